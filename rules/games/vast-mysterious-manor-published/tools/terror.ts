import type { SumPart } from '../../../engine/answer';
import type { Tool } from '../../../engine/definition';
import { isOnIn, numberIn, textIn } from '../../../engine/fields';
import { mostBlood, mostEggs, mostWebs } from '../spiderForms';
import { eggTerror } from './egg';
import { count, idle, part, some, toggle } from './toolFields';

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
  /** Each works once a turn, and was used already. */
  fed: boolean;
  scared: boolean;
};

type Gains = { feed: number; scare: number; hatched: number; loot: number };

/** Terror of a turn; a Loot that brings something takes its card before Scare does [VMP-T25]. */
export function terrorGains(turn: SpiderTurn): Gains {
  const { blood, webs, cards, hatched, looted, fed, scared } = turn;
  const loot = cards >= cardCost ? lootTerror(looted) : 0;
  const left = loot > 0 ? cards - cardCost : cards;
  return {
    feed: !fed && blood >= feedBlood ? feedTerror : 0,
    scare: !scared && webs >= scareWebs && left >= cardCost ? scareTerror : 0,
    hatched: hatched * eggTerror,
    loot,
  };
}

/** What counts, and why the rest does not. */
function terrorSum(turn: SpiderTurn, gains: Gains): readonly SumPart[] {
  const { hatched, looted } = turn;
  return [
    gains.feed > 0 ? part('feed', gains.feed) : whyNoFeed(turn),
    gains.scare > 0 ? part('scare', gains.scare) : whyNoScare(turn),
    ...some('hatched', gains.hatched, { hatched }),
    ...(gains.loot > 0
      ? [part('loot', gains.loot, { looted })]
      : looted > 0
        ? [lootTerror(looted) > 0 ? idle('lootNoCard', { looted }) : idle('noLoot', { looted })]
        : []),
  ];
}

function whyNoFeed({ fed, blood }: SpiderTurn): SumPart {
  return fed ? idle('fedBefore') : idle('noFeed', { blood });
}

function whyNoScare({ scared, webs }: SpiderTurn): SumPart {
  if (scared) return idle('scaredBefore');
  return webs >= scareWebs ? idle('scareNoCard') : idle('noScare', { webs });
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
    toggle('fed'),
    toggle('scared'),
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
      fed: isOnIn(values, 'fed'),
      scared: isOnIn(values, 'scared'),
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
