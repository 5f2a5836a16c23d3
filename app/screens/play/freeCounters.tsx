import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { ListRow } from '../../../components/listRow';
import { SectionTitle } from '../../../components/sectionTitle';
import { SheetModal } from '../../../components/sheetModal';
import { TextField } from '../../../components/textField';
import { spacing } from '../../../components/theme/tokens';
import type { FreeCounter } from '../../../rules/engine/state';
import { longestText } from '../../../rules/engine/written';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, usePlay } from '../../store/useApp';
import { TrackPart } from './trackPart';

const none: readonly FreeCounter[] = [];

/** Counters the players add to a seat themselves. */
export const FreeCounters = memo(function FreeCounters({ seat }: { seat: string }) {
  const { t } = useTranslation();
  const counters = usePlay((state) => state.counters[seat] ?? none);
  const { dispatch } = useAppStore().getState();
  const [edited, setEdited] = useState<FreeCounter | 'new'>();
  const nameOf = (counter: FreeCounter) =>
    counter.name === '' ? t('play.counterDefault') : counter.name;
  return (
    <View style={styles.counters}>
      {counters.length > 0 && <SectionTitle title={t('play.counters')} />}
      {counters.map((counter) => (
        <View key={counter.id}>
          <TrackPart
            at={`${seat}.${counter.id}`}
            testID={`${seat}.${counter.id}`}
            label={nameOf(counter)}
          />
          <ListRow title={t('play.renameCounter')} onPress={() => setEdited(counter)} />
        </View>
      ))}
      <Button
        kind="quiet"
        label={t('play.addCounter')}
        onPress={() => setEdited('new')}
        testID={`${seat}.addCounter`}
      />
      {edited !== undefined && (
        <CounterForm
          name={edited === 'new' ? '' : edited.name}
          onClose={() => setEdited(undefined)}
          onSave={(name) =>
            dispatch(
              edited === 'new'
                ? { type: 'counterAdded', v: 1, seat, name }
                : { type: 'counterRenamed', v: 1, at: `${seat}.${edited.id}`, name },
            )
          }
          {...(edited === 'new'
            ? {}
            : {
                onRemove: () =>
                  dispatch({ type: 'counterRemoved', v: 1, at: `${seat}.${edited.id}` }),
              })}
        />
      )}
    </View>
  );
});

type CounterFormProps = {
  name: string;
  onSave: (name: string) => void;
  onRemove?: () => void;
  onClose: () => void;
};

function CounterForm({ name, onSave, onRemove, onClose }: CounterFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const save = () => {
    onSave(text);
    onClose();
  };
  return (
    <SheetModal
      visible
      title={t(onRemove === undefined ? 'play.addCounter' : 'play.counters')}
      onClose={onClose}
      closeLabel={t('common.close')}
    >
      <TextField
        label={t('play.counterName')}
        placeholder={t('play.counterDefault')}
        value={text}
        onChange={setText}
        onSubmit={save}
        maxLength={longestText}
        autoFocus
        testID="counterName"
      />
      <Button label={t('common.save')} onPress={save} testID="saveCounter" />
      {onRemove !== undefined && (
        <Button
          kind="danger"
          label={t('play.removeCounter')}
          onPress={() => {
            onRemove();
            onClose();
          }}
          testID="removeCounter"
        />
      )}
    </SheetModal>
  );
}

const styles = StyleSheet.create({ counters: { gap: spacing.m } });
