import { expect, test } from 'vitest';
import { bracket, bracketed, filler } from './bracketed.ts';

test('a text in brackets is two fifths longer, in words that can wrap', () => {
  const text = 'Take all the time you need, and look at the picture once more.';
  const longer = bracket(text);
  expect(longer).toMatch(/^«Take all .* more\. ø.*ø»$/);
  expect(longer.length / text.length).toBeGreaterThan(1.3);
  expect(longer.length / text.length).toBeLessThan(1.6);
  expect(longer.split(' ').every((word) => word.replaceAll(/[«»]/g, '').length <= 8)).toBe(true);
});

test('what is put into a text stands in its brackets, and everything else in its place', () => {
  const texts = {
    plain: 'No',
    nested: { with: ({ name }: { name: string }) => `Hello ${name}` },
    none: null,
  };
  const { plain, nested, none } = bracketed(texts);
  expect([plain, nested.with({ name: 'Ana' }), none]).toEqual([
    `«No ${filler}»`,
    `«Hello Ana ${filler}»`,
    null,
  ]);
});
