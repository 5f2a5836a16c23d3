import { useNavigation } from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

import { Button, type ButtonKind } from '../../../components/button';
import { Card } from '../../../components/card';
import { ScreenFrame } from '../../../components/screenFrame';
import { Text } from '../../../components/text';
import { AccentProvider } from '../../../components/theme/theme';
import { spacing } from '../../../components/theme/tokens';
import { accentOf, editionsOf, shelf, workOf } from '../../../rules/games';
import { editionsByUse } from '../../../rules/games/editions';
import { useGameTitle } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { useApp, useAppStore } from '../../store/useApp';

/** One card a work, whatever number of editions it has. */
export function NewGameScreen() {
  const { t } = useTranslation();
  const works = shelf.filter(({ id }) => editionsOf(id)[0] === id);
  return (
    <ScreenFrame edges={['left', 'right', 'bottom']}>
      <Text variant="title">{t('newGame.title')}</Text>
      {works.map(({ id, accent }) => (
        <AccentProvider key={id} accent={accent}>
          {editionsOf(id).length === 1 ? <GameCard game={id} /> : <EditionsCard game={id} />}
        </AccentProvider>
      ))}
    </ScreenFrame>
  );
}

function GameCard({ game }: { game: string }) {
  const { t } = useTranslation();
  const { name, edition, about } = useGameTitle(game);
  return (
    <Card title={name}>
      <Text variant="caption" tone="accent">
        {edition}
      </Text>
      <Text>{about}</Text>
      <ChooseButton game={game} label={t('newGame.choose')} />
    </Card>
  );
}

/** A work with several editions: which one it is, the one that was played last before the others. */
function EditionsCard({ game }: { game: string }) {
  const { t } = useTranslation();
  const { name, about } = useGameTitle(game);
  const chosen = useApp((state) => state.chosenEditions);
  const isRemembered = chosen[workOf(game)] !== undefined;
  return (
    <Card title={name}>
      <Text>{about}</Text>
      <Text variant="label" tone="quiet">
        {t('editions.which')}
      </Text>
      {editionsByUse(chosen, game).map((edition, place) => (
        <AccentProvider key={edition} accent={accentOf(edition)}>
          <Edition game={edition} kind={isRemembered && place > 0 ? 'secondary' : 'primary'} />
        </AccentProvider>
      ))}
    </Card>
  );
}

function Edition({ game, kind }: { game: string; kind: ButtonKind }) {
  const { t } = useTranslation();
  const { edition, mark = edition, tell } = useGameTitle(game);
  return (
    <View style={styles.edition}>
      <Text variant="caption" tone="accent">
        {edition}
      </Text>
      {tell !== undefined && <Text variant="caption">{tell}</Text>}
      <ChooseButton game={game} label={t('editions.play', { edition: mark })} kind={kind} />
    </View>
  );
}

type ChooseButtonProps = { game: string; label: string; kind?: ButtonKind };

function ChooseButton({ game, label, kind }: ChooseButtonProps) {
  const navigation = useNavigation();
  const { chooseEdition } = useAppStore().getState();
  return (
    <Button
      label={label}
      kind={kind}
      onPress={() => {
        chooseEdition(game);
        navigation.navigate('SetUp', { game });
      }}
      testID={`choose.${game}`}
    />
  );
}

const styles = StyleSheet.create({ edition: { gap: spacing.s, paddingTop: spacing.s } });
