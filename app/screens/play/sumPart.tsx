import { memo } from 'react';

import { useOpenGame, usePlay } from '../../store/useApp';
import { AnswerBars, AnswerCard } from '../shared/answerCard';
import type { PartProps } from './partProps';
import { usePlayWords } from './playWords';

/** A sum that follows from the table, written out where it is needed. */
export const SumPart = memo(function SumPart({ seat, id, testID }: PartProps) {
  const words = usePlayWords();
  const sum = useOpenGame()
    .seat(seat)
    ?.sums?.find((other) => other.id === id);
  const answer = usePlay((_, view) => sum?.of(view));
  if (sum === undefined || answer === undefined) return null;
  const shown = { answer, words, tool: sum.tool };
  return (
    <>
      <AnswerCard {...shown} live={false} testID={testID} />
      <AnswerBars {...shown} />
    </>
  );
});
