import { act, screen } from '@testing-library/react-native';
import type * as React from 'react';

import type * as TrackPart from '../../../app/screens/play/trackPart';
import { press, renderManor } from '../../support/renderApp';

const mockDrawn: string[] = [];

/** Notes every track that React draws, with all that is in it. */
jest.mock('../../../app/screens/play/trackPart', () => {
  const { Profiler } = jest.requireActual<typeof React>('react');
  const actual = jest.requireActual<typeof TrackPart>('../../../app/screens/play/trackPart');
  const Probed = (props: { at: string; testID: string }) => (
    <Profiler id={props.at} onRender={(at) => mockDrawn.push(at)}>
      <actual.TrackPart {...props} />
    </Profiler>
  );
  return { ...actual, TrackPart: Probed };
});

const drawnBy = (change: () => void) => {
  mockDrawn.length = 0;
  change();
  return [...new Set(mockDrawn)].sort();
};

const shown = [
  'paladin.experience',
  'paladin.fire',
  'paladin.foesAttacked',
  'paladin.health',
  'paladin.light',
  'paladin.movementCubes',
  'paladin.movementSpent',
  'paladin.perceptionCubes',
  'paladin.perceptionSpent',
  'paladin.poltergeistsDestroyed',
  'paladin.strengthCubes',
  'paladin.tiles',
];

it('draws the track that was tapped and no other, once a tap', async () => {
  await renderManor('paladin');
  expect(drawnBy(() => press('paladin.experience.plus'))).toEqual(['paladin.experience']);
  expect(mockDrawn).toHaveLength(1);
  expect(drawnBy(() => press('paladin.health.minus'))).toEqual(['paladin.health']);
  expect(drawnBy(() => press('undo'))).toEqual(['paladin.health']);
  expect(screen.getByTestId('paladin.experience')).toHaveAccessibilityValue({ now: 1 });
});

it('draws also the tracks whose ends the tap moved', async () => {
  const { store } = await renderManor('paladin');
  act(() => store.getState().dispatch({ type: 'trackSet', v: 1, at: 'paladin.experience', to: 4 }));
  // The fifth experience gives a cube, which each of the three statistics could take.
  expect(drawnBy(() => press('paladin.experience.plus'))).toEqual([
    'paladin.experience',
    'paladin.movementCubes',
    'paladin.perceptionCubes',
    'paladin.strengthCubes',
  ]);
});

it('draws no track when only the guide goes on', async () => {
  await renderManor('paladin');
  expect(drawnBy(() => press('next'))).toEqual([]);
  expect(screen.getByTestId('step')).toHaveTextContent(/^2\/3/);
});

it('draws all of them when the language changes: the count can rise', async () => {
  const { texts } = await renderManor('paladin');
  expect(drawnBy(() => act(() => void texts.changeLanguage('en')))).toEqual(shown);
});
