import { mostWebsOnATile, websOnEggs } from '../../editions/mysterious-manor/webs';
import type { Change, View } from '../../engine/definition';
import { numberIn, textIn, textsIn, type Field, type FieldValues } from '../../engine/fields';
import { mostBlood } from './spiderForms';

/** Blood on the tiles of Eggs; it comes from the same supply as what is held [VMP-SP7]. */
export function bloodOnEggs(view: View): number {
  return view.items('spider.eggs').reduce((sum, egg) => sum + view.value(`${egg}.blood`), 0);
}

export function bloodLeft(view: View): number {
  return mostBlood - view.value('spider.blood') - bloodOnEggs(view);
}

const websElsewhere = (view: View) => view.value('spider.webs') - websOnEggs(view);

/** Webs that lie on the tile already where an Egg is laid. */
export function websUnderField(view: View): readonly Field[] {
  const max = Math.min(mostWebsOnATile, websElsewhere(view));
  return max > 0 ? [{ kind: 'number', id: 'websThere', min: 0, max, start: 0 }] : [];
}

/** They count on the map once, and now belong to the newest Egg [VMP-SP10]. */
export function websUnder(inputs: FieldValues): Change {
  const webs = numberIn(inputs, 'websThere');
  return {
    kind: 'then',
    rule: (view) => {
      const egg = view.items('spider.eggs').at(-1);
      if (egg === undefined || webs === 0) return [];
      return [
        { kind: 'move', at: 'spider.webs', by: -webs },
        { kind: 'move', at: `${egg}.webs`, by: webs },
      ];
    },
  };
}

/** Where an enemy can walk into something of the Spider's: webs, or an Egg's blood and webs. */
export function enteredTiles(view: View): readonly string[] {
  const eggs = view
    .items('spider.eggs')
    .filter((egg) => view.value(`${egg}.webs`) > 0 || view.value(`${egg}.blood`) > 0);
  return [...(websElsewhere(view) > 0 ? ['elsewhere'] : []), ...eggs];
}

export function enteredField(view: View): readonly Field[] {
  const options = enteredTiles(view);
  return options.every((option) => option === 'elsewhere')
    ? []
    : [{ kind: 'choice', id: 'tileEntered', options, start: options[0] ?? '' }];
}

/** One of each token on the tile goes [VMP-SP9]. */
export function tokensEntered(view: View, inputs: FieldValues): readonly Change[] {
  const tile = textIn(inputs, 'tileEntered') || 'elsewhere';
  if (tile === 'elsewhere') return [{ kind: 'move', at: 'spider.webs', by: -1 }];
  return ['webs', 'blood']
    .filter((token) => view.value(`${tile}.${token}`) > 0)
    .map((token): Change => ({ kind: 'move', at: `${tile}.${token}`, by: -1 }));
}

/** Webs that gear of the Skeletons takes off, all of a tile or of a line of tiles [VMP-SK18]. */
export function clearedFields(view: View): readonly Field[] {
  if (!view.hasSeat('spider')) return [];
  const eggs = view.items('spider.eggs').filter((egg) => view.value(`${egg}.webs`) > 0);
  const max = websElsewhere(view);
  return [
    ...(max > 0 ? [{ kind: 'number', id: 'websCleared', min: 0, max, start: 0 } as const] : []),
    ...(eggs.length > 0
      ? [{ kind: 'choices', id: 'eggsCleared', options: eggs, start: [], fewest: 0 } as const]
      : []),
  ];
}

export function websCleared(view: View, inputs: FieldValues): readonly Change[] {
  return [
    { kind: 'move', at: 'spider.webs', by: -numberIn(inputs, 'websCleared') },
    ...textsIn(inputs, 'eggsCleared').map((egg): Change => ({
      kind: 'move',
      at: `${egg}.webs`,
      by: -view.value(`${egg}.webs`),
    })),
  ];
}
