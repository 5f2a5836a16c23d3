import { ui } from '../../locales/ja/ui';
import { expectFigures, expectText, seen, tap, untilKept } from './support/hands';
import { expectStep, startManor } from './support/manor';
import { openPhone } from './support/phone';

test('a second tab says that the game is open elsewhere, and takes over when that is closed', async () => {
  const { page: first, context } = await openPhone();
  await startManor(first, ['paladin', 'spider'], 'paladin');
  await tap(first, 'next', 'paladin.revealTile');
  await expectFigures(first, { 'paladin.experience': 2 });

  const second = await context.newPage();
  await second.goto('/');
  await expectText(second, 'openElsewhere', ui.storage.elsewhereTitle);
  await expectText(second, 'openElsewhere', ui.storage.elsewhereBody);
  expect(await seen(second, 'newGame').count()).toBe(0);

  // The first one plays on as if nothing had happened.
  await tap(first, 'paladin.health.minus');
  await expectFigures(first, { 'paladin.experience': 2, 'paladin.health': 6 });
  await expectText(second, 'openElsewhere', ui.storage.elsewhereTitle);

  await untilKept(first);
  await first.close();
  await tap(second, 'continue');
  await second.waitForURL('/play/*/paladin');
  await expectFigures(second, { 'paladin.experience': 2, 'paladin.health': 6 });
  await expectStep(second, 'paladinAct');
  await tap(second, 'undo');
  await expectFigures(second, { 'paladin.experience': 2, 'paladin.health': 7 });
});
