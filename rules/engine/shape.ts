/**
 * What a value from outside has to look like: tells where a value is not like that, as the way to
 * the first wrong place (`''` is the value itself), or nothing.
 */
export type Shape<T> = ((value: unknown) => string | undefined) & { readonly of?: T };

/** The type of what has a shape. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

export function has<T>(shape: Shape<T>, value: unknown): value is T {
  return shape(value) === undefined;
}

const here = '';

function wrongAt(key: string | number, within: string | undefined): string | undefined {
  if (within === undefined) return undefined;
  return within === here ? String(key) : `${key}.${within}`;
}

function shape<T>(fits: (value: unknown) => boolean): Shape<T> {
  return (value) => (fits(value) ? undefined : here);
}

export const aBoolean = shape<boolean>((value) => typeof value === 'boolean');
export const aNumber = shape<number>((value) => typeof value === 'number' && !Number.isNaN(value));

export function aWhole(least = -Infinity, most = Infinity): Shape<number> {
  return shape((value) => Number.isSafeInteger(value) && inRange(value as number, least, most));
}

export function aText(least = 0, most = Infinity): Shape<string> {
  return shape((value) => typeof value === 'string' && inRange(value.length, least, most));
}

function inRange(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

export function just<const T extends string | number | boolean | null>(
  ...allowed: readonly T[]
): Shape<T> {
  return shape((value) => allowed.includes(value as T));
}

export function either<T extends readonly unknown[]>(
  ...shapes: { readonly [At in keyof T]: Shape<T[At]> }
): Shape<T[number]> {
  return shape((value) => shapes.some((one) => has(one, value)));
}

export function listOf<T>(item: Shape<T>): Shape<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return here;
    return firstWrong(value.keys(), (at) => wrongAt(at, item(value[at])));
  };
}

/** Names that an object has without having been given them: no key of ours is called so. */
const inherited = new Set(['__proto__', 'constructor', 'prototype']);

/** The value without such keys, where they are no reason to refuse all of it. */
export function withoutInherited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInherited);
  if (!isObject(value)) return value;
  const own = Object.entries(value).filter(([key]) => !inherited.has(key));
  return Object.fromEntries(own.map(([key, item]) => [key, withoutInherited(item)]));
}

export function recordOf<T>(key: Shape<string>, item: Shape<T>): Shape<Record<string, T>> {
  return (value) => {
    if (!isObject(value)) return here;
    return firstWrong(Object.keys(value), (name) => {
      const badName = inherited.has(name) || !has(key, name);
      return wrongAt(name, badName ? here : item(value[name]));
    });
  };
}

export type Fields = Readonly<Record<string, Shape<unknown>>>;
// eslint-disable-next-line @typescript-eslint/no-generated-empty-object-type -- it is what is meant
export type NoFields = Record<never, never>;
type Needed<F extends Fields> = { [Key in keyof F]: Shaped<F[Key]> };
type Allowed<F extends Fields> = { [Key in keyof F]?: Shaped<F[Key]> };

/** An object with these keys, with or without the optional ones. What else it has does not matter. */
export function anObject<R extends Fields, O extends Fields = NoFields>(
  required: R,
  optional?: O,
): Shape<Needed<R> & Allowed<O>> {
  return (value) => {
    if (!isObject(value)) return here;
    const present = Object.entries(optional ?? {}).filter(([key]) => Object.hasOwn(value, key));
    return firstWrong([...Object.entries(required), ...present], ([key, field]) =>
      wrongAt(key, Object.hasOwn(value, key) ? field(value[key]) : here),
    );
  };
}

/** The same with nothing else in it. */
export function exactly<R extends Fields, O extends Fields = NoFields>(
  required: R,
  optional?: O,
): Shape<Needed<R> & Allowed<O>> {
  const object = anObject(required, optional);
  const known = new Set(Object.keys({ ...required, ...optional }));
  return (value) => {
    const wrong = object(value);
    if (wrong !== undefined) return wrong;
    return Object.keys(value as object).find((key) => !known.has(key));
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstWrong<T>(
  parts: Iterable<T>,
  find: (part: T) => string | undefined,
): string | undefined {
  for (const part of parts) {
    const wrong = find(part);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
