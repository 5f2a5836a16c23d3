import { useNavigation } from '@react-navigation/native';

import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { ScreenFrame } from '../../../components/screenFrame';
import { Text } from '../../../components/text';
import { AccentProvider } from '../../../components/theme/theme';
import { shelf } from '../../../rules/games';
import { useGameTitle } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';

export function NewGameScreen() {
  const { t } = useTranslation();
  return (
    <ScreenFrame edges={['left', 'right', 'bottom']}>
      <Text variant="title">{t('newGame.title')}</Text>
      {shelf.map(({ id, accent }) => (
        <AccentProvider key={id} accent={accent}>
          <GameCard game={id} />
        </AccentProvider>
      ))}
    </ScreenFrame>
  );
}

function GameCard({ game }: { game: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { name, edition, about } = useGameTitle(game);
  return (
    <Card title={name}>
      <Text variant="caption" tone="accent">
        {edition}
      </Text>
      <Text>{about}</Text>
      <Button
        label={t('newGame.choose')}
        onPress={() => navigation.navigate('SetUp', { game })}
        testID={`choose.${game}`}
      />
    </Card>
  );
}
