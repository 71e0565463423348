import { expect, test } from 'vitest';
import type { Break } from './break.ts';
import { faultsOf } from './faults.ts';
import { breaksOf, type Choice, readBreaks, readSource, selectBreaks } from './list.ts';

const listed = readBreaks();

test('every break that is listed can be applied, and names a test that is there', () => {
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
  'server/pay.full.test.ts': "test('a thousand bills are paid', () => {})",
  'e2e/journeys/payment/pay.spec.ts':
    "test.describe('a card', () => { test('pays', { tag: '@full' }, async () => {}) })",
};
const good: Break = {
  behavior: 'A paid bill is not paid again',
  list: 'server/pay.breaks.yaml',
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
  [{ noticedBy: 'server/pay.full.test.ts', title: 'a thousand bills' }, null],
  [{ noticedBy: 'server/pay.full.test.ts' }, 'server/pay.full.test.ts has no test titled "that\'s paid"'],
  [
    { noticedBy: 'lab/load/kill-loop.ts' },
    'neither npm test nor npm run test:full runs lab/load/kill-loop.ts',
  ],
  [{ title: 'a bill of today' }, 'server/pay.test.ts has no test titled "a bill of today"'],
  [{ noticedBy: 'e2e/journeys/payment/pay.spec.ts', title: 'a card › pays' }, null],
  [
    { noticedBy: 'e2e/journeys/payment/pay.spec.ts', title: 'a card › is refused' },
    'e2e/journeys/payment/pay.spec.ts has no test titled "is refused"',
  ],
])('an entry with %o has this fault: %s', (over, fault) => {
  const faults = faultsOf({ ...good, ...over }, (file) => files[file]);
  expect(faults).toEqual(fault === null ? [] : [`${good.list}: "${good.behavior}": ${fault}`]);
});

const pathsOf = (list: string, yaml: string) =>
  breaksOf(list, yaml, [...Object.keys(files), 'web/PayForm.tsx', 'web/pay-form.test.tsx', list])[0];

test('a break changes the file beside its list and is noticed by the test beside it, unless it says otherwise', () => {
  const removed = pathsOf('server/pay.breaks.yaml', 'A:\n  remove: pay();\n  title: paid');
  expect(removed).toMatchObject({ file: 'server/pay.ts', noticedBy: 'server/pay.test.ts', title: 'paid' });
  expect(removed).toMatchObject({ behavior: 'A', find: 'pay();', replace: '' });
  const inForm = pathsOf('web/pay-form.breaks.yaml', 'A:\n  find: pay\n  replace: refund');
  expect(inForm).toMatchObject({
    file: 'web/PayForm.tsx',
    noticedBy: 'web/pay-form.test.tsx',
    replace: 'refund',
  });
  const journey = pathsOf('e2e/journeys/payment/pay.breaks.yaml', 'A:\n  file: web/pay.ts\n  remove: pay');
  expect(journey).toMatchObject({ file: 'web/pay.ts', noticedBy: 'e2e/journeys/payment/pay.spec.ts' });
});

test.each([
  'A:\n  find: pay',
  'A:\n  remove: pay\n  why: money',
  'A:\n  remove: ""',
  'A: pay',
  'A:\n  remove: pay\nA:\n  remove: paid',
])('a list with %j is rejected with its name', (yaml) => {
  expect(() => pathsOf('server/pay.breaks.yaml', yaml)).toThrow('server/pay.breaks.yaml: ');
});

test('breaks are selected by their words, by folder and by what has changed, journeys last', () => {
  const journey = { ...good, behavior: 'B', noticedBy: 'e2e/journeys/payment/pay.spec.ts' };
  const ofWeb = { ...good, behavior: 'C', file: 'web/pay.ts' };
  const select = (choice: Choice) =>
    selectBreaks([journey, good, ofWeb], choice).map(({ behavior }) => behavior);
  expect(select({})).toEqual([good.behavior, 'C', 'B']);
  expect(select({ text: 'PAY.SPEC' })).toEqual(['B']);
  expect(select({ text: 'paid bill' })).toEqual([good.behavior]);
  expect(select({ only: 'web' })).toEqual(['C']);
  expect(select({ changed: ['web/pay.ts', 'web/other.ts'] })).toEqual(['C']);
  expect(select({ changed: [good.list] })).toEqual([good.behavior, 'C', 'B']);
});
