import { expect, test } from '@playwright/test';
import { atMost, limitIn } from './check.ts';
import { controlsInView } from './measures.ts';
import { faultsOf, type Open, readOpen, unknownEntries, weakReasons } from './verdict.ts';
import type { Size, TextSize } from './views.ts';
import type { Row } from './walk.ts';

const row = (value: number, isMet: boolean): Row => ({
  ...{ state: 'stage: choose', measure: 'Controls', sign: '≤', before: '17', limits: { all: 10 } },
  figures: [{ view: '390x664 20', value, limit: 10, isMet }],
});
const open = (views: Open[string][string]['views']): Open => ({
  'stage: choose': { Controls: { views, because: 'It is being rebuilt.' } },
});

test('a measure that is not met fails unless it is listed, and one that is met fails if it is', () => {
  expect(faultsOf([row(10, true)], {})).toEqual([]);
  expect(faultsOf([row(12, false)], {})).toEqual(['stage: choose | Controls | 12 at 390x664 20, not ≤ 10']);
  expect(faultsOf([row(12, false)], open('all'))).toEqual([]);
  expect(faultsOf([row(12, false)], open(['390x664 28']))).toHaveLength(1);
  expect(faultsOf([row(9, true)], open('all'))).toEqual([
    'stage: choose | Controls | 9 at 390x664 20: it is met, take it off open.yaml',
  ]);
});

test('an entry that names no measure, no view or no reason is a fault', () => {
  expect(unknownEntries([row(12, false)], open('all'))).toEqual([]);
  expect(unknownEntries([], open('all'))).toHaveLength(1);
  expect(unknownEntries([row(12, false)], open(['1x1 20' as never]))).toHaveLength(1);
  expect(
    unknownEntries([row(12, false)], { 'stage: choose': { Controls: { views: 'all', because: '' } } }),
  ).toHaveLength(1);
});

test('every entry says why this screen does not keep the measure, and what was chosen instead', () => {
  expect(weakReasons(readOpen())).toEqual([]);
  const because = (reason: string): Open => ({
    'stage: choose': { Controls: { views: 'all', because: reason } },
  });
  expect(weakReasons(because('This state of the screen is not rebuilt yet.'))).toHaveLength(1);
  expect(weakReasons(because('There is no room.'))).toHaveLength(1);
  expect(weakReasons(because('The card to log in stands open beside the doors there.'))).toEqual([]);
});

test('a limit for all views gives way to one for a size, and that to one for a view', () => {
  const check = atMost('Controls', controlsInView, { all: 10, '390x664': 8, '390x664 28': 6, 28: 9 });
  const limit = (size: Size, textSize: TextSize) => limitIn(check, { size, textSize });
  expect([limit('1280x720', 20), limit('1280x720', 28)]).toEqual([10, 9]);
  expect([limit('390x664', 20), limit('390x664', 28)]).toEqual([8, 6]);
  expect(
    limitIn(atMost('Controls', controlsInView, { 28: 9 }), { size: '390x664', textSize: 20 }),
  ).toBeNull();
});
