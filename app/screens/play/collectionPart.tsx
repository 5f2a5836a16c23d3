import { memo, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { CounterGrid } from '../../../components/counterGrid';
import { IconButton } from '../../../components/iconButton';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import type { Address, Collection } from '../../../rules/engine/definition';
import { ruleAddress } from '../../../rules/engine/game';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { RuleRow } from '../rules/ruleRow';
import { ActionPart } from './actionPart';
import { ChoicePart } from './choicePart';
import type { PartProps } from './partProps';
import { TextPart } from './textPart';
import { TogglePart } from './togglePart';
import { TrackPart } from './trackPart';
import { usePlayWords } from './playWords';

/** Things that come and go, each with its own numbers. */
export const CollectionPart = memo(function CollectionPart({ seat, id, testID }: PartProps) {
  const address = `${seat}.${id}`;
  const game = useOpenGame();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const items = usePlay((_, view) => view.items(address));
  const [added, setAdded] = useState(false);
  const collection = game.collection(address);
  if (collection === undefined) return null;
  return (
    <View style={styles.collection}>
      {items.length === 0 && <Text tone="quiet">{words.text(`collections.${id}.empty`)}</Text>}
      {items.map((item) => (
        <Item
          key={item}
          seat={seat}
          item={item}
          collection={collection}
          isNew={added && item === items.at(-1)}
        />
      ))}
      <Button
        kind="secondary"
        label={words.text(`collections.${id}.add`)}
        disabled={items.length >= collection.most}
        onPress={() => {
          setAdded(true);
          dispatch({ type: 'itemAdded', v: 1, to: address });
        }}
        testID={`${testID}.add`}
      />
      <RuleRow game={game.definition.id} kind="tracks" id={ruleAddress(game, address)} />
    </View>
  );
});

type ItemProps = {
  seat: string;
  item: Address;
  collection: Collection;
  /** It was added a moment ago: whatever can be written first is. */
  isNew: boolean;
};

function Item({ seat, item, collection, isNew }: ItemProps) {
  const { t } = useTranslation();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const status = usePlay((_, view) => collection.status?.(view, item) ?? []);
  const { tracks, texts = [], toggles = [], actions = [] } = collection;
  const choices = (collection.choices ?? []).filter(({ ruled }) => ruled !== true);
  const name = words.name(item);
  const preset = useMemo(() => ({ item }), [item]);
  const inside = ({ id }: { id: string }) => ({ at: `${item}.${id}`, testID: `${item}.${id}` });
  const remove = (
    <IconButton
      glyph="✕"
      label={t('play.removeItem', { name })}
      onPress={() => dispatch({ type: 'itemRemoved', v: 1, item })}
      testID={`${item}.remove`}
    />
  );
  const state = status.length > 0 && (
    <Text variant="caption" tone="quiet">
      {status.map(words.phrase).join(' · ')}
    </Text>
  );
  if (tracks.length === 0 && choices.length === 0) {
    // Nothing but what was written: a line each is enough.
    return (
      <View testID={item}>
        {texts.map((text) => (
          <View key={text.id} style={styles.line}>
            <View style={styles.words}>
              <TextPart {...inside(text)} startsOpen={isNew && text === texts[0]} />
            </View>
            {remove}
          </View>
        ))}
        {state}
      </View>
    );
  }
  return (
    <Card title={name} testID={item} right={remove}>
      {state}
      {texts.map((text) => (
        <TextPart key={text.id} {...inside(text)} startsOpen={isNew && text === texts[0]} />
      ))}
      {choices.map((choice) => (
        <ChoicePart key={choice.id} {...inside(choice)} />
      ))}
      {tracks.length > 0 && (
        <CounterGrid>
          {tracks.map((track) => (
            <TrackPart key={track.id} {...inside(track)} />
          ))}
        </CounterGrid>
      )}
      {toggles.map((toggle) => (
        <TogglePart key={toggle.id} {...inside(toggle)} />
      ))}
      {actions.length > 0 && (
        <View style={styles.actions}>
          {actions.map((id) => (
            <ActionPart key={id} seat={seat} id={id} preset={preset} testID={`${item}.${id}`} />
          ))}
        </View>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  collection: { gap: spacing.m },
  line: { flexDirection: 'row', alignItems: 'center', gap: spacing.s },
  words: { flex: 1 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
