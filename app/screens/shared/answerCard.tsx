import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { DiceHands, type DiceHand } from '../../../components/diceHands';
import { FaceChart } from '../../../components/faceChart';
import { OddsBar } from '../../../components/oddsBar';
import { SumRows } from '../../../components/sumRows';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import type { Face, Hand, ToolAnswer } from '../../../rules/engine/answer';
import type { Phrase } from '../../../rules/engine/definition';
import { percent, signed } from '../../../rules/engine/phrase';
import type { GameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';

type AnswerProps = { answer: ToolAnswer; words: GameWords; tool: string };

/** The die an answer charts: how it is entered there. */
export type ChartedDie = {
  label: string;
  /** Enters the die that fell; nothing takes it back. */
  onFace: (face: number | undefined) => void;
  onRoll: () => void;
  testID: string;
};

function sayer({ words, tool }: AnswerProps): (phrase: Phrase) => string {
  return ({ id, params }) => words.text(`tools.${tool}.answers.${id}`, params);
}

type AnswerCardProps = AnswerProps & {
  /** Read out when it changes: where somebody asked for it, not where it only stands by. */
  live?: boolean;
  die?: ChartedDie | undefined;
  testID?: string;
};

/** An answer in one line. */
export function headlineOf(props: AnswerProps): string {
  return `${signs[props.answer.tone]}${sayer(props)(props.answer.headline)}`;
}

/** The answer of a tool: what to read first, then how it came about. */
export function AnswerCard({ die, live = true, testID = 'result', ...props }: AnswerCardProps) {
  const { answer } = props;
  const say = sayer(props);
  return (
    <Card tone="accent" testID={testID}>
      <View {...(live ? { 'aria-live': 'polite' as const } : {})}>
        {answer.figure !== undefined && <Text variant="figureLarge">{say(answer.figure)}</Text>}
        <Text variant="heading">{headlineOf(props)}</Text>
        {answer.lines.map((line) => (
          <Text key={`${line.id}.${JSON.stringify(line.params)}`} tone="quiet">
            {say(line)}
          </Text>
        ))}
      </View>
      {answer.hands !== undefined && <Hands hands={answer.hands} say={say} />}
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
      {answer.faces !== undefined && die !== undefined && <Faces faces={answer.faces} die={die} />}
    </Card>
  );
}

type HandsProps = { hands: readonly Hand[]; say: (phrase: Phrase) => string };

function Hands({ hands, say }: HandsProps) {
  const { t } = useTranslation();
  const spoken = ({ name, dice, outcome, decidedAt }: DiceHand) => {
    const faces = dice.length === 0 ? t('tools.noDice') : dice.join(' ');
    const hand = t(`tools.hand.${outcome}`, { name, faces });
    return decidedAt === undefined ? hand : t('tools.decided', { hand, place: decidedAt + 1 });
  };
  return <DiceHands hands={hands.map((hand) => ({ ...hand, name: say(hand) }))} spoken={spoken} />;
}

function Faces({ faces, die }: { faces: readonly Face[]; die: ChartedDie }) {
  const { t } = useTranslation();
  const { label, onFace, onRoll, testID } = die;
  const fell = faces.find(({ rolled }) => rolled)?.face;
  return (
    <View style={styles.faces}>
      <Text variant="label" tone="quiet">
        {label}
      </Text>
      <FaceChart
        label={label}
        faces={faces}
        spoken={({ face, good }) => t(good ? 'tools.goodFace' : 'tools.badFace', { face })}
        onPress={(face) => onFace(face === fell ? undefined : face)}
        testID={testID}
      />
      <Button kind="secondary" label={t('tools.roll')} onPress={onRoll} testID="roll" />
    </View>
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
          text={`${percent(bar.chance).written} %`}
        />
      ))}
    </View>
  );
}

const signs = { good: '○ ', bad: '× ', plain: '' } as const;

const styles = StyleSheet.create({ bars: { gap: spacing.s }, faces: { gap: spacing.s } });
