import { useTranslation } from 'react-i18next';

import { Text } from '../../components/text';

/** The title in the bar of a screen that was opened from another one. */
function title(key: 'table.newGame' | 'setUp.title' | 'tools.title' | 'rules.title') {
  return function Title() {
    const { t } = useTranslation();
    return <Text variant="label">{t(key)}</Text>;
  };
}

export const Title = {
  newGame: title('table.newGame'),
  setUp: title('setUp.title'),
  rules: title('rules.title'),
  tools: title('tools.title'),
};
