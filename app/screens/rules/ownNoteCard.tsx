import { Card } from '../../../components/card';
import { Text } from '../../../components/text';
import { useTranslation } from '../../i18n/useTranslation';
import type { EntryRef } from '../../store/libraryStore';
import { useOwnNote } from './ownNote';

/** What this table wrote on a rule. */
export function OwnNoteCard({ at }: { at: EntryRef }) {
  const { t } = useTranslation();
  const note = useOwnNote(at);
  if (note === undefined) return null;
  return (
    <Card tone="accent" testID="ownNote">
      <Text variant="label" tone="accent">
        {t(`rules.noteKinds.${note.kind}`)}
      </Text>
      <Text selectable>{note.text}</Text>
    </Card>
  );
}
