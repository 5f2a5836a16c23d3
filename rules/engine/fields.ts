import type { Phrase } from './phrase';
import { err, ok, unreachable, type Result } from './result';
import { tidyText } from './written';

/**
 * Something a person fills in: a set-up field, an input of an action, a parameter of a tool.
 * One description serves the form, the link and the check of stored values.
 */
export type Field =
  NumberField | ToggleField | ChoiceField | ChoicesField | NumbersField | TextField;

type NumberField = { kind: 'number'; id: string; min: number; max: number; start: number };
type TextField = { kind: 'text'; id: string; start: string; suggestions?: readonly string[] };
type ToggleField = { kind: 'toggle'; id: string; start: boolean };
type ChoiceField = Options & { kind: 'choice'; start: string };
type ChoicesField = Options & {
  kind: 'choices';
  start: readonly string[];
  fewest?: number;
  most?: number;
  /** It matters which was chosen first. */
  ranked?: true;
  /** The same may be chosen more than once, one after the other. */
  repeats?: true;
};
type NumbersField = {
  kind: 'numbers';
  id: string;
  min: number;
  max: number;
  fewest: number;
  most: number;
  start: readonly number[];
  /** None at all is fine as well, whatever `fewest` says. */
  mayBeEmpty?: true;
  /** They are faces of dice: few and small, so tapped and not typed. */
  faces?: true;
};
type Options = {
  id: string;
  options: readonly string[];
  /** Other spellings a link may use, by the option they stand for. */
  aliases?: Readonly<Record<string, string>>;
  /** The option that goes without saying: a history does not tell it. */
  unsaid?: string;
  /** What to say beside an option. */
  details?: Readonly<Record<string, Phrase>>;
};

export type FieldValue = number | boolean | string | readonly string[] | readonly number[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** Why a text is not a value of a field; the code is also the key of its message. */
export type FieldError =
  | { code: 'notANumber'; given: string; min: number; max: number }
  | { code: 'outOfRange'; given: string; min: number; max: number }
  | { code: 'notAToggle'; given: string }
  | { code: 'unknownOption'; given: string; options: readonly string[] }
  | { code: 'wrongCount'; given: string; fewest: number; most: number };

export type ParsedFields = {
  values: FieldValues;
  errors: Readonly<Record<string, FieldError>>;
};

/** The value every field has before anybody touches it. */
export function startValues(fields: readonly Field[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.id, field.start]));
}

/** The values of a form half filled in: what was given, as far as it is still offered and fits. */
export function valuesSoFar(fields: readonly Field[], given: FieldValues): FieldValues {
  return Object.fromEntries(
    fields.map((field) => {
      const value = given[field.id] ?? field.start;
      if (field.kind === 'choice' && !field.options.includes(String(value))) {
        return [field.id, field.start];
      }
      // Dice that no longer fit are asked anew: nobody can tell which of them would have fallen.
      if (field.kind === 'numbers' && numbersIn({ value }, 'value').length > field.most) {
        return [field.id, field.start];
      }
      if (field.kind !== 'choices') return [field.id, value];
      const chosen = given[field.id] === undefined ? field.start : textsIn(given, field.id);
      return [field.id, chosen.filter((one) => field.options.includes(one)).slice(0, field.most)];
    }),
  );
}

/** What a link may hold for a field: nothing, a bare name (`?blood`), or one or more values. */
export type LinkValue = string | null | undefined | readonly (string | null)[];

/** Reads texts (from a link) into values; a bad one keeps its start value and is reported. */
export function parseFields(
  fields: readonly Field[],
  texts: Readonly<Record<string, LinkValue>>,
): ParsedFields {
  const values: Record<string, FieldValue> = {};
  const errors: Record<string, FieldError> = {};
  for (const field of fields) {
    const text = texts[field.id];
    const parsed = text === undefined ? ok(field.start) : parseField(field, textOf(text));
    if (parsed.ok) {
      values[field.id] = parsed.value;
    } else {
      values[field.id] = field.start;
      errors[field.id] = parsed.error;
    }
  }
  return { values, errors };
}

/** What a link says, in one text. */
export function textOf(value: LinkValue): string {
  return typeof value === 'object' ? (value?.join(',') ?? '') : (value ?? '');
}

/** Reads one text into a value of the field. */
export function parseField(field: Field, text: string): Result<FieldValue, FieldError> {
  const read = readField(field, text);
  // What is wrong is shown at the field: fit for it, however long and strange it was.
  return read.ok ? read : err({ ...read.error, given: tidyText(read.error.given) });
}

