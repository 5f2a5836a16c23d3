import { isOnIn, type FieldValues } from '../../engine/fields';
import { boxRoles, levelOf, mixOf, plays, type Role } from './roles';

/** What each role puts on the table [VMP-S10]. */
const roleLines: Readonly<Record<Role, readonly string[]>> = {
  paladin: ['paladinPiece', 'paladinDials', 'paladinCubes', 'paladinFavors', 'paladinTreasures'],
  armoredKnight: ['armoredKnightBoard'],
  skeletons: ['skeletonsStability', 'skeletonsMarch', 'skeletonsSpawn', 'skeletonsGear'],
  spider: ['spiderPiece', 'spiderHand', 'spiderSupply'],
  shadowPaladin: ['shadowPaladinBoard'],
  manor: ['manorSeals', 'manorOmens', 'manorRituals', 'manorWraith'],
  warlock: ['warlockCubes', 'warlockSpells', 'warlockPiece'],
};
export const inTurnOrder: readonly Role[] = [
  'paladin',
  'armoredKnight',
  'skeletons',
  'spider',
  'shadowPaladin',
  'manor',
  'warlock',
];

/** The map first, then each role, then what this very table changes [VMP-S3], [VMP-S10]. */
export function checklist(setup: FieldValues): readonly string[] {
  return [
    ...['board', 'pit', 'armories', 'entrance', 'firstTiles', 'supplies', 'seating'],
    ...inTurnOrder.filter((role) => plays(setup, role)).flatMap((role) => roleLines[role]),
    ...peculiar(setup),
  ];
}

/** What mix, difficulty and expansion change [VMP-S4]..[VMP-S9]. */
export function peculiar(setup: FieldValues): readonly string[] {
  return [
    ...mixLines(setup),
    ...boxRoles
      .map((role) => levelOf(setup, role))
      .filter((level) => level !== 'standard')
      .map((level) => `${level}Level`),
    ...(plays(setup, 'skeletons') && isOnIn(setup, 'otherSkeletons') ? ['otherSkeletons'] : []),
    ...(plays(setup, 'armoredKnight') && plays(setup, 'skeletons') ? ['knightIsHunted'] : []),
    ...(plays(setup, 'shadowPaladin') ? ['shadowIsHunted'] : []),
  ];
}

/** Cards that stay out concern only whom they belong to. */
function mixLines(setup: FieldValues): readonly string[] {
  const spider = plays(setup, 'spider');
  const paladin = plays(setup, 'paladin');
  const when = (counts: boolean, ...lines: readonly string[]) => (counts ? lines : []);
  switch (mixOf(setup)) {
    case 'withoutManor':
      return ['warlockHasExpand'];
    case 'paladinSkeletonsSpider':
      return when(spider, 'spiderHasExpand');
    case 'paladinSpiderManor':
      return [
        ...when(paladin, 'threeCardsOut'),
        ...when(spider, 'spiderTwoTerror'),
        'manorThreeSeals',
      ];
    case 'paladinSpiderWarlock':
      return [
        ...when(paladin, 'threeCardsOut'),
        ...when(spider, 'spiderTwoTerror'),
        'warlockHasTwoSpells',
      ];
    case 'skeletonsSpiderWarlock':
      return [
        ...when(spider, 'skeletonsHuntSpider', 'spiderTwoTerror'),
        'gearOut',
        'warlockHasExpandAndEnclose',
      ];
    case 'skeletonsSpiderManor':
      return [
        ...when(spider, 'skeletonsHuntSpider', 'spiderTwoTerror'),
        'gearOut',
        'manorThreeSeals',
      ];
    case 'paladinSpider':
      return [
        ...when(paladin, 'twoCardsOut'),
        ...when(spider, 'spiderTwoTerror', 'spiderHasExpand'),
      ];
    case 'skeletonsSpider':
      return when(spider, 'skeletonsHuntSpider', 'spiderTwoTerror', 'spiderHasExpand');
    default:
      return [];
  }
}
