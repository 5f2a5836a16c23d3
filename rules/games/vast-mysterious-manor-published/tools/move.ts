import type { SumPart } from '../../../engine/answer';
import type { Phrase, Tool } from '../../../engine/definition';
import { isOnIn, numberIn, textIn, type FieldValues } from '../../../engine/fields';
import { forms, formIds, type Form } from '../spiderForms';
import { mostWebsOnATile } from '../../../editions/mysterious-manor/webs';
import { count, onlyWhen, part, some, toggle } from './toolFields';

const movers = [
  'paladin',
  'armoredKnight',
  'skeleton',
  'sniffy',
  'giant',
  'sorcerer',
  'spiderlings',
  'shadowPaladin',
  'warlock',
  'wraith',
] as const;
type Mover = (typeof movers)[number];

/** Spaces of one move, sprint, crusade or sneak [VMP-T28], [VMP-T30]. */
const spacesOf = {
  sprint: 2,
  bootedSprint: 4,
  crusade: 1,
  skeleton: 5,
  bootedSkeleton: 6,
  sniffy: 6,
  shadowPaladin: 2,
  sneak: 2,
} as const;

/** Whose move a web ends, and a lamp; who takes one of them away on entering [VMP-T29]. */
const passesWebs: readonly Mover[] = ['giant', 'sorcerer', 'spiderlings', 'warlock', 'wraith'];
const stopsAtLamps: readonly Mover[] = ['skeleton', 'sniffy'];
const leavesLamps: readonly Mover[] = ['paladin', 'armoredKnight', 'warlock', 'wraith'];

/** Walls a move may pass; a Skeleton goes round or breaches [VMP-T31]. */
const wallsOf: Readonly<Record<Mover, string>> = {
  paladin: 'wallsNone',
  armoredKnight: 'wallsNone',
  skeleton: 'wallsBreach',
  sniffy: 'wallsNone',
  giant: 'wallsOne',
  sorcerer: 'wallsNone',
  spiderlings: 'wallsAny',
  shadowPaladin: 'wallsOne',
  warlock: 'wallsAny',
  wraith: 'wallsAny',
};

const isForm = (who: string): who is Form => formIds.some((form) => form === who);
const moverIn = (values: FieldValues): Mover =>
  movers.find((who) => who === textIn(values, 'who')) ?? 'paladin';
const whenWho =
  (...who: readonly Mover[]) =>
  (values: FieldValues) =>
    who.includes(moverIn(values));

/** The moves one after the other, by how far each goes; a stop ends only the one it is on. */
export function movesOf(values: FieldValues): readonly number[] {
  const who = moverIn(values);
  const boots = isOnIn(values, 'boots');
  const times = (moves: number, spaces: number) => Array.from({ length: moves }, () => spaces);
  switch (who) {
    case 'paladin':
      return [
        ...times(numberIn(values, 'sprints'), boots ? spacesOf.bootedSprint : spacesOf.sprint),
        ...times(numberIn(values, 'crusades'), spacesOf.crusade),
      ];
    case 'skeleton':
      return [boots ? spacesOf.bootedSkeleton : spacesOf.skeleton];
    case 'giant':
    case 'sorcerer':
    case 'spiderlings':
      return [forms[who].moves + numberIn(values, 'legs')];
    case 'warlock':
      return times(numberIn(values, 'sneaks'), spacesOf.sneak);
    case 'sniffy':
    case 'shadowPaladin':
      return [spacesOf[who]];
    default:
      return [numberIn(values, 'movement')];
  }
}

