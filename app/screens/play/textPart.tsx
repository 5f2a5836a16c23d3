import { memo, useState } from 'react';

import { Button } from '../../../components/button';
import { ListRow } from '../../../components/listRow';
import { SheetModal } from '../../../components/sheetModal';
import { SuggestedText } from '../../../components/suggestedText';
import type { Address } from '../../../rules/engine/definition';
import { nameAddress, ownerOf } from '../../../rules/engine/game';
import { longestText, tidyText } from '../../../rules/engine/written';
import { useTranslation } from '../../i18n/useTranslation';
import { useAppStore, useOpenGame, usePlay } from '../../store/useApp';
import { usePlayWords } from './playWords';

type TextPartProps = {
  at: Address;
  testID: string;
  /** It is there to be written at once. */
  startsOpen?: boolean;
};

/** Something the players wrote down; a tap opens it for writing. */
export const TextPart = memo(function TextPart({ at, testID, startsOpen = false }: TextPartProps) {
  const { t } = useTranslation();
  const words = usePlayWords();
  const [open, setOpen] = useState(startsOpen);
  const text = usePlay((_, view) => view.text(at));
  const label = words.label('texts', at);
  return (
    <>
      <ListRow
        title={text === '' ? t('play.write', { name: label }) : text}
        subtitle={text === '' ? words.hint('texts', at) : label}
        onPress={() => setOpen(true)}
        testID={testID}
      />
      {open && <Writing at={at} label={label} text={text} onClose={() => setOpen(false)} />}
    </>
  );
});

type WritingProps = { at: Address; label: string; text: string; onClose: () => void };

function Writing({ at, label, text, onClose }: WritingProps) {
  const { t } = useTranslation();
  const game = useOpenGame();
  const { dispatch } = useAppStore().getState();
  const [written, setWritten] = useState(text);
  const owner = ownerOf(at);
  const suggestions = usePlay((_, view) => [
    ...(game.text(at)?.suggestions?.(view) ?? []),
    ...(at === nameAddress(owner) ? view.knownNames(owner) : []),
  ]);
  const save = (next: string) => {
    if (tidyText(next) !== text) dispatch({ type: 'textWritten', v: 1, at, text: next });
    onClose();
  };
  return (
    <SheetModal visible title={label} onClose={onClose} closeLabel={t('common.close')}>
      <SuggestedText
        label={label}
        value={written}
        onChange={setWritten}
        onSubmit={() => save(written)}
        maxLength={longestText}
        suggestions={suggestions}
        autoFocus
        testID="writing"
      />
      <Button label={t('common.save')} onPress={() => save(written)} testID="saveWriting" />
    </SheetModal>
  );
}
