import { expect, test } from 'vitest';
import { readList } from './read-list.ts';

const read = (...bytes: number[]) => readList(new Blob([new Uint8Array(bytes)]));

test('a list is read in UTF-8, in both kinds of UTF-16, and in the letters of Windows', async () => {
  expect(await read(0x5a, 0x6f, 0xc3, 0xab)).toBe('Zoë');
  expect(await read(0xff, 0xfe, 0x5a, 0x00, 0xeb, 0x00)).toBe('Zë');
  expect(await read(0xfe, 0xff, 0x00, 0x5a, 0x00, 0xeb)).toBe('Zë');
  expect(await read(0x5a, 0x6f, 0xeb)).toBe('Zoë');
});

test('a spreadsheet keeps its beginning, by which the server knows it', async () => {
  expect(await read(0x50, 0x4b, 0x03, 0x04, 0xff)).toBe('PK\u0003\u0004\uFFFD');
  expect(await read(0xd0, 0xcf, 0x11, 0xe0)).toBe('\uFFFD\uFFFD\u0011\uFFFD');
});
