import { expect, test } from 'vitest';
import { rankedFirst } from './preferred-language.ts';

test('of a header of any length the beginning is read: whoever lists many languages keeps the first', () => {
  const many = Array.from({ length: 40 }, (_, at) => `x${at};q=0.5`).join(',');
  expect(rankedFirst(`es,${many}`, ['en', 'es'])).toBe('es');
  expect(rankedFirst(`es,${';'.repeat(100_000)}`, ['en', 'es'])).toBe('es');
  expect(rankedFirst(`fr,${' '.repeat(1000)}es`, ['en', 'es'])).toBe(null);
});
