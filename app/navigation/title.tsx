import { Text } from '../../components/text';
import { useTranslation } from '../i18n/useTranslation';

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
