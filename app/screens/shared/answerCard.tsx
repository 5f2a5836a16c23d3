import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';

import { Card } from '../../../components/card';
import { FaceChart } from '../../../components/faceChart';
import { OddsBar } from '../../../components/oddsBar';
import { SumRows } from '../../../components/sumRows';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import type { Phrase, ToolAnswer } from '../../../rules/engine/definition';
import type { Face } from '../../../rules/engine/answer';
import { signed } from '../../../rules/engine/phrase';
import type { GameWords } from '../../i18n/gameWords';

type AnswerProps = { answer: ToolAnswer; words: GameWords; tool: string };

function sayer({ words, tool }: AnswerProps): (phrase: Phrase) => string {
  return ({ id, params }) => words.text(`tools.${tool}.answers.${id}`, params);
}

/** The answer of a tool: what to read first, then how it came about. */
export function AnswerCard(props: AnswerProps) {
  const { answer } = props;
  const say = sayer(props);
  return (
    <Card tone="accent" testID="result">
      <View aria-live="polite">
        {answer.figure !== undefined && <Text variant="figureLarge">{say(answer.figure)}</Text>}
        <Text variant="heading">{`${signs[answer.tone]}${say(answer.headline)}`}</Text>
        {answer.lines.map((line) => (
          <Text key={`${line.id}.${JSON.stringify(line.params)}`} tone="quiet">
            {say(line)}
          </Text>
        ))}
      </View>
      {answer.sum !== undefined && (
        <SumRows
          testID="sum"
          rows={answer.sum.map((part) => ({
            label: say(part),
            amount: part.idle === true ? '–' : signed(part.amount).written,
            idle: part.idle,
          }))}
        />
      )}
      {answer.faces !== undefined && <Faces faces={answer.faces} />}
    </Card>
  );
}

function Faces({ faces }: { faces: readonly Face[] }) {
  const { t } = useTranslation();
  const list = (good: boolean) =>
    faces
      .filter((face) => face.good === good)
      .map(({ face }) => face)
      .join(' ');
  return (
    <FaceChart
      label={t('tools.faces', { good: list(true), bad: list(false) })}
      faces={faces}
      testID="faces"
    />
  );
}

/** Chances side by side, where the answer has some. */
export function AnswerBars(props: AnswerProps) {
  const { bars = [] } = props.answer;
  const say = sayer(props);
  if (bars.length === 0) return null;
  return (
    <View style={styles.bars}>
      {bars.map((bar) => (
        <OddsBar
          key={`${bar.id}.${JSON.stringify(bar.params)}`}
          label={say(bar)}
          chance={bar.chance}
          text={`${Math.round(bar.chance * 1000) / 10} %`}
        />
      ))}
    </View>
  );
}

const signs = { good: '○ ', bad: '× ', plain: '' } as const;

const styles = StyleSheet.create({ bars: { gap: spacing.s } });