/** How far somebody comes who has to stop on space `stop` of the way, if there [VMP-T29]. */
export function walked(moves: readonly number[], stop: number): number {
  let at = 0;
  for (const spaces of moves) at = at < stop && at + spaces > stop ? stop : at + spaces;
  return at;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

export const moveTool: Tool = {
  id: 'vast-published-move',
  fields: [
    {
      kind: 'choice',
      id: 'who',
      options: movers,
      start: 'paladin',
      aliases: {
        knight: 'armoredKnight',
        skeletons: 'skeleton',
        stabby: 'skeleton',
        spider: 'giant',
        giantSpider: 'giant',
        spiderling: 'spiderlings',
      },
    },
    onlyWhen(count('sprints', 7, 1), whenWho('paladin')),
    onlyWhen(count('crusades', 7), whenWho('paladin')),
    onlyWhen(count('sneaks', 5, 1), whenWho('warlock')),
    onlyWhen(count('legs', 9), whenWho('giant', 'sorcerer', 'spiderlings')),
    onlyWhen(count('spiderlings', 5, 5, 1), whenWho('spiderlings')),
    onlyWhen(count('movement', 12, 1), whenWho('armoredKnight', 'wraith')),
    onlyWhen(toggle('boots'), whenWho('paladin', 'skeleton')),
    count('stop', 30),
    onlyWhen(count('webs', mostWebsOnATile), (values) => numberIn(values, 'stop') > 0),
    onlyWhen(toggle('lamp'), (values) => numberIn(values, 'stop') > 0),
  ],
  answer: (values) => {
    const who = moverIn(values);
    const moves = movesOf(values);
    const allowance = sum(moves);
    const stop = numberIn(values, 'stop');
    const there = tokensAt(values);
    const isReached = stop > 0 && stop <= allowance;
    const isStopped = isReached && there.stops;
    const spaces = isStopped ? walked(moves, stop) : allowance;
    const all = spaces * numberIn(values, 'spiderlings');
    return {
      tone: spaces < allowance ? 'bad' : 'plain',
      headline:
        who === 'spiderlings'
          ? { id: 'each', params: { spaces, all } }
          : { id: spaces < allowance ? 'stopped' : 'spaces', params: { spaces, allowance } },
      lines: [
        ...(isReached ? there.lines : []),
        ...(isStopped && there.stops ? [{ id: moves.length > 1 ? 'goesOn' : 'endsMove' }] : []),
        ...(stop > allowance ? [{ id: 'notReached', params: { stop } }] : []),
        { id: wallsOf[who] },
        ...endOf(who),
        { id: 'noExtraCost' },
      ],
      sum: [...allowanceSum(values), ...some('lost', spaces - allowance)],
    };
  },
};

/** What lies on the space and what becomes of it [VMP-T29]. */
function tokensAt(values: FieldValues): { stops: boolean; lines: readonly Phrase[] } {
  const who = moverIn(values);
  const onTheWay = numberIn(values, 'stop') > 0;
  const webs = onTheWay ? numberIn(values, 'webs') : 0;
  const lamp = onTheWay && isOnIn(values, 'lamp');
  const webStops = webs > 0 && !passesWebs.includes(who);
  const lampStops = lamp && stopsAtLamps.includes(who);
  const lines: readonly (Phrase | false)[] = [
    webStops && { id: 'webStops', params: { webs, left: webs - 1 } },
    webs > 0 && !webStops && { id: 'websStay', params: { webs } },
    lampStops && { id: 'lampStops' },
    lamp && !lampStops && { id: leavesLamps.includes(who) ? 'lampStays' : 'lampGoes' },
  ];
  return { stops: webStops || lampStops, lines: lines.filter((line) => line !== false) };
}

/** Where a move may go or has to end. */
function endOf(who: Mover): readonly Phrase[] {
  switch (who) {
    case 'paladin':
      return [{ id: 'sprintLit' }];
    case 'armoredKnight':
      return [{ id: 'knightMoves' }];
    case 'skeleton':
    case 'sniffy':
      return [{ id: 'skeletonGround' }];
    case 'warlock':
      return [{ id: 'sneakEnds' }];
    default:
      return [];
  }
}

function allowanceSum(values: FieldValues): readonly SumPart[] {
  const who = moverIn(values);
  const moves = movesOf(values);
  if (who === 'paladin') {
    const [sprints, crusades] = [numberIn(values, 'sprints'), numberIn(values, 'crusades')];
    return [
      part('sprints', sum(moves.slice(0, sprints)), { sprints }),
      ...some('crusades', sum(moves.slice(sprints)), { crusades }),
    ];
  }
  if (who === 'warlock') return [part('sneaks', sum(moves), { sneaks: moves.length })];
  if (!isForm(who)) return [part('base', sum(moves))];
  return [part('base', forms[who].moves), ...some('legs', numberIn(values, 'legs'))];
}
