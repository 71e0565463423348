import { expect, test } from 'vitest';
import { isLinear, longTexts } from '#contract/testing/long-texts.ts';
import { rankedFirst } from './preferred-language.ts';

test('a header of any text takes at most five times as long when it is four times as long', () => {
  const texts = [
    ...longTexts,
    ...[';', ',', '=', 'q', ' ;', '; ', ' q='].map(
      (unit) => (length: number) => `en${unit.repeat(length / unit.length)}x`,
    ),
  ];
  const slow = texts.filter((text) => !isLinear((given) => rankedFirst(given, ['en', 'es']), text));
  expect(slow.map((text) => text(8))).toEqual([]);
});

test('a header that is longer than those of browsers is not read', () => {
  const browsers = `fr;q=0.9,${' '.repeat(180)}es;q=0.8`;
  expect(rankedFirst(browsers, ['en', 'es'])).toBe('es');
  expect(rankedFirst(`${browsers}${' '.repeat(200)}`, ['en', 'es'])).toBe(null);
});
