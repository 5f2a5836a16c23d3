import { useTranslation } from 'react-i18next';

import { Text } from '../../components/text';

type LabelProps = { focused: boolean };

function label(tab: 'table' | 'tools' | 'settings') {
  return function Label({ focused }: LabelProps) {
    const { t } = useTranslation();
    return (
      <Text variant="caption" tone={focused ? 'accent' : 'quiet'} numberOfLines={1}>
        {t(`tabs.${tab}`)}
      </Text>
    );
  };
}

export const TabLabel = {
  table: label('table'),
  tools: label('tools'),
  settings: label('settings'),
};
