import fc from 'fast-check';

import { formatValue, type Field } from '../../rules/engine/fields';
import { valueOf } from '../rules/fieldValues';
import { hostileTexts } from './hostileTexts';
import { games, toolGroups } from './everyGame';

const tools = toolGroups.flatMap((group) => group.tools);

/** What a link may hold where a value belongs, as it stands in the address. */
const nastyValues: readonly string[] = [
  ...['', '0', '-0', '-1', '1.5', '1e9', '1e309', '-1e309', '0x10', '0b1', '1_000', 'NaN', 'null'],
  ...['Infinity', '-Infinity', 'undefined', 'true', '[]', '{}', '[object Object]', '+', '-', '–5'],
  ...[
    '9007199254740992',
    '99999999999999999999999',
    '1,000',
    '1;2',
    '٣',
    '३',
    '三',
    '１２',
    '½',
    '²',
  ],
  ...['%', '%%%', '%0', '%zz', '%00', '%0a%0d', '%20', '%FF%FE', '%C0%80', '%ED%A0%BD', '%E0%A4%A'],
  ...[
    '%F0%9F',
    '%u0041',
    '%252e%252e',
    '../../..',
    '..%2f..%2f',
    '%2F',
    '%3F',
    '%26',
    '%23',
    '#',
    '&',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '\ud83d', '\udc00x'],
  ...['<script>window.hacked=1</script>', '%3Cimg%20src=x%20onerror=alert(1)%3E', '{{given}}'],
  ...[
    '$t(common.close)',
    'javascript:alert(1)',
    '\u202eabc',
    '%E2%80%AE',
    '(a+)+$',
    '[',
    '\\',
    '.*',
  ],
  ...[
    '6,'.repeat(10_000),
    '1 '.repeat(10_000),
    '9'.repeat(10_000),
    'x'.repeat(10_000),
    ','.repeat(9999),
  ],
  ...['%'.repeat(10_000), '%E3%81'.repeat(3000), 'あ'.repeat(10_000), '\ud83d'.repeat(5000)],
  ...[`${'n'.repeat(60)}x`, `${'ya'.repeat(40)}x`, 'n'.repeat(400), 'ﷺ'.repeat(3000)],
  ...Object.values(hostileTexts),
  ...Object.values(hostileTexts).map((text) =>
    encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '?')),
  ),
];

const nasty: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.stringMatching(/^[%0aF?&=/#+,.;]{0,10}$/) },
);

/** Links that are right, with values for their fields. */
const queryOf = (fields: readonly Field[]): fc.Arbitrary<string> =>
  fc.tuple(...fields.map((field) => fc.option(valueOf(field)))).map((values) =>
    fields
      .map((field, at) => [field.id, values[at] ?? null] as const)
      .flatMap(([id, value]) =>
        value === null ? [] : [`${id}=${encodeURIComponent(formatValue(value))}`],
      )
      .join('&'),
  );

const players: Field = { kind: 'number', id: 'players', min: 1, max: 8, start: 4 };

export const toolLink: fc.Arbitrary<string> = fc
  .constantFrom(...tools)
  .chain(({ id, fields }) => queryOf(fields).map((query) => `/tools/${id}?${query}`));

export const setUpLink: fc.Arbitrary<string> = fc
  .constantFrom(...games)
  .chain(({ id, setupFields }) =>
    queryOf([players, ...setupFields]).map((query) => `/new/${id}?${query}`),
  );

const queries = [
  '罠',
  'きょうふはんてい',
  'kyohuhantei',
  'what if I can’t pay taxes',
  '税 払えない',
];

export const rulesLink: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...queries), fc.constantFrom('all', ...games.map(({ id }) => id)))
  .map(([q, game]) => `/rules?q=${encodeURIComponent(q)}&game=${game}&role=paladin`);

export const otherLink: fc.Arbitrary<string> = fc.constantFrom(
  ...['/', '/new', '/tools', '/settings', '/rules', '/play/game1', '/play/game1/paladin'],
  ...['/play/game1/history', '/play/game1/table', '/rules/dungeon-lords/taxes', '/nowhere/at/all'],
);

type Mutation = (link: string) => fc.Arbitrary<string>;

const place = (link: string) => fc.nat(Math.max(1, link.length));

const mutations: readonly Mutation[] = [
  // Another value for one of the parameters, or for a part of the path.
  (link) =>
    fc.tuple(place(link), nasty).map(([at, value]) => {
      const parts = link.split(/(?<=[=/&?])/);
      const part = at % parts.length;
      return parts
        .map((text, index) => (index === part ? `${value}${text.slice(-1)}` : text))
        .join('');
    }),
  (link) =>
    fc.tuple(place(link), nasty).map(([at, value]) => {
      const pairs = link.split(/([?&])/);
      const own = pairs
        .map((pair, index) => (pair.includes('=') ? index : -1))
        .filter((index) => index >= 0);
      const chosen = own[at % Math.max(1, own.length)];
      return pairs
        .map((pair, index) => (index === chosen ? `${pair.split('=')[0]}=${value}` : pair))
        .join('');
    }),
  // The same parameter again, a bare one, one nobody knows.
  (link) =>
    nasty.map((value) => `${link}&${link.split(/[?&]/).at(-1)}&${link.split(/[?&=]/)[1]}=${value}`),
  (link) =>
    nasty.map(
      (value) => `${link}&${link.split(/[?&=]/)[1] ?? ''}&q&q=${value}&game&tool=1&session=2`,
    ),
  (link) =>
    fc
      .tuple(nasty, nasty)
      .map(([key, value]) => `${link}${link.includes('?') ? '&' : '?'}${key}=${value}`),
  (link) =>
    nasty.map(
      (value) => `${link}&__proto__[x]=${value}&screen=Play&params=1&initial=false&state=x`,
    ),
  // Cut off, something put in, something taken out, something after it.
  (link) => place(link).map((at) => link.slice(0, at)),
  (link) =>
    fc.tuple(place(link), nasty).map(([at, text]) => link.slice(0, at) + text + link.slice(at)),
  (link) =>
    fc
      .tuple(place(link), fc.nat(9))
      .map(([at, count]) => link.slice(0, at) + link.slice(at + count)),
  (link) => nasty.map((value) => link.replace('?', `/${value}?`)),
  (link) => nasty.map((value) => `${link}#${value}`),
  (link) => fc.constant(link.toUpperCase()),
  (link) => fc.constant(`//${link}//`),
];

/** A link with one to three things wrong with it. */
export function mutated(link: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const once = (given: fc.Arbitrary<string>) =>
    fc.tuple(given, fc.constantFrom(...mutations)).chain(([text, mutate]) => mutate(text));
  return fc.oneof(once(link), once(once(link)), once(once(once(link))));
}
