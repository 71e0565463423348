import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** docs/security.md says of each requirement how far it is met, and by which tests. */

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [number, , requirement = '', mark = '', how = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    return { number: Number(number), requirement, mark, how };
  });

test('each of the 62 requirements has its row and a mark, and at most three are not met', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 62 }, (_, index) => index + 1));
  expect(rows.filter(({ mark }) => !['met', 'partly', 'not met'].includes(mark))).toEqual([]);
  expect(rows.filter(({ mark }) => mark === 'not met').length).toBeLessThanOrEqual(3);
});

test('each requirement that is met names tests that exist, each other one says why', () => {
  const wanting = rows.flatMap(({ number, mark, how }) => {
    const named = [...how.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` › (.+?)(?=, `|$)/g)];
    const gone = named.filter(
      ([, file = '', title = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
    );
    const saysNothing = mark === 'not met' ? how.length < 40 : named.length === 0;
    return saysNothing || gone.length > 0 ? [{ number, gone: gone.map(([text]) => text) }] : [];
  });
  expect(wanting).toEqual([]);
});
