import { expect, test } from 'vitest';
import { planChange } from '../testing/plan-changes.ts';
import { receiveChanges } from './receive-changes.ts';

const at = '2026-06-10T09:00:00.000Z';

test.each([
  ['an hour ago', '2026-06-10T08:00:00.000Z', '2026-06-10T08:00:00.000Z'],
  ['ninety days ago, offline', '2026-03-12T09:00:00.000Z', '2026-03-12T09:00:00.000Z'],
  ['longer ago', '2026-03-12T08:59:59.999Z', at],
  ['by a clock that is a minute ahead', '2026-06-10T09:01:00.000Z', at],
  ['by a clock that is a year ahead', '2027-06-10T09:00:00.000Z', at],
])('a change made %s is dated %s', (_when, madeAt, dated) => {
  expect(receiveChanges([planChange({ madeAt })], at)).toMatchObject([{ madeAt: dated }]);
});

test('changes by a clock that is ahead keep their order and their distance', () => {
  const times = ['2027-06-10T09:00:00.000Z', '2027-06-10T09:00:20.000Z'];
  const received = receiveChanges(
    times.map((madeAt) => planChange({ madeAt })),
    at,
  );
  expect(received.map(({ madeAt }) => madeAt)).toEqual(['2026-06-10T08:59:40.000Z', at]);
});
