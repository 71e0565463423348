import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('what a spreadsheet would turn into something else stays a text, and no two texts become one', () => {
  const texts = [
    '0012',
    '1E5',
    '3/4',
    '3-4-1940',
    '12 May',
    'May 12',
    '10:30',
    'TRUE',
    '$5',
    '=1+1',
    "'=1+1",
    '@home',
  ];
  const line = csvLine(texts.map((written) => ({ written }))).trimEnd();
  expect(line.split(',')).toEqual(texts.map((text) => `'${text}`));
  expect(new Set(line.split(',')).size).toBe(texts.length);
});

test('a text with what stands between two columns, here or in another country, is one cell', () => {
  expect(csvLine(['a,b', 'c;d', 'e\tf'])).toBe('"a,b","c;d","e\tf"\r\n');
  expect(csvLine(['a,b', 'x,=1+1'], ';')).toBe('"a,b";"x,=1+1"\r\n');
});

test('other texts, numbers and dates of ours stay as they are', () => {
  expect(csvLine(['ada', 'Room 12b', 'ada12', 'May', 12, true, null])).toBe(
    'ada,Room 12b,ada12,May,12,yes,\r\n',
  );
});
