import { expect, test } from 'vitest';
import { kindsOfLetters, readAs, readList, tellingWords } from './read-list.ts';

const list = (...bytes: number[]) => readList(new Blob([new Uint8Array(bytes)]));
const read = async (...bytes: number[]) => (await list(...bytes)).text;

test('a list is read in UTF-8, in both kinds of UTF-16, and in the letters of Windows', async () => {
  expect(await read(0x5a, 0x6f, 0xc3, 0xab)).toBe('Zoë');
  expect(await read(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00)).toBe('Zë');
  expect(await read(0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb)).toBe('Zë');
  expect(await read(0x5a, 0x6f, 0xeb)).toBe('Zoë');
});

test('UTF-16 without a mark is known by its zeros', async () => {
  expect(await read(0x5a, 0x00, 0x41, 0x01)).toBe('ZŁ');
  expect(await read(0x00, 0x5a, 0x01, 0x41)).toBe('ZŁ');
});

test('a spreadsheet keeps its beginning, by which the server knows it', async () => {
  expect(await read(0x50, 0x4b, 0x03, 0x04, 0xff)).toBe('PK\u0003\u0004\uFFFD');
  expect(await read(0xd0, 0xcf, 0x11, 0xe0)).toBe('\uFFFD\uFFFD\u0011\uFFFD');
});

test('a file that does not say its letters keeps its bytes, and any other does not', async () => {
  const bytes = [0xa3, 0x75, 0x6b];
  expect((await list(...bytes)).bytes).toEqual(new Uint8Array(bytes));
  for (const said of [
    [0x5a, 0x6f],
    [0x5a, 0xc3, 0xab],
    [0xff, 0xfe, 0x5a, 0x00],
    [0x50, 0x4b, 0x03, 0x04, 0xff],
  ])
    expect((await list(...said)).bytes).toBeNull();
});

test('a name is itself again in the letters of its country', () => {
  const written: Partial<Record<(typeof kindsOfLetters)[number], [number[], string]>> = {
    'windows-1252': [[0x5a, 0x6f, 0xeb], 'Zoë'],
    'windows-1250': [[0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a], 'Łukasz'],
    'windows-1251': [[0xce, 0xeb, 0xfc, 0xe3, 0xe0], 'Ольга'],
    'windows-1253': [[0xc5, 0xeb, 0xdd, 0xed, 0xe7], 'Ελένη'],
    'windows-1254': [[0xdd, 0xf0], 'İğ'],
    'windows-1257': [[0xd0, 0xe8], 'Šč'],
    'windows-1258': [[0xd5, 0xf0], 'Ơđ'],
    macintosh: [[0x5a, 0x6f, 0x91], 'Zoë'],
  };
  expect(Object.keys(written)).toEqual([...kindsOfLetters]);
  for (const letters of kindsOfLetters) {
    const [bytes = [], name] = written[letters] ?? [];
    expect(readAs(new Uint8Array(bytes), letters)).toBe(name);
  }
});

test('the words that tell are those with letters beyond English, three of them, each once', () => {
  expect(tellingWords('username,unit\nŁukasz,North\nZoë,"São"\nZoë,\nÁda,North\nanna,North\n')).toEqual([
    'Łukasz',
    'Zoë',
    'São',
  ]);
});
