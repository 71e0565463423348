import { expect, test } from 'vitest';
import type { Sample } from '../figures.ts';
import { secondsToRecover, shedOf } from './shed.ts';

const sample = (more: Partial<Sample>): Sample => ({ kind: 'save', dueMs: 0, ms: 5, status: 200, ...more });

test('only a 503 that says when to come back is a rejection', () => {
  const samples = [
    sample({}),
    sample({ status: 304 }),
    sample({ status: 503, saysWhen: true }),
    ...[sample({ status: 503 }), sample({ status: 429, saysWhen: true }), sample({ status: 0 })],
  ];
  const { accepted, rejected, broken } = shedOf(samples);
  expect([accepted.length, rejected.length, broken.length]).toEqual([2, 1, 3]);
});

test('a server has recovered after its last second with an error or a slow response', () => {
  const every = (second: number, more: Partial<Sample> = {}) => sample({ dueMs: second * 1000, ...more });
  expect(secondsToRecover([every(0), every(1), every(2)], 250)).toBe(0);
  expect(secondsToRecover([every(0, { status: 503 }), every(1), every(2)], 250)).toBe(1);
  expect(secondsToRecover([every(0), every(1, { ms: 300 }), every(2)], 250)).toBe(2);
  expect(secondsToRecover([every(0), every(1), every(2, { status: 0 })], 250)).toBe(3);
  expect(secondsToRecover([], 250)).toBeNaN();
});
