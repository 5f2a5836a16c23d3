import { useState } from 'react';

import { Button } from '../../../components/button';
import { SheetModal } from '../../../components/sheetModal';
import type { View } from '../../../rules/engine/definition';
import { startValues, type FieldValues } from '../../../rules/engine/fields';
import { generalTools, toolIn } from '../../../rules/games/toolGroups';
import { useTranslation } from '../../i18n/useTranslation';
import { usePlayWords } from './playWords';
import { useOpenGame, usePlay } from '../../store/useApp';
import { ToolForm } from '../tools/toolForm';

type ToolPartProps = { id: string; preset: ((view: View) => FieldValues) | undefined };

/** A calculator inside a game, filled with what the game knows. */
export function ToolPart({ id, preset }: ToolPartProps) {
  const { t } = useTranslation();
  const { definition } = useOpenGame();
  const words = usePlayWords();
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState<FieldValues>({});
  const known = usePlay((_, view) => preset?.(view) ?? {});
  const tool = toolIn([definition, generalTools], id)?.tool;
  if (tool === undefined) return null;
  const name = words.text(`tools.${id}.name`);
  return (
    <>
      <Button
        kind="secondary"
        label={t('play.openTool', { tool: name })}
        onPress={() => setOpen(true)}
        testID={`open.${id}`}
      />
      {open && (
        <SheetModal
          visible
          title={name}
          onClose={() => setOpen(false)}
          closeLabel={t('common.close')}
        >
          <ToolForm
            gameId={definition.id}
            tool={tool}
            values={{
              ...startValues(tool.fields),
              ...known,
              ...given,
            }}
            onChange={(changes) => setGiven({ ...given, ...changes })}
            onLeave={() => setOpen(false)}
          />
        </SheetModal>
      )}
    </>
  );
}
