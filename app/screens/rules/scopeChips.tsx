import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet } from 'react-native';

import { Chip } from '../../../components/chip';
import { spacing } from '../../../components/theme/tokens';
import type { Book } from '../../../rules/library/entry';
import type { Scope } from '../../../rules/library/search';
import { useSay } from './library';

type ScopeChipsProps = {
  books: readonly Book[];
  scope: Scope;
  onChange: (scope: Scope) => void;
};

/** Which game, and in a game of roles whose rules. */
export function ScopeChips({ books, scope, onChange }: ScopeChipsProps) {
  const { t } = useTranslation();
  const say = useSay();
  const roles = books.find((book) => book.game === scope.game)?.roles ?? [];
  return (
    <>
      <Row>
        <Chip
          label={t('rules.allGames')}
          selected={scope.game === undefined}
          onPress={() => onChange({})}
          testID="game.all"
        />
        {books.map(({ game, title }) => (
          <Chip
            key={game}
            label={say(title)}
            selected={scope.game === game}
            onPress={() => onChange({ game })}
            testID={`game.${game}`}
          />
        ))}
      </Row>
      {roles.length > 0 && (
        <Row>
          <Chip
            label={t('rules.allRoles')}
            selected={scope.role === undefined}
            onPress={() => onChange({ game: scope.game })}
            testID="role.all"
          />
          {roles.map(({ id, name }) => (
            <Chip
              key={id}
              label={say(name)}
              selected={scope.role === id}
              onPress={() => onChange({ game: scope.game, role: id })}
              testID={`role.${id}`}
            />
          ))}
        </Row>
      )}
    </>
  );
}

function Row({ children }: { children: React.ReactNode }) {
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={styles.row}
    >
      {children}
    </ScrollView>
  );
}

const styles = StyleSheet.create({ row: { gap: spacing.s } });
