import { expect, test } from 'vitest';
import { addDays } from '#server/lib/payments/periods.ts';
import { canRefund } from './refund-rule.ts';

const now = new Date('2026-01-31T09:00:00Z');

test.each([
  ['unopened within 30 days', {}, now, null, true],
  ['just before 30 days are over', {}, new Date(addDays(now, -30).getTime() + 1), null, true],
  ['while a renewal is unpaid', { status: 'past_due' as const }, now, null, true],
  ['after 30 days', {}, addDays(now, -30), null, false],
  ['after the game was opened', {}, now, now, false],
  ['a second time', { refundUsedAt: now }, now, null, false],
  ['where nothing was paid', {}, null, null, false],
  ['before the first payment', { status: 'incomplete' as const }, now, null, false],
  ['after the end, within 30 days', { status: 'ended' as const }, now, null, true],
  ['after the end and 30 days', { status: 'ended' as const }, addDays(now, -30), null, false],
])('a refund %s', (_when, more, firstPaidAt, firstAccessedAt, expected) => {
  const subscription = { status: 'active' as const, refundUsedAt: null, ...more };
  const facts = { subscription, firstPaidAt, firstAccessedAt, isDisputed: false };
  expect(canRefund(facts, now)).toBe(expected);
  expect(canRefund({ ...facts, isDisputed: true }, now)).toBe(false);
});

test('nothing is refunded to a person without a subscription', () => {
  const facts = { subscription: null, firstPaidAt: now, firstAccessedAt: null, isDisputed: false };
  expect(canRefund(facts, now)).toBe(false);
});
