import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ChoiceRow } from '../../../components/choiceRow';
import { FieldFrame } from '../../../components/fieldFrame';
import { MultiChoice } from '../../../components/multiChoice';
import { NumberField } from '../../../components/numberField';
import { useRawText } from '../../../components/rawText';
import { TextField } from '../../../components/textField';
import { ToggleRow } from '../../../components/toggleRow';
import {
  formatValue,
  parseField,
  type Field,
  type FieldError,
  type FieldValue,
} from '../../../rules/engine/fields';
import { unreachable } from '../../../rules/engine/result';

type FieldInputProps = {
  field: Field;
  value: FieldValue;
  onChange: (value: FieldValue) => void;
  label: string;
  hint?: string | undefined;
  /** What is wrong with a value that came from elsewhere, such as a link. */
  error?: string | undefined;
  nameOf: (option: string) => string;
  /** Whether what stands in the field can be used as it is. */
  onValidity?: (valid: boolean) => void;
  testID: string;
};

/** Any field, as the control that suits it. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, onChange, label, hint, error, nameOf, onValidity, testID } = props;
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
            options={field.options.map((id) => ({ id, label: nameOf(id) }))}
            value={String(value)}
            onChange={onChange}
            testID={testID}
          />
        </FieldFrame>
      );
    case 'choices':
      return (
        <FieldFrame hint={hint} error={error} testID={testID}>
          <MultiChoice
            label={label}
            options={field.options.map((id) => ({ id, label: nameOf(id) }))}
            values={Array.isArray(value) ? value.map(String) : []}
            onChange={onChange}
            testID={testID}
          />
        </FieldFrame>
      );
    case 'numbers':
      return <NumbersInput {...props} />;
    default:
      return unreachable(field);
  }
}

/** Several numbers in one line of text. The text stays as typed; only good input goes up. */
function NumbersInput({
  field,
  value,
  onChange,
  onValidity,
  label,
  hint,
  error,
  testID,
}: FieldInputProps) {
  const { t } = useTranslation();
  const message = useFieldMessage();
  // The value can also come from elsewhere, rolled dice or a link; then the text follows it.
  const [text, setText] = useRawText(formatValue(value), spaced, (raw, wanted) => {
    const read = parseField(field, raw);
    return read.ok && formatValue(read.value) === wanted;
  });
  const parsed = parseField(field, text);
  return (
    <TextField
      label={label}
      hint={hint}
      error={parsed.ok ? error : message(parsed.error)}
      placeholder={t('setUp.numbersPlaceholder')}
      value={text}
      onChange={(next) => {
        setText(next);
        const entered = parseField(field, next);
        onValidity?.(entered.ok);
        if (entered.ok) onChange(entered.value);
      }}
      testID={testID}
    />
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

/** Which fields of a form hold something that cannot be used. */
export function useInvalidFields(): {
  anyInvalid: boolean;
  markField: (id: string) => (valid: boolean) => void;
} {
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  return {
    anyInvalid: invalid.length > 0,
    markField: (id) => (valid) =>
      setInvalid((before) => [...before.filter((other) => other !== id), ...(valid ? [] : [id])]),
  };
}
