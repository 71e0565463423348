import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLabels } from './labels.ts';

const sample = readFileSync(join(import.meta.dirname, 'samples/joons-map-please.lab'), 'utf8');

test('a label file gives every phone with its times in seconds', () => {
  const phones = parseLabels(sample);
  expect(phones.map((phone) => phone.phone).join(' ')).toBe('pau jh uw n z m ae p pau p l iy z pau');
  expect(phones[1]).toMatchObject({ start: 0.0987499, phone: 'jh', stressed: true });
  for (const [index, phone] of phones.entries()) expect(phone.start).toBe(phones[index - 1]?.end ?? 0);
});

test("the 's that the voice counts as a word belongs to the word before it", () => {
  const words = parseLabels(sample).map((phone) => phone.word);
  expect(words).toEqual([null, 0, 0, 0, 0, 1, 1, 1, null, 2, 2, 2, 2, null]);
});

test('a line that is no label is refused', () => {
  expect(() => parseLabels('0 660000 nonsense')).toThrow('not a label');
});
