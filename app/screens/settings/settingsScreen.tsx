import Constants from 'expo-constants';
import { useTranslation } from 'react-i18next';

import { Card } from '../../../components/card';
import { ChoiceRow } from '../../../components/choiceRow';
import { ScreenFrame } from '../../../components/screenFrame';
import { Text } from '../../../components/text';
import { ToggleRow } from '../../../components/toggleRow';
import { textSizes } from '../../store/settings';
import { useApp, useAppStore } from '../../store/useApp';

const languages = ['system', 'ja', 'en'] as const;
const themes = ['system', 'dark', 'light'] as const;

export function SettingsScreen() {
  const { t } = useTranslation();
  const settings = useApp((state) => state.settings);
  const { changeSetting } = useAppStore().getState();
  return (
    <ScreenFrame edges={['top', 'left', 'right']}>
      <Text variant="title">{t('settings.title')}</Text>
      <Card>
        <ChoiceRow
          label={t('settings.language')}
          options={languages.map((id) => ({ id, label: t(`settings.languages.${id}`) }))}
          value={settings.language}
          onChange={(language) => changeSetting('language', language)}
          testID="language"
        />
        <ChoiceRow
          label={t('settings.theme')}
          options={themes.map((id) => ({ id, label: t(`settings.themes.${id}`) }))}
          value={settings.theme}
          onChange={(theme) => changeSetting('theme', theme)}
          testID="theme"
        />
        <ChoiceRow
          label={t('settings.textSize')}
          options={textSizes.map((size) => ({ id: String(size), label: `${size} %` }))}
          value={String(settings.textSize)}
          onChange={(size) => {
            const chosen = textSizes.find((other) => String(other) === size);
            if (chosen !== undefined) changeSetting('textSize', chosen);
          }}
          testID="textSize"
        />
        <Text variant="caption" tone="quiet">
          {t('settings.textSizeHint')}
        </Text>
        <ToggleRow
          label={t('settings.haptics')}
          value={settings.haptics}
          onChange={(on) => changeSetting('haptics', on)}
          testID="haptics"
        />
        <ToggleRow
          label={t('settings.keepAwake')}
          value={settings.keepAwake}
          onChange={(on) => changeSetting('keepAwake', on)}
          testID="keepAwake"
        />
      </Card>
      <Card title={t('settings.about')}>
        <Text>{t('settings.aboutBody')}</Text>
        <Text variant="label">{t('settings.sources')}</Text>
        <Text>{t('settings.sourcesBody')}</Text>
        <Text variant="caption" tone="quiet">
          {t('settings.version', { version: Constants.expoConfig?.version ?? '' })}
        </Text>
      </Card>
    </ScreenFrame>
  );
}
