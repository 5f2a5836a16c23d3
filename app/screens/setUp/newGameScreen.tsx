import { useNavigation } from '@react-navigation/native';

import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { ScreenFrame } from '../../../components/screenFrame';
import { Text } from '../../../components/text';
import { AccentProvider } from '../../../components/theme/theme';
import type { GameDefinition } from '../../../rules/engine/definition';
import { games } from '../../../rules/games';
import { useGameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';

export function NewGameScreen() {
  const { t } = useTranslation();
  return (
    <ScreenFrame edges={['left', 'right', 'bottom']}>
      <Text variant="title">{t('newGame.title')}</Text>
      {games.map((game) => (
        <AccentProvider key={game.id} accent={game.accent}>
          <GameCard game={game} />
        </AccentProvider>
      ))}
    </ScreenFrame>
  );
}

function GameCard({ game }: { game: GameDefinition }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const words = useGameWords(game.id);
  return (
    <Card title={words.text('name')}>
      <Text variant="caption" tone="accent">
        {words.text('edition')}
      </Text>
      <Text>{words.text('about')}</Text>
      <Button
        label={t('newGame.choose')}
        onPress={() => navigation.navigate('SetUp', { game: game.id })}
        testID={`choose.${game.id}`}
      />
    </Card>
  );
}
