import { useFocusEffect } from '@react-navigation/native';
import Constants from 'expo-constants';
import { useCallback, useState } from 'react';

import { Card } from '../../../components/card';
import { ChoiceRow } from '../../../components/choiceRow';
import { ScreenFrame } from '../../../components/screenFrame';
import { Text } from '../../../components/text';
import { ToggleRow } from '../../../components/toggleRow';
import { useTranslation } from '../../i18n/useTranslation';
import { textSizes } from '../../store/settings';
import { useApp, useAppStore } from '../../store/useApp';
import { RecordsCard } from './recordsCard';
import { RecordsOutcome, type Outcome } from './recordsOutcome';

const languages = ['system', 'ja', 'en'] as const;
const themes = ['system', 'dark', 'light'] as const;

export function SettingsScreen() {
  const { t } = useTranslation();
  const settings = useApp((state) => state.settings);
  const { changeSetting, refreshBackups } = useAppStore().getState();
  const [outcome, setOutcome] = useState<Outcome>();
  useFocusEffect(
    useCallback(() => {
      // A list that cannot be read now is read the next time.
      refreshBackups().catch(() => undefined);
      // Whoever went on playing wants no undo that takes that back as well.
      return () => setOutcome(undefined);
    }, [refreshBackups]),
  );
  return (
    <ScreenFrame
      edges={['top', 'left', 'right']}
      footer={
        outcome === undefined ? null : <RecordsOutcome outcome={outcome} onChange={setOutcome} />
      }
    >
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
      <RecordsCard onOutcome={setOutcome} />
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
