import { nothingLeft, reached } from '../../editions/mysterious-manor/victories';
import type { Address, Victory, View } from '../../engine/definition';
import { numberIn } from '../../engine/fields';
import { moldToWin } from './manor';
import { startHealth } from './paladin';
import { terrorToEscape } from './spider';

/** Who wins how depends on who is at the table [VMM-V1]..[VMM-V8]. */
export const victories: readonly Victory[] = [
  lastSpiderling('paladinKillsSpider', 'paladin', (view) => view.hasSeat('spider')),
  poltergeists(
    'paladinSevenPoltergeists',
    'paladin',
    'paladin.poltergeistsDestroyed',
    7,
    (view) => !view.hasSeat('spider') && view.hasSeat('manor'),
  ),
  poltergeists(
    'paladinFivePoltergeists',
    'paladin',
    'paladin.poltergeistsDestroyed',
    5,
    (view) => !view.hasSeat('spider') && !view.hasSeat('manor'),
  ),
  nothingLeft(
    { id: 'skeletonsKillPaladin', seat: 'skeletons', applies: (view) => view.hasSeat('paladin') },
    'paladin.health',
    () => startHealth,
  ),
  lastSpiderling(
    'skeletonsKillSpider',
    'skeletons',
    (view) => !view.hasSeat('paladin') && view.hasSeat('spider'),
  ),
  poltergeists(
    'skeletonsSevenPoltergeists',
    'skeletons',
    'skeletons.poltergeistsDefeated',
    7,
    (view) => noPrey(view) && view.hasSeat('manor'),
  ),
  poltergeists(
    'skeletonsFivePoltergeists',
    'skeletons',
    'skeletons.poltergeistsDefeated',
    5,
    (view) => noPrey(view) && !view.hasSeat('manor'),
  ),
  {
    id: 'spiderEscapes',
    seat: 'spider',
    applies: () => true,
    isMet: (view) => view.isOn('spider.escaped'),
    progress: (view) => ({ value: view.value('spider.terror'), goal: terrorToEscape }),
  },
  reached({ id: 'manorMold', seat: 'manor', applies: () => true }, 'manor.mold', () => moldToWin),
];

function noPrey(view: View): boolean {
  return !view.hasSeat('paladin') && !view.hasSeat('spider');
}

function lastSpiderling(id: string, seat: string, applies: Victory['applies']): Victory {
  return nothingLeft({ id, seat, applies }, 'spider.spiderlings', (view) =>
    numberIn(view.setup, 'spiderlings'),
  );
}

function poltergeists(
  id: string,
  seat: string,
  counter: Address,
  goal: number,
  applies: Victory['applies'],
): Victory {
  return reached({ id, seat, applies }, counter, () => goal);
}
