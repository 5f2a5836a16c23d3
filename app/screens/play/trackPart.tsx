import { memo, useCallback, useState, type ComponentType } from 'react';

import { endsOf, type FigureProps } from '../../../components/adjustable';
import { Counter, CounterFigure } from '../../../components/counter';
import { NumberEntry, type NumberEntryProps } from '../../../components/numberEntry';
import { SheetModal } from '../../../components/sheetModal';
import { StripFigure, TrackStrip } from '../../../components/trackStrip';
import type { Address } from '../../../rules/engine/definition';
import { ruleAddress } from '../../../rules/engine/game';
import { signed } from '../../../rules/engine/phrase';
import { bounds, markPlace } from '../../../rules/engine/state';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, useNewest, useOpenGame, usePlay } from '../../store/useApp';
import { RuleRow } from '../rules/ruleRow';
import { useFeedback } from '../shared/feedback';
import { usePlayWords } from './playWords';

type TrackPartProps = {
  at: Address;
  testID: string;
  /** Given where the players named it themselves. */
  label?: string;
};

/** A track or counter of the game: shows its number and takes taps, and renders for itself alone. */
export const TrackPart = memo(function TrackPart({ at, testID, label }: TrackPartProps) {
  const { t } = useTranslation();
  const game = useOpenGame();
  const words = usePlayWords();
  const store = useAppStore();
  const { tick } = useFeedback();
  const [open, setOpen] = useState(false);
  const track = game.track(at);
  const shownTrack = usePlay((state, view) => ({
    value: state.values[at] ?? 0,
    ...(track === undefined ? { min: 0, max: 0 } : bounds(track, view, at)),
  }));
  const { value, min, max } = shownTrack;
  const ends = useNewest(at, (newest) => endsOf({ value: newest, min, max }));
  const marks = usePlay((_, view) =>
    (track?.marks ?? []).flatMap((mark) => {
      const place = markPlace(mark, view);
      if (place === undefined) return [];
      const reached = mark.once === true ? view.hasReached(at, mark.id) : value >= place;
      return [{ id: mark.id, at: place, reached, goal: mark.goal === true }];
    }),
  );
  const onMove = useCallback(
    (by: number) => {
      tick();
      store.getState().tapTrack(at, by);
    },
    [store, at, tick],
  );
  const onOpen = useCallback(() => setOpen(true), []);
  if (track === undefined) return null;

  const name = label ?? words.labelled('tracks', at);
  const figure = {
    testID,
    label: label ?? words.label('tracks', at),
    min,
    max,
    goesOn: track.beyond !== undefined,
    onMove,
    onOpen,
  };
  const shared = {
    ...figure,
    value,
    ends,
    hidesMax: track.printed,
    hint: label === undefined ? words.hint('tracks', at) : undefined,
    spoken: { plus: t('play.plus', { name }), minus: t('play.minus', { name }) },
  };
  const { dispatch } = store.getState();
  return (
    <>
      {track.shape === 'track' ? (
        <TrackStrip
          {...shared}
          marks={marks.map(({ id, ...mark }) => ({
            ...mark,
            label: words.text(`marks.${id}`),
          }))}
        >
          <NewestNumber {...figure} at={at} Figure={StripFigure} />
        </TrackStrip>
      ) : (
        <Counter {...shared}>
          <NewestNumber {...figure} at={at} signs={track.signed} Figure={CounterFigure} />
        </Counter>
      )}
      {open && (
        <SheetModal
          visible
          title={name}
          onClose={() => setOpen(false)}
          closeLabel={t('common.close')}
        >
          <NewestEntry
            at={at}
            label={name}
            min={min}
            max={max}
            goesOn={figure.goesOn}
            onMove={onMove}
            onSet={(to) => dispatch({ type: 'trackSet', v: 1, at, to })}
            onClose={() => setOpen(false)}
            texts={{
              set: t('play.setTo'),
              close: t('common.close'),
              by: t('play.changeBy'),
            }}
            testID={`${testID}.entry`}
          />
          <RuleRow
            game={game.definition.id}
            kind="tracks"
            id={ruleAddress(game, at)}
            onLeave={() => setOpen(false)}
          />
        </SheetModal>
      )}
    </>
  );
});

/** The same where it is typed: there too it is looked at. */
function NewestEntry({ at, ...entry }: { at: Address } & Omit<NumberEntryProps, 'value'>) {
  return <NumberEntry {...entry} value={useNewest(at, itself)} />;
}

const itself = (value: number) => value;

type NewestNumberProps = Omit<FigureProps, 'value' | 'shown'> & {
  at: Address;
  signs?: boolean | undefined;
  Figure: ComponentType<FigureProps>;
};

/** The number itself, which a tap changes before anything else on the screen. */
const NewestNumber = memo(function NewestNumber({
  at,
  signs = false,
  Figure,
  ...figure
}: NewestNumberProps) {
  const value = useNewest(at, itself);
  return <Figure {...figure} value={value} shown={signs ? signed(value).written : undefined} />;
});
