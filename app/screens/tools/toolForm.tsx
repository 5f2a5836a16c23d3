import { StyleSheet, View } from 'react-native';

import { spacing } from '../../../components/theme/tokens';
import type { Tool } from '../../../rules/engine/definition';
import {
  startValues,
  type FieldError,
  type FieldValue,
  type FieldValues,
} from '../../../rules/engine/fields';
import { useGameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { RuleRow } from '../rules/ruleRow';
import { AnswerBars, AnswerCard } from '../shared/answerCard';
import { useFieldMessage } from '../shared/fieldInput';
import { FormFields, isChartable } from '../shared/formFields';
import { chartedDie, rollingOf } from '../shared/rolling';

type ToolFormProps = {
  gameId: string;
  tool: Tool;
  values: FieldValues;
  errors?: Readonly<Record<string, FieldError>>;
  onChange: (changes: FieldValues) => void;
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
  const shown = { answer: tool.answer(values), words, tool: tool.id };
  /** What an answer hides is as if nobody had said it. */
  const change = (changes: FieldValues) => {
    const next = { ...values, ...changes };
    const hidden = tool.fields.filter((field) => field.when?.(next) === false);
    onChange({ ...changes, ...startValues(hidden) });
  };
  const labelOf = (id: string) => words.text(`tools.${tool.id}.fields.${id}.label`);
  const rolling = rollingOf(tool.roll?.(values, values) ?? [], tool.fields, change);
  const die = chartedDie(rolling, shown.answer, change, {
    labelOf,
    testIDOf: (id) => `field.${id}`,
  });
  const shownFields = tool.fields.filter(
    (field) =>
      errors[field.id] !== undefined ||
      (field.when?.(values) !== false && (die === undefined || !isChartable(field))),
  );
  return (
    <View style={styles.form}>
      <AnswerCard {...shown} die={die} />
      {shown.answer.barsFirst === true && <AnswerBars {...shown} />}
      <FormFields
        fields={shownFields}
        propsOf={(field) => ({
          value: values[field.id] ?? field.start,
          onChange: (value) => change({ [field.id]: value }),
          label: labelOf(field.id),
          hint: words.optional(`tools.${tool.id}.fields.${field.id}.hint`),
          error: errorOf(field.id),
          nameOf: words.name,
          testID: `field.${field.id}`,
        })}
        pieceOf={(owner) => ({ name: words.name(owner) })}
        rolling={die === undefined ? rolling : undefined}
      />
      {shown.answer.barsFirst !== true && <AnswerBars {...shown} />}
      <RuleRow game={gameId} kind="tools" id={tool.id} onLeave={onLeave} />
    </View>
  );
}

const styles = StyleSheet.create({ form: { gap: spacing.l } });
