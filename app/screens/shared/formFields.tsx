import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '../../../components/button';
import { CounterGrid } from '../../../components/counterGrid';
import { PieceName, type Piece } from '../../../components/pieceName';
import { spacing } from '../../../components/theme/tokens';
import type { Field, FieldValue } from '../../../rules/engine/fields';
import { useTranslation } from '../../i18n/useTranslation';
import { FieldInput, type FieldInputProps } from './fieldInput';
import type { Rolling } from './rolling';

type FormFieldsProps = {
  fields: readonly Field[];
  /** Everything about a field but the field itself. */
  propsOf: (field: Field) => Omit<FieldInputProps, 'field'>;
  /** Who a field with a dot in its id belongs to: `player1` of `player1.units`. */
  pieceOf: (owner: string) => Piece;
  rolling?: Rolling | undefined;
};

/**
 * The fields of a form: those of somebody under their name, numbers side by side where there is
 * room, the dice beside what they fill.
 */
export function FormFields({ fields, propsOf, pieceOf, rolling }: FormFieldsProps) {
  const { t } = useTranslation();
  const into = rolling?.into ?? [];
  const blocks = blocksOf(fields);
  const isRolled = ({ id }: Field) => into.includes(id);
  // Everybody's dice are nobody's own: the button comes after the last of those who roll.
  const lastRolled =
    into.length > 1
      ? blocks.findLast(({ groups }) => groups.some((group) => group.some(isRolled)))
      : undefined;
  // Whoever rolled at the table keeps their dice; once all have fallen, all fall again.
  const open = fields.filter((field) => isRolled(field) && !isFull(field, propsOf(field).value));
  const stillToFall = open.length > 0 ? open.map(({ id }) => id) : into;
  const inputOf = (field: Field) => <FieldInput key={field.id} field={field} {...propsOf(field)} />;
  const rollOf = (field: Field, owner: Piece | undefined) => {
    if (into.length === 1) return { label: t('tools.roll'), testID: 'roll' };
    const { label } = propsOf(field);
    const name = owner === undefined ? label : `${owner.name} ${label}`;
    return {
      label: t('tools.rollFor', { name: label }),
      accessibilityLabel: t('tools.rollFor', { name }),
      testID: `roll.${field.id}`,
    };
  };
  return blocks.map((block) => {
    const owner = block.owner === undefined ? undefined : pieceOf(block.owner);
    const content = block.groups.map((group) => (
      <Fragment key={group[0]?.id}>
        {group.length > 1 ? <CounterGrid>{group.map(inputOf)}</CounterGrid> : group.map(inputOf)}
        {group.filter(isRolled).map((field) => (
          <Button
            key={field.id}
            kind="secondary"
            onPress={() => rolling?.onRoll([field.id])}
            {...rollOf(field, owner)}
          />
        ))}
      </Fragment>
    ));
    return (
      <Fragment key={block.groups[0]?.[0]?.id}>
        {owner === undefined ? (
          content
        ) : (
          <View role="group" aria-label={owner.name} style={styles.block}>
            <PieceName {...owner} testID={`owner.${block.owner}`} />
            {content}
          </View>
        )}
        {block === lastRolled && (
          <Button
            kind="secondary"
            label={t('tools.rollAll')}
            onPress={() => rolling?.onRoll(stillToFall)}
            testID="rollAll"
          />
        )}
      </Fragment>
    );
  });
}

/** Whether all dice of a field have fallen. */
function isFull(field: Field, value: FieldValue): boolean {
  // Only dice that are tapped: a list that is typed may hold a slip the dice should replace.
  if (field.kind !== 'numbers' || field.faces !== true) return false;
  return Array.isArray(value) && value.length >= field.fewest;
}

/** A single die, which an answer can chart face by face; the chart is then the place to enter it. */
export function isChartable(field: Field): boolean {
  return field.kind === 'numbers' && field.faces === true && field.most === 1;
}

/** Whose a field is, where it is somebody's. */
export function ownerOfField({ id }: Field): string | undefined {
  const dot = id.lastIndexOf('.');
  return dot < 0 ? undefined : id.slice(0, dot);
}

type Block = { owner: string | undefined; groups: Field[][] };

/**
 * Fields of the same owner that follow one another stand together. In there, as everywhere, numbers
 * that follow one another belong together; everything else stands alone.
 */
function blocksOf(fields: readonly Field[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const field of fields) {
    const owner = ownerOfField(field);
    const block = blocks.at(-1);
    const group = block?.groups.at(-1);
    const isSameOwner = block?.owner === owner;
    if (isSameOwner && field.kind === 'number' && group?.[0]?.kind === 'number') group.push(field);
    else if (isSameOwner && owner !== undefined) block?.groups.push([field]);
    else blocks.push({ owner, groups: [[field]] });
  }
  return blocks;
}

const styles = StyleSheet.create({ block: { gap: spacing.m } });
