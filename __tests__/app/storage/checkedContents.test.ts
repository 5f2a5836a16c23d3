import { checkedContents } from '../../../app/storage/checkedContents';
import type { Contents } from '../../../app/storage/contents';
import { migrations } from '../../../app/storage/migrations';
import { nodeDriver } from '../../support/nodeDriver';
import { faultyDriver } from './faultyDriver';

const settings = (value: string | null): Contents => ({
  schema: 1,
  tables: { settings: { columns: ['key', 'value'], rows: [['theme', value]] } },
});

describe('a device that fails says nothing about the contents', () => {
  it('where no scratch database can be opened', async () => {
    const closed = () => Promise.reject(new Error('Loading chunk 7 failed'));
    await expect(checkedContents(settings('"dark"'), closed)).rejects.toThrow('Loading chunk');
  });

  it.each([
    ['the rows are written', 'INSERT'],
    ['references are checked', 'foreign_key_check'],
    ['a migration runs', 'CREATE TABLE bookmarks'],
    ['the result is read', 'SELECT * FROM'],
  ])('where it fails while %s', async (_, part) => {
    const faulty = faultyDriver(nodeDriver());
    faulty.fail(part, 'disk I/O error');
    await expect(checkedContents(settings('"dark"'), faulty.open)).rejects.toThrow('disk I/O');
    expect(faulty.count('close')).toBe(1);
  });
});

describe('contents that cannot be are malformed', () => {
  const columns = ['key', 'value'];
  const event = ['nowhere', 0, 1, 1, '{}'];
  const cases: readonly (readonly [string, Contents])[] = [
    ['a value is missing', settings(null)],
    ['a table is unknown', { schema: 1, tables: { 'disk I/O error': { columns, rows: [] } } }],
    ['a table is called malformed', { schema: 1, tables: { malformed: { columns, rows: [] } } }],
    ['columns are others', { schema: 1, tables: { games: { columns, rows: [] } } }],
    ['the schema is newer', { ...settings('1'), schema: 99 }],
    [
      'an event has no game',
      {
        schema: 1,
        tables: {
          events: { columns: ['game_id', 'line', 'seq', 'time', 'body'], rows: [event] },
        },
      },
    ],
  ];
  it.each(cases)('where %s', async (_, contents) => {
    expect(await checkedContents(contents, nodeDriver())).toMatchObject({
      ok: false,
      error: { code: 'malformed' },
    });
  });

  it('where a migration cannot be done with them', async () => {
    const unique = { version: 3, name: 'no', sql: 'CREATE UNIQUE INDEX x ON settings (value)' };
    const twice: Contents = {
      schema: 2,
      tables: {
        settings: {
          columns,
          rows: [
            ['a', '1'],
            ['b', '1'],
          ],
        },
      },
    };
    const checked = await checkedContents(twice, nodeDriver(), [...migrations, unique]);
    expect(checked).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});
