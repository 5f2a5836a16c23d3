import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { IconButton } from '../../../components/iconButton';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import { useTranslation } from '../../i18n/useTranslation';
import { useOpenGame, usePlay } from '../../store/useApp';
import { useEditionMark } from '../shared/gameTitle';
import { useToTab } from '../shared/toTab';
import { GameMenu } from './gameMenu';
import { usePlayWords, useRoundName } from './playWords';

/** The game, its edition, and where its turn stands. */
export function PlayHeader({ id }: { id: string }) {
  const { t } = useTranslation();
  const toTab = useToTab();
  const words = usePlayWords();
  const edition = useEditionMark()(useOpenGame().definition.id);
  const roundName = useRoundName();
  const name = usePlay((state) => state.name);
  const step = usePlay((state) => state.turn.step);
  const [menu, setMenu] = useState(false);
  return (
    <View style={styles.header}>
      <IconButton
        glyph="‹"
        label={t('common.toTable')}
        onPress={() => toTab('Table')}
        testID="back"
      />
      <View style={styles.title}>
        <Text variant="label" numberOfLines={1}>
          {name === '' ? words.text('name') : name}
        </Text>
        <View style={styles.where}>
          {edition !== undefined && (
            <Text variant="caption" tone="accent" testID="whichEdition">
              {edition}
            </Text>
          )}
          <View style={styles.step}>
            <Text variant="caption" tone="quiet" numberOfLines={1} testID="whereWeAre">
              {[roundName, ...(step === '' ? [] : [words.text(`steps.${step}.title`)])].join(' · ')}
            </Text>
          </View>
        </View>
      </View>
      <IconButton
        glyph="⋯"
        label={t('play.menu')}
        onPress={() => setMenu(true)}
        testID="gameMenu"
      />
      {menu && <GameMenu id={id} name={name} onClose={() => setMenu(false)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  title: { flex: 1 },
  where: { flexDirection: 'row', gap: spacing.s },
  step: { flexShrink: 1 },
});
