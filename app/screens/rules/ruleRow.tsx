import { useEffect } from 'react';

import { ListRow } from '../../../components/listRow';
import { useTranslation } from '../../i18n/useTranslation';
import { placeOf, ruleFor, type LinkKind } from '../../store/libraryIndex';
import type { EntryRef } from '../../store/libraryStore';
import { useApp, useAppStore } from '../../store/useApp';
import { useEntryLink, useSay } from './library';

/** A table that just opened has better things to do first. */
const settleMs = 1000;

function useLibrarySoon(): void {
  const { openLibrary } = useAppStore().getState();
  useEffect(() => {
    const timer = setTimeout(() => void openLibrary(), settleMs);
    return () => clearTimeout(timer);
  }, [openLibrary]);
}

/** The rule to read at a track, step, notice or tool, once the library is there. */
export function useRuleFor(game: string, kind: LinkKind, id: string): EntryRef | undefined {
  useLibrarySoon();
  return useApp(({ books }) => (books === undefined ? undefined : ruleFor(books, game, kind, id)));
}

type RuleRowProps = {
  game: string;
  kind: LinkKind;
  id: string;
  /** Called on the way there, to close what stands in front of it. */
  onLeave?: (() => void) | undefined;
};

/** Leads from something at the table to its rule. */
export function RuleRow({ game, kind, id, onLeave }: RuleRowProps) {
  const at = useRuleFor(game, kind, id);
  return at === undefined ? null : <LinkRow at={at} testID={`rule.${id}`} onLeave={onLeave} />;
}

/** Leads to an entry the table has named itself. */
export function RuleLink({ at }: { at: EntryRef }) {
  useLibrarySoon();
  return <LinkRow at={at} testID={`entry.${at.entry}`} />;
}

type LinkRowProps = { at: EntryRef; testID: string; onLeave?: (() => void) | undefined };

function LinkRow({ at, testID, onLeave }: LinkRowProps) {
  const { t } = useTranslation();
  const say = useSay();
  const entryLink = useEntryLink();
  const place = useApp(({ books }) => (books === undefined ? undefined : placeOf(books, at)));
  if (place === undefined) return null;
  const link = entryLink(at);
  return (
    <ListRow
      title={t('rules.readRule', { title: say(place.entry.title) })}
      href={link.href}
      onPress={() => {
        onLeave?.();
        link.onPress();
      }}
      testID={testID}
    />
  );
}
