import { useState } from 'react';

import { ChoiceRow } from '../../../components/choiceRow';
import { FacePad } from '../../../components/facePad';
import { FieldFrame } from '../../../components/fieldFrame';
import { MultiChoice } from '../../../components/multiChoice';
import { NumberField } from '../../../components/numberField';
import { useRawText } from '../../../components/rawText';
import { SuggestedText } from '../../../components/suggestedText';
import { TapSequence } from '../../../components/tapSequence';
import { TextField } from '../../../components/textField';
import { ToggleRow } from '../../../components/toggleRow';
import type { Phrase } from '../../../rules/engine/definition';
import {
  formatValue,
  parseField,
  type Field,
  type FieldError,
  type FieldValue,
} from '../../../rules/engine/fields';
import { unreachable } from '../../../rules/engine/result';
import { longestText } from '../../../rules/engine/written';
import { useTranslation } from '../../i18n/useTranslation';

export type FieldInputProps = {
  field: Field;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  label: string;
  hint?: string | undefined;
  /** What is wrong with a value that came from elsewhere, such as a link. */
  error?: string | undefined;
  nameOf: (option: string) => string;
  /** What is said beside an option. */
  describe?: (phrase: Phrase) => string;
  /** Whether what stands in the field can be used as it is. */
  onValidity?: (valid: boolean) => void;
  testID: string;
};

/** Any field, as the control that suits it. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, onChange, label, hint, error, onValidity, testID } = props;
  switch (field.kind) {
    case 'number':
      return (
        <NumberField
          label={label}
          hint={hint}
          error={error}
          value={Number(value)}
          min={field.min}
          max={field.max}
          onChange={onChange}
          onValidity={onValidity}
          testID={testID}
        />
      );
    case 'toggle':
      return (
        <FieldFrame error={error} testID={testID}>
          <ToggleRow
            label={label}
            hint={hint}
            value={value === true}
            onChange={onChange}
            testID={testID}
          />
        </FieldFrame>
      );
    case 'choice':
      return (
        <FieldFrame hint={hint} error={error} testID={testID}>
          <ChoiceRow
            label={label}
            options={choicesOf(field, props)}
            value={String(value)}
            onChange={onChange}
            testID={testID}
          />
        </FieldFrame>
      );
    case 'choices':
      return field.repeats === true ? (
        <SequenceInput {...props} field={field} />
      ) : (
        <FieldFrame hint={hint} error={error} testID={testID}>
          <MultiChoice
            label={label}
            options={choicesOf(field, props)}
            values={Array.isArray(value) ? value.map(String) : []}
            ranked={field.ranked}
            most={field.most}
            onChange={onChange}
            testID={testID}
          />
        </FieldFrame>
      );
    case 'numbers':
      return field.faces === true ? (
        <FacesInput {...props} field={field} />
      ) : (
        <NumbersInput {...props} />
      );
    case 'text':
      return (
        <SuggestedText
          label={label}
          hint={hint}
          error={error}
          value={String(value)}
          onChange={onChange}
          suggestions={field.suggestions}
          maxLength={longestText}
          testID={testID}
        />
      );
    default:
      return unreachable(field);
  }
}

function choicesOf(
  { options, details }: Extract<Field, { kind: 'choice' | 'choices' }>,
  { nameOf, describe }: FieldInputProps,
) {
  return options.map((id) => {
    const detail = details?.[id];
    return {
      id,
      label: nameOf(id),
      hint: detail === undefined ? undefined : describe?.(detail),
    };
  });
}

/** Options one after the other, the same as often as it is wanted. */
function SequenceInput(props: FieldInputProps & { field: Extract<Field, { kind: 'choices' }> }) {
  const { field, value, onChange, label, hint, error, testID } = props;
  const { t } = useTranslation();
  const { most = field.options.length } = field;
  return (
    <FieldFrame label={label} hint={hint} error={error} testID={testID}>
      <TapSequence
        label={label}
        options={choicesOf(field, props).map((option) => ({
          ...option,
          testID: `${testID}.${option.id}`,
        }))}
        chosen={Array.isArray(value) ? value.map(String) : []}
        most={most}
        onChange={onChange}
        spoken={{
          add: (name) => t('setUp.addOne', { name }),
          remove: (name, place) => t('setUp.removeOne', { name, place }),
        }}
        place="chosen"
        testID={testID}
      />
    </FieldFrame>
  );
}

/** The text of a list as entered, which may not be a good one yet. */
function useListText({ field, value, onValidity }: FieldInputProps) {
  // The value can also come from elsewhere, rolled dice or a link; then the text follows it.
  const [text, setText] = useRawText(formatValue(value), spaced, (raw, wanted) => {
    const read = parseField(field, raw);
    return formatValue(read.ok ? read.value : field.start) === wanted;
  });
  const enter = (next: string) => {
    setText(next);
    const entered = parseField(field, next);
    onValidity?.(entered.ok);
    return entered;
  };
  return { text, enter, parsed: parseField(field, text) };
}

/** Several numbers in one line of text. The text stays as typed; only good input goes up. */
function NumbersInput(props: FieldInputProps) {
  const { onChange, label, hint, error, testID } = props;
  const { t } = useTranslation();
  const message = useFieldMessage();
  const { text, enter, parsed } = useListText(props);
  return (
    <TextField
      label={label}
      hint={hint}
      error={parsed.ok ? error : message(parsed.error)}
      placeholder={t('setUp.numbersPlaceholder')}
      value={text}
      onChange={(next) => {
        const entered = enter(next);
        if (entered.ok) onChange(entered.value);
      }}
      testID={testID}
    />
  );
}

/** Faces of dice, tapped one after the other. Too few so far is no mistake, and no value yet. */
function FacesInput(props: FieldInputProps & { field: Extract<Field, { kind: 'numbers' }> }) {
  const { field, onChange, label, hint, error, testID } = props;
  const { t } = useTranslation();
  const { text, enter } = useListText(props);
  return (
    <FieldFrame label={label} hint={hint} error={error} testID={testID}>
      <FacePad
        label={label}
        faces={text
          .split(' ')
          .filter((face) => face !== '')
          .map(Number)}
        min={field.min}
        max={field.max}
        most={field.most}
        onChange={(faces) => {
          const entered = enter(faces.join(' '));
          onChange(entered.ok ? entered.value : field.start);
        }}
        spoken={{
          add: (face) => t('setUp.addFace', { face }),
          remove: (face, place) => t('setUp.removeFace', { face, place }),
        }}
        testID={testID}
      />
    </FieldFrame>
  );
}

function spaced(list: string): string {
  return list.replaceAll(',', ' ');
}

/** What is wrong with a field, in the current language. */
export function useFieldMessage(): (error: FieldError) => string {
  const { t } = useTranslation();
  return (error) => t(`fieldErrors.${error.code}`, { ...error });
}

/** Which of the shown fields of a form hold something that cannot be used. */
export function useInvalidFields(shown: readonly { id: string }[]): {
  anyInvalid: boolean;
  markField: (id: string) => (valid: boolean) => void;
} {
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  // A field that went away took what was typed with it.
  const present = invalid.filter((id) => shown.some((field) => field.id === id));
  if (present.length < invalid.length) setInvalid(present);
  return {
    anyInvalid: present.length > 0,
    markField: (id) => (valid) =>
      setInvalid((before) => [...before.filter((other) => other !== id), ...(valid ? [] : [id])]),
  };
}
