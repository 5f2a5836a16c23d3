import type { Book, RuleEntry } from '../../../rules/library/entry';
import { useTranslation } from '../../i18n/useTranslation';
import { useSay } from './library';

/** Where the facts of an entry come from, in words. */
export function useSourceOf(): (book: Book, entry: RuleEntry) => string {
  const { t } = useTranslation();
  const say = useSay();
  return (book, entry) => {
    const further = entry.source.filter((at) => at in book.furtherSources);
    const lines = entry.source.filter((at) => !(at in book.furtherSources));
    const names = [
      ...(lines.length === 0
        ? []
        : [
            t('rules.sourceLines', {
              title: say(book.source.title),
              lines: lines.join(', ').replaceAll('-', '–'),
            }),
          ]),
      ...further.flatMap((id) => {
        const source = book.furtherSources[id];
        return source === undefined ? [] : [say(source)];
      }),
    ];
    return t('rules.source', { source: names.join(' · ') });
  };
}
