import { book } from '../../../../rules/games/vast-mysterious-manor-published/library';
import { entriesOf } from '../../../../rules/library/entry';

test('every entry that leans on what is only reported, inferred or unsettled says so', () => {
  const uncertain = entriesOf(book).filter(({ source }) =>
    source.some((id) => ['R', 'I', 'U'].includes(id)),
  );
  expect(uncertain.length).toBeGreaterThan(200);
  const silent = uncertain.filter(({ note }) => note === undefined).map(({ id }) => id);
  // It is about the sources itself.
  expect(silent).toEqual(['edition-sources']);
});
