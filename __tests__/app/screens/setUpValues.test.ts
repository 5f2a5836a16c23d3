import { presetOf } from '../../../app/screens/setUp/setUpValues';
import { vastMysteriousManorPublished as game } from '../../../rules/games/vast-mysterious-manor-published';

const presetFor = (remembered: Parameters<typeof presetOf>[1], link: Record<string, string>) =>
  presetOf(game, remembered, { game: game.id, ...link }).values;

test.each([
  [3, 'skeletonsSpiderManor'],
  [4, 'withoutManor'],
])('the roles of the last game stay where %i players play them', (players, roles) => {
  expect(presetFor({ players, roles }, { players: `${players}` })).toMatchObject({
    players,
    roles,
  });
  expect(presetFor({ players, roles }, { players: '5' })).toMatchObject({
    players: 5,
    roles: 'allRoles',
  });
});

test('a link that contradicts itself is shown as it is, and cannot be started', () => {
  const values = presetFor(undefined, { players: '3', roles: 'paladin,spider' });
  expect(values).toMatchObject({ players: 3, roles: 'paladinSpider' });
  expect(game.setupRefusal(values)).toMatchObject({ code: 'rolesForOthers' });
});
