import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../components/button';
import { CounterGrid } from '../../../components/counterGrid';
import type { Field } from '../../../rules/engine/fields';
import { FieldInput, type FieldInputProps } from './fieldInput';

type FormFieldsProps = {
  fields: readonly Field[];
  /** Everything about a field but the field itself. */
  propsOf: (field: Field) => Omit<FieldInputProps, 'field'>;
  /** Dice the app can roll, and the field they go into. */
  roll?: { into: string; onRoll: () => void } | undefined;
};

/** The fields of a form: numbers side by side where there is room, the dice beside what they fill. */
export function FormFields({ fields, propsOf, roll }: FormFieldsProps) {
  const { t } = useTranslation();
  const inputOf = (field: Field) => <FieldInput key={field.id} field={field} {...propsOf(field)} />;
  return groupsOf(fields).map((group) => {
    const [first] = group;
    return (
      <Fragment key={first?.id}>
        {group.length > 1 ? <CounterGrid>{group.map(inputOf)}</CounterGrid> : group.map(inputOf)}
        {roll !== undefined && group.some(({ id }) => id === roll.into) && (
          <Button kind="secondary" label={t('tools.roll')} onPress={roll.onRoll} testID="roll" />
        )}
      </Fragment>
    );
  });
}

/** A single die, which an answer can chart face by face; the chart is then the place to enter it. */
export function isChartable(field: Field): boolean {
  return field.kind === 'numbers' && field.faces === true && field.most === 1;
}

/** Numbers that follow one another belong together; everything else stands alone. */
function groupsOf(fields: readonly Field[]): readonly (readonly Field[])[] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (field.kind === 'number' && last?.[0]?.kind === 'number') last.push(field);
    else groups.push([field]);
  }
  return groups;
}
