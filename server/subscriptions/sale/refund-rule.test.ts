import { expect, test } from 'vitest';
import { addDays } from '#server/lib/payments/periods.ts';
import { canRefund } from './refund-rule.ts';

const now = new Date('2026-01-31T09:00:00Z');

test.each([
  ['unopened within 30 days', {}, 999, null, true],
  ['just before 30 days are over', { startedAt: new Date(addDays(now, -30).getTime() + 1) }, 999, null, true],
  ['while a renewal is unpaid', { status: 'past_due' as const }, 999, null, true],
  ['after 30 days', { startedAt: addDays(now, -30) }, 999, null, false],
  ['after the game was opened', {}, 999, now, false],
  ['a second time', { refundUsedAt: now }, 999, null, false],
  ['where nothing was paid', {}, 0, null, false],
  ['before the first payment', { status: 'incomplete' as const }, 999, null, false],
  ['before the start', { startedAt: null }, 999, null, false],
  ['after the end', { status: 'ended' as const }, 999, null, false],
])('a refund %s', (_when, more, paidCents, firstAccessedAt, expected) => {
  const subscription = { status: 'active' as const, startedAt: now, refundUsedAt: null, ...more };
  expect(canRefund({ subscription, paidCents, firstAccessedAt }, now)).toBe(expected);
});

test('nothing is refunded to a person without a subscription', () => {
  expect(canRefund({ subscription: null, paidCents: 999, firstAccessedAt: null }, now)).toBe(false);
});
