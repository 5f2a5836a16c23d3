import { ChipRow } from '../../../components/chipRow';
import type { Book } from '../../../rules/library/entry';
import type { Scope } from '../../../rules/library/search';
import { useTranslation } from '../../i18n/useTranslation';
import { useBookTitle, useInOrder, useSay } from './library';

type ScopeChipsProps = {
  books: readonly Book[];
  scope: Scope;
  onChange: (scope: Scope) => void;
};

const all = 'all';

/** Which game, and in a game of roles whose rules. */
export function ScopeChips({ books, scope, onChange }: ScopeChipsProps) {
  const { t } = useTranslation();
  const say = useSay();
  const titleOf = useBookTitle();
  const { game, role } = scope;
  const roles = books.find((book) => book.game === game)?.roles ?? [];
  const chips = (kind: string, first: string, others: readonly { id: string; label: string }[]) =>
    [{ id: all, label: first }, ...others].map((chip) => ({
      ...chip,
      testID: `${kind}.${chip.id}`,
    }));
  return (
    <>
      <ChipRow
        items={chips(
          'game',
          t('rules.allGames'),
          useInOrder(books).map((book) => ({ id: book.game, label: titleOf(book) })),
        )}
        selected={game ?? all}
        onChoose={(id) => onChange(id === all ? {} : { game: id })}
      />
      {roles.length > 0 && (
        <ChipRow
          items={chips(
            'role',
            t('rules.allRoles'),
            roles.map(({ id, name }) => ({ id, label: say(name) })),
          )}
          selected={role ?? all}
          onChoose={(id) => onChange(id === all ? { game } : { game, role: id })}
        />
      )}
    </>
  );
}
