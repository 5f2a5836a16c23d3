import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { CounterGrid } from '../../../components/counterGrid';
import { IconButton } from '../../../components/iconButton';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import type { Address, Collection } from '../../../rules/engine/definition';
import { ruleAddress } from '../../../rules/engine/game';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { RuleRow } from '../rules/ruleRow';
import type { PartProps } from './partProps';
import { TrackPart } from './trackPart';
import { usePlayWords } from './playWords';

/** Things that come and go, each with its own numbers. */
export const CollectionPart = memo(function CollectionPart({ seat, id, testID }: PartProps) {
  const address = `${seat}.${id}`;
  const game = useOpenGame();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const items = usePlay((_, view) => view.items(address));
  const collection = game.collection(address);
  if (collection === undefined) return null;
  return (
    <View style={styles.collection}>
      {items.length === 0 && <Text tone="quiet">{words.text(`collections.${id}.empty`)}</Text>}
      {items.map((item) => (
        <Item key={item} item={item} collection={collection} />
      ))}
      <Button
        kind="secondary"
        label={words.text(`collections.${id}.add`)}
        disabled={items.length >= collection.most}
        onPress={() => dispatch({ type: 'itemAdded', v: 1, to: address })}
        testID={`${testID}.add`}
      />
      <RuleRow game={game.definition.id} kind="tracks" id={ruleAddress(game, address)} />
    </View>
  );
});

function Item({ item, collection }: { item: Address; collection: Collection }) {
  const { t } = useTranslation();
  const words = usePlayWords();
  const { dispatch } = useAppStore().getState();
  const status = usePlay((_, view) => collection.status?.(view, item) ?? []);
  const number = item.slice(item.lastIndexOf('.') + 1).replace(/^\D+/, '');
  const name = `${words.text(`collections.${collection.id}.item`)} ${number}`;
  return (
    <Card
      title={name}
      testID={item}
      right={
        <IconButton
          glyph="✕"
          label={t('play.removeItem', { name })}
          onPress={() => dispatch({ type: 'itemRemoved', v: 1, item })}
          testID={`${item}.remove`}
        />
      }
    >
      <Text variant="caption" tone="quiet">
        {status.map(words.phrase).join(' · ')}
      </Text>
      <CounterGrid>
        {collection.tracks.map((track) => (
          <TrackPart key={track.id} at={`${item}.${track.id}`} testID={`${item}.${track.id}`} />
        ))}
      </CounterGrid>
    </Card>
  );
}

const styles = StyleSheet.create({ collection: { gap: spacing.m } });
