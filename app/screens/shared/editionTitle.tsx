import { SectionTitle } from '../../../components/sectionTitle';
import { useGameTitle } from '../../i18n/gameWords';
import { useTranslation } from '../../i18n/useTranslation';

/** Above what belongs to an edition that is not the one in use. */
export function EditionTitle({ game }: { game: string }) {
  const { t } = useTranslation();
  const { name, edition, mark = edition } = useGameTitle(game);
  return <SectionTitle title={t('editions.other', { edition: mark })} hint={name} />;
}
