import { expect, test } from 'vitest';
import type { Break } from '#breaks/break.ts';
import { faultsOf } from './faults.ts';
import { readBreaks, readSource, selectBreaks } from './list.ts';

const listed = await readBreaks();

test('every break that is listed can be applied, and names a test of npm test', () => {
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.flatMap((one) => faultsOf(one, readSource))).toEqual([]);
});

test('no behavior is listed twice', () => {
  const behaviors = listed.map(({ behavior }) => behavior);
  expect(behaviors.filter((behavior, place) => behaviors.indexOf(behavior) !== place)).toEqual([]);
});

const files: Record<string, string> = {
  'server/pay.ts': 'if (isPaid) return; pay(); pay();',
  'server/pay.test.ts': "test('a bill that\\'s paid is not paid again', () => {})",
  'server/pay.full.test.ts': '',
  'e2e/journeys/payment/pay.spec.ts':
    "test('short', async () => {}); test('long', { tag: '@full' }, async () => {})",
};
const good: Break = {
  behavior: 'A paid bill is not paid again',
  file: 'server/pay.ts',
  find: 'if (isPaid) return; ',
  replace: '',
  noticedBy: 'server/pay.test.ts',
  title: "that's paid",
};

test.each<[Partial<Break>, string | null]>([
  [{}, null],
  [{ file: 'server/gone.ts' }, 'server/gone.ts does not exist'],
  [{ find: 'refund()' }, 'its text occurs 0 times in server/pay.ts, not once'],
  [{ find: 'pay();' }, 'its text occurs 2 times in server/pay.ts, not once'],
  [{ replace: good.find }, 'it changes nothing'],
  [{ noticedBy: 'server/gone.test.ts' }, 'server/gone.test.ts does not exist'],
  [{ noticedBy: 'server/pay.full.test.ts' }, 'npm test does not run server/pay.full.test.ts'],
  [{ noticedBy: 'lab/load/kill-loop.ts' }, 'npm test does not run lab/load/kill-loop.ts'],
  [{ title: 'a bill of today' }, 'server/pay.test.ts has no test titled "a bill of today"'],
  [{ noticedBy: 'e2e/journeys/payment/pay.spec.ts', title: 'short' }, null],
  [{ noticedBy: 'e2e/journeys/payment/pay.spec.ts', title: 'long' }, '"long" is no journey of npm test'],
])('an entry with %o has this fault: %s', (over, fault) => {
  const faults = faultsOf({ ...good, ...over }, (file) => files[file]);
  expect(faults).toEqual(fault === null ? [] : [`"${good.behavior}": ${fault}`]);
});

test('breaks are selected by any of their words and by folder, journeys last', () => {
  const journey = { ...good, behavior: 'B', noticedBy: 'e2e/journeys/payment/pay.spec.ts' };
  const ofWeb = { ...good, behavior: 'C', file: 'web/pay.ts' };
  const select = (options: Parameters<typeof selectBreaks>[1]) =>
    selectBreaks([journey, good, ofWeb], options).map(({ behavior }) => behavior);
  expect(select({ text: '' })).toEqual([good.behavior, 'C', 'B']);
  expect(select({ text: 'PAY.SPEC' })).toEqual(['B']);
  expect(select({ text: 'paid bill' })).toEqual([good.behavior]);
  expect(select({ only: 'web' })).toEqual(['C']);
});
