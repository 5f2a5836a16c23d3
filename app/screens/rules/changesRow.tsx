import { ListRow } from '../../../components/listRow';
import { changesOf } from '../../../rules/games';
import { useTranslation } from '../../i18n/useTranslation';
import { useEntryLink } from './library';

/** The way to what tells the editions of a work apart, where there is anything to tell. */
export function ChangesRow({ game }: { game: string }) {
  const { t } = useTranslation();
  const entryLink = useEntryLink();
  const at = changesOf(game);
  if (at === undefined) return null;
  return <ListRow title={t('editions.changes')} {...entryLink(at)} testID="changes" />;
}
