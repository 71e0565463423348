import { expect, test } from 'vitest';
import { errorsOf, figuresOf, median, type Sample, slowSeconds } from './figures.ts';

const sample = (ms: number, more: Partial<Sample> = {}): Sample => ({
  ...{ kind: 'save', dueMs: 0, ms, status: 200 },
  ...more,
});

test('percentiles come from all responses, and the slowest one has its second', () => {
  const samples = Array.from({ length: 1000 }, (_, index) => sample(index + 1, { dueMs: index * 10 }));
  expect(figuresOf(samples)).toEqual({
    ...{ count: 1000, errors: 0, p50: 501, p95: 951, p99: 991, p999: 1000 },
    worst: { ms: 1000, second: 9 },
    worstSecond: { second: 9, p50: 951 },
  });
});

test('the worst second is one in which many wait, not the one with the slowest response', () => {
  const quick = Array.from({ length: 9 }, () => sample(5));
  const stall = [100, 200, 300].map((ms) => sample(ms, { dueMs: 3300 }));
  expect(figuresOf([...quick, sample(900), ...stall])).toMatchObject({
    worst: { ms: 900, second: 0 },
    worstSecond: { second: 3, p50: 200 },
  });
});

test('an answer of 400 or more, and none at all, is an error', () => {
  const samples = [200, 201, 304, 401, 503, 0].map((status) => sample(5, { status }));
  expect(figuresOf(samples).errors).toBe(3);
});

test('without a response there is no time, so that it meets no goal', () => {
  const none = Number.NaN;
  const times = { p50: none, p95: none, p99: none, p999: none };
  expect(figuresOf([])).toEqual({
    ...{ count: 0, errors: 0, ...times },
    ...{ worst: { ms: none, second: 0 }, worstSecond: { second: 0, p50: none } },
  });
});

test('slow seconds are named once, the slowest first', () => {
  const samples = [sample(300, { dueMs: 1200 }), sample(900, { dueMs: 5100 }), sample(400, { dueMs: 1900 })];
  expect(slowSeconds([...samples, sample(20, { dueMs: 7000 })], 250)).toEqual([
    { second: 5, ms: 900, untilMs: 6000 },
    { second: 1, ms: 400, untilMs: 2300 },
  ]);
});

test('the median of three is the middle one, of two the middle between them', () => {
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1])).toBe(5);
  expect(median([])).toBe(0);
});

test('errors are counted by kind, status and code, the most frequent first', () => {
  const busy = { status: 503, code: 'busy' };
  const samples = [
    sample(5, { status: 0, code: 'ECONNRESET' }),
    ...[sample(5, busy), sample(5), sample(5, busy), sample(5, { ...busy, kind: 'login' })],
  ];
  expect(errorsOf(samples)).toEqual([
    { kind: 'save', ...busy, count: 2 },
    { kind: 'save', status: 0, code: 'ECONNRESET', count: 1 },
    { kind: 'login', ...busy, count: 1 },
  ]);
});
