import { expect, test } from 'vitest';
import { membersEach } from '../bench-people.ts';
import { anybodyOf } from './requests.ts';

const drawn = (players: Parameters<typeof anybodyOf>[0]) =>
  Array.from({ length: 5000 }, () => anybodyOf(players));

test('as many people play as are said, in every place of a facility', () => {
  const numbers = drawn({ people: 100 * membersEach, playing: membersEach });
  expect(new Set(numbers).size).toBe(membersEach);
  expect(new Set(numbers.map((number) => number % membersEach)).size).toBe(membersEach);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...numbers)).toBeGreaterThan(90 * membersEach);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(100 * membersEach);
});

test('unless said, everybody plays', () => {
  expect(new Set(drawn({ people: 20 })).size).toBe(20);
});
