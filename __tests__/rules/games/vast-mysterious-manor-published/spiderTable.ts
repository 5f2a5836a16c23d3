import type { FieldValues } from '../../../../rules/engine/fields';
import type { Mix } from '../../../../rules/games/vast-mysterious-manor-published/roles';
import { added, moved, setTo } from '../../eventMakers';
import { given, play, type Position, type Table } from '../../playing';
import { tableOf } from './publishedTable';

export type Form = 'giant' | 'sorcerer' | 'spiderlings';

/** The Spider in a form, with six cards and seven Blood. */
export function spiderAs(
  form: Form,
  position: Position = {},
  { mix, values }: { mix?: Mix; values?: FieldValues } = {},
): Table {
  return given(tableOf(mix, values), {
    ...position,
    values: { 'spider.hand': 6, 'spider.blood': 7, ...position.values },
    choices: { 'spider.form': form },
  });
}

/** One more Egg, with so much Blood and so many webs on its tile. */
export function withEgg(table: Table, blood = 0, webs = 0): Table {
  const laid = play(table, added('spider.eggs'));
  const egg = `spider.${laid.state.items['spider.eggs']?.at(-1) ?? ''}`;
  const bloody = blood === 0 ? laid : play(laid, setTo(`${egg}.blood`, blood));
  return webs === 0 ? bloody : play(bloody, moved(`${egg}.webs`, webs));
}
