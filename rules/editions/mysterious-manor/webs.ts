import type { Change, Refusal, Track, View } from '../../engine/definition';
import { textIn, textsIn, type Field, type FieldValues } from '../../engine/fields';

/** The most webs on one tile. */
export const mostWebsOnATile = 3;

/** Webs on the tiles of eggs; they are among those on the map. */
export function websOnEggs(view: View): number {
  return view.items('spider.eggs').reduce((sum, egg) => sum + view.value(`${egg}.webs`), 0);
}

/** The webs on an egg's tile, which count on the map as well; `supply` is how many there are. */
export function eggWebs(supply: (view: View) => number): Track {
  return {
    id: 'webs',
    shape: 'counter',
    min: 0,
    start: 0,
    // No more than the tile holds, and than the supply still has.
    max: (view, at) =>
      Math.min(mostWebsOnATile, view.value(at) + supply(view) - view.value('spider.webs')),
    follows: ({ from, to }) => [websMoved(to - from)],
  };
}

function websMoved(by: number): Change {
  return { kind: 'move', at: 'spider.webs', by };
}

/** Which web is taken off, asked only where one could be that of an egg. */
export function webField(view: View): readonly Field[] {
  const eggs = view.items('spider.eggs').filter((egg) => view.value(`${egg}.webs`) > 0);
  const elsewhere = view.value('spider.webs') > websOnEggs(view) ? ['elsewhere'] : [];
  const options = [...elsewhere, ...eggs];
  return eggs.length === 0
    ? []
    : [{ kind: 'choice', id: 'webFrom', options, start: options[0] ?? '' }];
}

/** Takes the chosen web off its tile. */
export function webTaken(inputs: FieldValues): Change {
  const egg = textIn(inputs, 'webFrom');
  const isEgg = egg !== '' && egg !== 'elsewhere';
  return { kind: 'move', at: isEgg ? `${egg}.webs` : 'spider.webs', by: -1 };
}

/** Eggs whose tile has room for a web, to put some of those spun on. */
export function webbedEggsField(view: View): readonly Field[] {
  const options = view
    .items('spider.eggs')
    .filter((egg) => view.value(`${egg}.webs`) < mostWebsOnATile);
  return options.length === 0 ? [] : [{ kind: 'choices', id: 'websOnEggs', options, start: [] }];
}

/** Why so many webs cannot be put on these eggs. */
export function moreEggsThanWebs(spun: number, inputs: FieldValues): Refusal | undefined {
  return textsIn(inputs, 'websOnEggs').length > spun
    ? { code: 'tooManyEggs', params: { webs: spun } }
    : undefined;
}

/** So many webs come onto the map, one of them on each egg chosen. */
export function spreadWebs(spun: number, inputs: FieldValues): readonly Change[] {
  const eggs = textsIn(inputs, 'websOnEggs');
  return [
    // A web on an egg's tile counts on the map by itself.
    ...eggs.map((egg): Change => ({ kind: 'move', at: `${egg}.webs`, by: 1 })),
    websMoved(spun - eggs.length),
  ];
}
