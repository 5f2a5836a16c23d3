import { StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { OddsBar } from '../../../components/oddsBar';
import { Text } from '../../../components/text';
import { spacing } from '../../../components/theme/tokens';
import type { Phrase, Tool, ToolAnswer } from '../../../rules/engine/definition';
import { rollFor } from '../../../rules/engine/dice';
import type { FieldError, FieldValue, FieldValues } from '../../../rules/engine/fields';
import { useGameWords } from '../../i18n/gameWords';
import { RuleRow } from '../rules/ruleRow';
import { FieldInput, useFieldMessage } from '../shared/fieldInput';

type ToolFormProps = {
  gameId: string;
  tool: Tool;
  values: FieldValues;
  errors?: Readonly<Record<string, FieldError>>;
  onChange: (id: string, value: FieldValue) => void;
  /** Called when a link leads away from it. */
  onLeave?: () => void;
};

/** A calculator: its answer first, then what it is calculated from. */
export function ToolForm({ gameId, tool, values, errors = {}, onChange, onLeave }: ToolFormProps) {
  const { t } = useTranslation();
  const words = useGameWords(gameId);
  const message = useFieldMessage();
  const errorOf = (id: string): string | undefined => {
    const error = errors[id];
    if (error === undefined) return undefined;
    return `${message(error)} ${t('fieldErrors.using', { value: valueText(values[id]) })}`;
  };
  const valueText = (value: FieldValue | undefined): string => {
    if (value === undefined) return '';
    if (typeof value === 'boolean') return t(value ? 'tools.on' : 'tools.off');
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return words.name(value);
    return value.length === 0
      ? t('fieldErrors.none')
      : value.map((part) => words.name(String(part))).join(' ');
  };
  const answer = tool.answer(values);
  const sentence = (phrase: Phrase) =>
    words.text(`tools.${tool.id}.answers.${phrase.id}`, phrase.params);
  const roll = () => {
    if (tool.roll === undefined) return;
    const { into, dice } = tool.roll;
    onChange(into, rollFor(into, dice(values), tool.fields, Math.random));
  };
  return (
    <View style={styles.form}>
      <Answer answer={answer} sentence={sentence} />
      {tool.fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? field.start}
          onChange={(value) => onChange(field.id, value)}
          label={words.text(`tools.${tool.id}.fields.${field.id}.label`)}
          hint={words.optional(`tools.${tool.id}.fields.${field.id}.hint`)}
          error={errorOf(field.id)}
          nameOf={words.name}
          testID={`field.${field.id}`}
        />
      ))}
      {tool.roll !== undefined && <Button label={t('tools.roll')} onPress={roll} testID="roll" />}
      {answer.bars !== undefined && answer.bars.length > 0 && (
        <View style={styles.bars}>
          {answer.bars.map((bar) => (
            <OddsBar
              key={JSON.stringify(bar.params)}
              label={sentence(bar)}
              chance={bar.chance}
              text={`${Math.round(bar.chance * 1000) / 10} %`}
            />
          ))}
        </View>
      )}
      <RuleRow game={gameId} kind="tools" id={tool.id} onLeave={onLeave} />
    </View>
  );
}

type AnswerProps = { answer: ToolAnswer; sentence: (phrase: Phrase) => string };

function Answer({ answer, sentence }: AnswerProps) {
  const signs = { good: '○ ', bad: '× ', plain: '' } as const;
  return (
    <Card tone="accent" testID="result">
      <View aria-live="polite">
        <Text variant="heading">{`${signs[answer.tone]}${sentence(answer.headline)}`}</Text>
        {answer.lines.map((line) => (
          <Text key={`${line.id}.${JSON.stringify(line.params)}`} tone="quiet">
            {sentence(line)}
          </Text>
        ))}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({ form: { gap: spacing.l }, bars: { gap: spacing.s } });
