import { pickTextFile, shareFile } from '../../../app/platform/files';
import { askToKeep, storageState } from '../../../app/platform/persistence';
import { largestFile } from '../../../app/platform/textFile';

const mockWritten = new Map<string, string>();
const mockShare = jest.fn();
const mockAvailable = jest.fn();
const mockPick = jest.fn();

// What only a device has.
jest.mock('expo-sharing', () => ({ isAvailableAsync: mockAvailable, shareAsync: mockShare }));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: mockPick }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'file:///cache/' },
  File: class {
    uri: string;
    size = 3;
    constructor(...parts: string[]) {
      this.uri = parts.join('');
    }
    create() {
      mockWritten.set(this.uri, '');
    }
    write(text: string) {
      if (text === 'too much') throw new Error('disk full');
      mockWritten.set(this.uri, text);
    }
    text() {
      const text = mockWritten.get(this.uri);
      return text === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(text);
    }
  },
}));

beforeEach(() => {
  mockWritten.clear();
  mockShare.mockReset().mockResolvedValue(undefined);
  mockAvailable.mockReset().mockResolvedValue(true);
  mockPick.mockReset();
});

describe('a file going out', () => {
  const file = { name: 'games.json', text: '{"a":1}' };

  it('is written to the cache and offered from there', async () => {
    expect(await shareFile(file, '記録')).toBe('shared');
    expect(mockWritten).toEqual(new Map([['file:///cache/games.json', '{"a":1}']]));
    expect(mockShare.mock.calls).toEqual([
      [
        'file:///cache/games.json',
        { mimeType: 'application/json', UTI: 'public.json', dialogTitle: '記録' },
      ],
    ]);
  });

  it('is not, where nothing can be shared or written', async () => {
    mockAvailable.mockResolvedValue(false);
    expect(await shareFile(file, '')).toBe('failed');
    mockAvailable.mockResolvedValue(true);
    expect(await shareFile({ ...file, text: 'too much' }, '')).toBe('failed');
    expect(mockShare).not.toHaveBeenCalled();
  });
});

describe('a file coming in', () => {
  const asset = { name: 'games.json', uri: 'file:///picked', size: 7 };

  it('is read once it is chosen', async () => {
    mockWritten.set(asset.uri, '{"a":1}');
    mockPick.mockResolvedValue({ canceled: false, assets: [asset] });
    expect(await pickTextFile()).toEqual({ name: 'games.json', text: '{"a":1}' });
  });

  it('is told apart from none, one that is too large and one that cannot be read', async () => {
    mockPick.mockResolvedValue({ canceled: true, assets: null });
    expect(await pickTextFile()).toBe('cancelled');
    mockPick.mockResolvedValue({ canceled: false, assets: [{ ...asset, size: largestFile + 1 }] });
    expect(await pickTextFile()).toBe('tooLarge');
    mockPick.mockResolvedValue({ canceled: false, assets: [asset] });
    expect(await pickTextFile()).toBe('failed');
  });
});

it('keeps what a phone stores without asking', async () => {
  await askToKeep();
  expect(await storageState()).toEqual({ kept: 'always' });
});