function readField(field: Field, text: string): Result<FieldValue, FieldError> {
  const given = text.normalize('NFKC').trim();
  switch (field.kind) {
    case 'number':
      return parseNumber(given, field.min, field.max);
    case 'toggle':
      return parseToggle(given);
    case 'choice':
      return parseOption(field, given);
    case 'choices':
      return parseChoices(field, given);
    case 'numbers':
      if (given === '' && field.mayBeEmpty === true) return ok([]);
      return parseList(given, field.fewest, field.most, (part) =>
        parseNumber(part, field.min, field.max),
      );
    case 'text':
      return ok(tidyText(text));
    default:
      return unreachable(field);
  }
}

/** The text of a value, such that `parseField` reads it back. */
export function formatValue(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? value.join(',') : String(value);
}

/** Keeps of stored values what the fields still allow; everything else gets its start value. */
export function checkValues(fields: readonly Field[], stored: unknown): FieldValues {
  const given: Record<string, unknown> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const texts = Object.fromEntries(
    fields.map((field) => {
      const value = given[field.id];
      return [field.id, isFieldValue(value) ? formatValue(value) : undefined];
    }),
  );
  return parseFields(fields, texts).values;
}

export function numberIn(values: FieldValues, id: string): number {
  const value = values[id];
  return typeof value === 'number' ? value : 0;
}

export function isOnIn(values: FieldValues, id: string): boolean {
  return values[id] === true;
}

export function textIn(values: FieldValues, id: string): string {
  const value = values[id];
  return typeof value === 'string' ? value : '';
}

export function numbersIn(values: FieldValues, id: string): readonly number[] {
  const value = values[id];
  return Array.isArray(value) ? value.filter((part) => typeof part === 'number') : [];
}

export function textsIn(values: FieldValues, id: string): readonly string[] {
  const value = values[id];
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}

function isFieldValue(value: unknown): value is FieldValue {
  return Array.isArray(value)
    ? value.every((part) => typeof part === 'string' || typeof part === 'number')
    : ['number', 'boolean', 'string'].includes(typeof value);
}

function parseNumber(given: string, min: number, max: number): Result<number, FieldError> {
  const plain = given.replace(/^[−‐–]/, '-');
  if (!/^[+-]?\d{1,9}$/.test(plain)) return err({ code: 'notANumber', given, min, max });
  // Plus 0 turns the −0 of "-0" into a plain 0.
  const value = Number(plain) + 0;
  if (value < min || value > max) return err({ code: 'outOfRange', given, min, max });
  return ok(value);
}

function parseToggle(given: string): Result<boolean, FieldError> {
  const plain = given.toLowerCase();
  if (['1', 'true', 'yes', 'on'].includes(plain)) return ok(true);
  if (['0', 'false', 'no', 'off'].includes(plain)) return ok(false);
  return err({ code: 'notAToggle', given });
}

function parseOption(field: Options, given: string): Result<string, FieldError> {
  const wanted = looseSpelling(given);
  const alias = Object.entries(field.aliases ?? {}).find(
    ([name]) => looseSpelling(name) === wanted,
  );
  const found = field.options.find((option) => looseSpelling(option) === wanted) ?? alias?.[1];
  return found === undefined
    ? err({ code: 'unknownOption', given, options: field.options })
    : ok(found);
}

function parseList<T>(
  given: string,
  fewest: number,
  most: number,
  parsePart: (part: string) => Result<T, FieldError>,
): Result<readonly T[], FieldError> {
  const parts = given.split(/[\s,、]+/).filter((part) => part !== '');
  if (parts.length < fewest || parts.length > most) {
    return err({ code: 'wrongCount', given, fewest, most });
  }
  const values: T[] = [];
  for (const part of parts) {
    const parsed = parsePart(part);
    if (!parsed.ok) return parsed;
    values.push(parsed.value);
  }
  return ok(values);
}

/** An option is chosen or not; twice only where it may be repeated. */
function parseChoices(field: ChoicesField, given: string): Result<readonly string[], FieldError> {
  const { fewest = 0, most = field.options.length } = field;
  const longest = field.repeats === true ? most : field.options.length;
  const list = parseList(given, fewest, longest, (part) => parseOption(field, part));
  if (!list.ok) {
    return list.error.code === 'wrongCount' ? err({ ...list.error, fewest, most }) : list;
  }
  const chosen = field.repeats === true ? list.value : [...new Set(list.value)];
  return chosen.length < fewest || chosen.length > most
    ? err({ code: 'wrongCount', given, fewest, most })
    : ok(chosen);
}

/** Links are typed by hand: `great-axe`, `Great_Axe` and `greatAxe` are one. */
function looseSpelling(text: string): string {
  return text.toLowerCase().replace(/[-_\s]/g, '');
}
