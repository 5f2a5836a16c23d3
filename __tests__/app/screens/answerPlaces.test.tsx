import { screen } from '@testing-library/react-native';

import { ActionPart } from '../../../app/screens/play/actionPart';
import { ToolForm } from '../../../app/screens/tools/toolForm';
import { startValues } from '../../../rules/engine/fields';
import type { Tool } from '../../../rules/engine/definition';
import { propsOf } from '../../components/hostProps';
import { press, renderApp } from '../../support/renderApp';
import { renderGame } from '../../support/renderGame';
import { marketTable } from './marketGame';

async function openForm(action: string) {
  await renderGame(marketTable, <ActionPart seat="player1" id={action} testID={action} />);
  press(action);
}

/** The answer, the fields, each field alone or under its owner, and the chances, from the top. */
function order(): readonly string[] {
  const places = /^(result|(input|field)\.\w+|owner\.\w+|apply)$/;
  const { findAll } = screen.root as { findAll: (holds: (node: Node) => boolean) => unknown[] };
  const isPlace = ({ type, props }: Node) =>
    typeof type === 'string' && (props.role === 'meter' || places.test(String(props.testID)));
  return findAll
    .call(screen.root, isPlace)
    .map(propsOf)
    .map(({ testID, role }) => (role === 'meter' ? 'bar' : String(testID)))
    .filter((place, index, all) => place !== all[index - 1]);
}
type Node = { type: unknown; props: { role?: string; testID?: string } };

describe('the answer of a form', () => {
  it('stands below the fields where they are somebody’s, and the button says its headline', async () => {
    await openForm('fight');
    const owners = ['owner.player1', 'owner.player2', 'owner.monster'];
    expect(order()).toEqual(['input.round', ...owners, 'result', 'apply']);
    expect(screen.getByTestId('apply')).toHaveTextContent('適用勝負');
    // Why it cannot be done comes first.
    press('input.round.plus');
    expect(screen.getByTestId('apply')).toHaveTextContent('適用もう遅い');
    expect(screen.getByTestId('apply')).toBeDisabled();
  });

  it('stands above them otherwise, chances below; the button says what the action does', async () => {
    await openForm('weigh');
    expect(order()).toEqual(['result', 'input.other', 'bar', 'apply']);
    expect(screen.getByTestId('apply')).toHaveTextContent('適用秤に載せる');
    press('input.other.plus');
    expect(screen.getByTestId('result')).toHaveTextContent('○ 名声 1');
    expect(screen.getByTestId('apply')).toHaveTextContent('適用秤に載せる');
  });

  it('is not there where there is none', async () => {
    await openForm('throwOne');
    expect(order()).toEqual(['input.dice', 'input.other', 'apply']);
    expect(screen.getByTestId('apply')).toHaveTextContent('適用');
  });
});

describe('the chances of a tool', () => {
  const [tool] = marketTable.definition.tools;
  const withBars = (more: { barsFirst?: true }): Tool => ({
    ...tool,
    id: 'market-fight',
    fields: tool?.fields ?? [],
    answer: () => ({
      ...{ tone: 'plain', headline: { id: 'fight' }, lines: [], ...more },
      bars: [{ id: 'fight', chance: 0.25 }],
    }),
  });
  const show = (shown: Tool) =>
    renderGame(
      marketTable,
      <ToolForm
        gameId="market"
        tool={shown}
        values={startValues(shown.fields)}
        onChange={() => undefined}
      />,
    );

  it('stand below its fields as an aside', async () => {
    await show(withBars({}));
    expect(order()).toEqual(['result', 'field.left', 'field.right', 'bar']);
  });

  it('stand right below its headline where they are what was asked for', async () => {
    await show(withBars({ barsFirst: true }));
    expect(order()).toEqual(['result', 'bar', 'field.left', 'field.right']);
  });

  it('are what is asked of a battle before its dice fall, and not there after', async () => {
    await renderApp('/tools/eldervale-battle?counts=6,6&a=6,6,6,6,6,5');
    expect(order().slice(0, 3)).toEqual(['result', 'bar', 'field.counts']);
    expect(screen.getByTestId('result')).toHaveTextContent(/>99\.9 ?%/);
    const meters = screen.getAllByRole('meter').map((bar: unknown) => propsOf(bar));
    expect(meters.map((bar) => bar['aria-valuetext'])).toEqual(['>99.9 %', '<0.1 %', '<0.1 %']);
    press('rollAll');
    expect(screen.queryAllByRole('meter')).toEqual([]);
  });
});
