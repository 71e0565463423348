import { expect, test } from 'vitest';
import { formOfCode } from './form-of-code.ts';

const codes = Array.from({ length: 2000 }, (_, index) => `KIRA${String(index).padStart(4, '0')}`);

test('a code has one form before the course and the other one after it, always the same', () => {
  for (const code of codes) {
    const [before, after] = [formOfCode(code, 'before'), formOfCode(code, 'after')];
    expect([before, after].sort()).toEqual(['a', 'b']);
    expect(formOfCode(code, 'before')).toBe(before);
  }
});

test('about half of the codes begin with form A, also of those at each second place of a list', () => {
  const share = (some: string[]) =>
    some.filter((code) => formOfCode(code, 'before') === 'a').length / some.length;
  const [even, odd] = [0, 1].map((place) => codes.filter((_, index) => index % 2 === place));
  for (const some of [codes, even ?? [], odd ?? []]) {
    expect(share(some)).toBeGreaterThan(0.45);
    expect(share(some)).toBeLessThan(0.55);
  }
});
