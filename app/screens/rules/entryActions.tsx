import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Chip } from '../../../components/chip';
import { Snackbar } from '../../../components/snackbar';
import { spacing } from '../../../components/theme/tokens';
import { readableLines } from '../../../rules/library/entry';
import { useTranslation } from '../../i18n/useTranslation';
import { addressOf } from '../../platform/address';
import { canShare, copyText, shareText } from '../../platform/share';
import type { Place } from '../../store/libraryIndex';
import { useApp, useAppStore } from '../../store/useApp';
import { entryPath, useLanguages, useSay } from './library';
import { NoteEditor } from './noteEditor';
import { useOwnNote } from './ownNote';

type Message = { text: string; undo?: () => void };

/** What a reader can do with a rule. */
export function EntryActions({ place }: { place: Place }) {
  const { t } = useTranslation();
  const say = useSay();
  const { own, other } = useLanguages();
  const { book, entry } = place;
  const at = { game: book.game, entry: entry.id };
  const { setBookmark, setNote, changeSetting } = useAppStore().getState();
  const { bothLanguages, readings } = useApp((state) => state.settings);
  const isMarked = useApp(({ marks }) =>
    marks.bookmarks.some((mark) => mark.game === at.game && mark.entry === at.entry),
  );
  const note = useOwnNote(at);
  const [editing, setEditing] = useState(false);
  const [message, setMessage] = useState<Message>();

  const text = [say(entry.title), ...readableLines(entry.body[own]), addressOf(entryPath(at))].join(
    '\n',
  );
  const copy = async () => {
    const copied = await copyText(text);
    setMessage({ text: t(copied ? 'rules.copied' : 'rules.notCopied') });
  };

  return (
    <View style={styles.actions}>
      <View style={styles.chips}>
        <Chip
          label={bothLanguages ? t('rules.hideOther') : t(`rules.otherLanguage.${other}`)}
          selected={bothLanguages}
          onPress={() => changeSetting('bothLanguages', !bothLanguages)}
          testID="otherLanguage"
        />
        {(own === 'ja' || bothLanguages) && (
          <Chip
            label={t('rules.readings')}
            selected={readings}
            onPress={() => changeSetting('readings', !readings)}
            testID="readings"
          />
        )}
        <Chip
          label={t('rules.bookmark')}
          accessibilityLabel={t(isMarked ? 'rules.removeBookmark' : 'rules.addBookmark')}
          selected={isMarked}
          onPress={() => setBookmark(at, !isMarked)}
          testID="bookmark"
        />
        <Chip
          label={t(note === undefined ? 'rules.writeNote' : 'rules.editNote')}
          onPress={() => setEditing(true)}
          testID="editNote"
        />
        <Chip label={t('rules.copy')} onPress={() => void copy()} testID="copy" />
        {canShare() && (
          <Chip label={t('rules.share')} onPress={() => void shareText(text)} testID="share" />
        )}
      </View>
      {message !== undefined && (
        <Snackbar
          message={message.text}
          actionLabel={message.undo === undefined ? undefined : t('common.undo')}
          onAction={message.undo}
          onDismiss={() => setMessage(undefined)}
          testID="message"
        />
      )}
      {editing && (
        <NoteEditor
          note={note}
          onClose={() => setEditing(false)}
          onSave={(changed) => setNote(at, changed)}
          onRemove={() => {
            setNote(at, undefined);
            setMessage({
              text: t('rules.noteRemoved'),
              undo: () => {
                setNote(at, note);
                setMessage(undefined);
              },
            });
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  actions: { gap: spacing.m },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: spacing.s },
});
