import { useNavigation, type NavigationProp } from '@react-navigation/native';

import { ChoiceRow } from '../../../components/choiceRow';
import { editionsOf } from '../../../rules/games';
import { gameWords } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore } from '../../store/useApp';
import type { Routes } from '../routes';
import { ChangesRow } from '../rules/changesRow';

type EditionChoiceProps = { game: string; link: Routes['SetUp'] };

/** Which edition of its work is on the table; another one has a set-up, and an address, of its own. */
export function EditionChoice({ game, link }: EditionChoiceProps) {
  const { t, i18n } = useTranslation();
  const navigation = useNavigation<NavigationProp<Routes, 'SetUp'>>();
  const { chooseEdition } = useAppStore().getState();
  const options = editionsOf(game).map((id) => {
    const { text, optional } = gameWords(i18n, i18n.language, id);
    return { id, label: text('edition'), hint: optional('tell') };
  });
  const choose = (other: string) => {
    chooseEdition(other);
    if (other === game) return;
    // Everything else of the link is about the fields of this edition.
    const { players } = link;
    navigation.replaceParams(players === undefined ? { game: other } : { game: other, players });
  };
  return (
    <>
      <ChoiceRow
        label={t('editions.which')}
        options={options}
        value={game}
        onChange={choose}
        stacked
        testID="edition"
      />
      <ChangesRow game={game} />
    </>
  );
}
