import { asKnown, parseSetup } from '../../../app/store/storedSetup';

const numbers = { health: 5, awareness: -2 };
const plain = { name: 'Cultist', numbers };
const chosen = { name: 'Order of the Star', numbers, options: { side: 'sideB', shape: 'wide' } };

describe('what is stored of cards', () => {
  it('is read with its options, and without any where there were none', () => {
    const known = { monster: [plain], board: [chosen, { ...plain, options: {} }] };
    const read = asKnown(JSON.parse(JSON.stringify(known)));
    expect(read).toEqual(known);
    expect(Object.keys(read['monster']?.[0] ?? {})).toEqual(['name', 'numbers']);
  });

  it('is read with the set-up of a game', () => {
    const setup = { values: { players: 2 }, names: { player1: 'Åsa' }, known: { board: [chosen] } };
    expect(parseSetup(JSON.stringify(setup))).toEqual(setup);
  });

  it.each([
    ['no record', 'sideB'],
    ['nothing', null],
    ['a number among them', { side: 'sideB', shape: 2 }],
    ['a list among them', { side: ['sideB'] }],
  ])('costs only the card whose options are %s', (_, options) => {
    expect(asKnown({ board: [{ ...chosen, options }, chosen], monster: [plain] })).toEqual({
      board: [chosen],
      monster: [plain],
    });
  });

  it('lets no option change every object', () => {
    const stored = '{"board":[{"name":"Star","numbers":{},"options":{"__proto__":"x"}}]}';
    expect(asKnown(JSON.parse(stored))).toEqual({
      board: [{ name: 'Star', numbers: {}, options: {} }],
    });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
