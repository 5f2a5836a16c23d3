import type { SumPart } from '../../../engine/answer';
import type { Tool } from '../../../engine/definition';
import { numberIn, textIn } from '../../../engine/fields';
import { mostBlood, mostEggs, mostWebs } from '../spiderForms';
import { eggTerror } from './egg';
import { count, idle, part, some } from './toolFields';

/** Feed: Blood for 1 Terror. Scare: webs on the map and a card for 1 Terror [VMP-T25]. */
export const feedBlood = 3;
export const scareWebs = 6;
const feedTerror = 1;
const scareTerror = 1;
const cardCost = 1;

/** Terror for looted treasures: none for one, 1 for two, 2 for three or four, 3 for more [VMP-T26]. */
export function lootTerror(treasures: number): number {
  return treasures >= 5 ? 3 : treasures >= 3 ? 2 : treasures >= 2 ? 1 : 0;
}

export type SpiderTurn = {
  blood: number;
  webs: number;
  cards: number;
  hatched: number;
  looted: number;
};

type Gains = { feed: number; scare: number; hatched: number; loot: number };

/** Terror of a turn; a Loot that brings something takes its card before Scare does [VMP-T25]. */
export function terrorGains({ blood, webs, cards, hatched, looted }: SpiderTurn): Gains {
  const loot = cards >= cardCost ? lootTerror(looted) : 0;
  const left = loot > 0 ? cards - cardCost : cards;
  return {
    feed: blood >= feedBlood ? feedTerror : 0,
    scare: webs >= scareWebs && left >= cardCost ? scareTerror : 0,
    hatched: hatched * eggTerror,
    loot,
  };
}

/** What counts, and why the rest does not. */
function terrorSum(turn: SpiderTurn, gains: Gains): readonly SumPart[] {
  const { blood, webs, hatched, looted } = turn;
  return [
    gains.feed > 0 ? part('feed', gains.feed) : idle('noFeed', { blood }),
    gains.scare > 0
      ? part('scare', gains.scare)
      : webs >= scareWebs
        ? idle('scareNoCard')
        : idle('noScare', { webs }),
    ...some('hatched', gains.hatched, { hatched }),
    ...(gains.loot > 0
      ? [part('loot', gains.loot, { looted })]
      : looted > 0
        ? [lootTerror(looted) > 0 ? idle('lootNoCard', { looted }) : idle('noLoot', { looted })]
        : []),
  ];
}

/** Terror after a turn, and whether the Spider may leave [VMP-T25], [VMP-T27]. */
export const terrorTool: Tool = {
  id: 'vast-published-terror',
  fields: [
    count('terror', 40),
    count('blood', mostBlood),
    count('webs', mostWebs),
    count('cards', 12, 3),
    count('hatched', mostEggs),
    count('looted', 9),
    {
      kind: 'choice',
      id: 'goal',
      options: ['12', '10', '8'],
      start: '12',
      aliases: { consumer: '10', hatchling: '8' },
    },
  ],
  answer: (values) => {
    const held = numberIn(values, 'terror');
    const turn = {
      blood: numberIn(values, 'blood'),
      webs: numberIn(values, 'webs'),
      cards: numberIn(values, 'cards'),
      hatched: numberIn(values, 'hatched'),
      looted: numberIn(values, 'looted'),
    };
    const gains = terrorGains(turn);
    const terror = held + gains.feed + gains.scare + gains.hatched + gains.loot;
    const goal = Number(textIn(values, 'goal'));
    const mayLeave = terror >= goal;
    return {
      tone: mayLeave ? 'good' : 'plain',
      headline: {
        id: mayLeave ? 'mayLeave' : 'terror',
        params: { terror, goal, missing: Math.max(0, goal - terror) },
      },
      lines: [
        ...(mayLeave ? [{ id: 'wayOut' }] : []),
        ...(gains.feed > 0 ? [{ id: 'bloodLeft', params: { left: turn.blood - feedBlood } }] : []),
        ...(terror > 12 ? [{ id: 'dialEnd' }] : []),
      ],
      sum: [part('held', held), ...terrorSum(turn, gains)],
    };
  },
};
