import { fireEvent, screen } from '@testing-library/react-native';

import { manor, presetSetup, startManor } from '../../support/phone';
import { press, renderApp, settled } from '../../support/renderApp';

const focusedTab = () =>
  ['table', 'tools', 'settings'].find(
    (tab) => screen.queryByTestId(`tab.${tab}`)?.props.accessibilityState.selected === true,
  );

describe('a link', () => {
  it.each([
    ['/', 'table'],
    ['/tools', 'tools'],
    ['/settings', 'settings'],
  ])('%s opens the tab %s', async (link, tab) => {
    const { routes } = await renderApp(link);
    expect(focusedTab()).toBe(tab);
    expect(routes()).toEqual(['Tabs']);
  });
});
