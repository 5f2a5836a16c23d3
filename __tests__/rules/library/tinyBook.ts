import type { Book, RuleEntry } from '../../../rules/library/entry';

/** An entry that says nothing but what a test gives it. */
export function tinyEntry(id: string, parts: Partial<RuleEntry> = {}): RuleEntry {
  return {
    id,
    roles: [],
    title: { ja: '', en: '' },
    reading: '',
    body: { ja: [], en: [] },
    related: [],
    source: ['1'],
    ...parts,
  };
}

/** A book of one chapter. */
export function tinyBook(game: string, entries: readonly RuleEntry[]): Book {
  return {
    game,
    title: { ja: '', en: '' },
    aliases: [],
    source: { number: '0', title: { ja: '見本', en: 'Sample' } },
    furtherSources: {},
    roles: [],
    chapters: [{ id: 'only', title: { ja: '', en: '' }, entries }],
  };
}
