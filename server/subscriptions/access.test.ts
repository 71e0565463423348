import { expect, test } from 'vitest';
import type { UserType } from '#contract/user.ts';
import { type Access, type Membership, mayPlay, type Paid } from './access.ts';

const now = new Date('2026-06-01T09:00:00Z');
const before = new Date('2026-05-31T09:00:00Z');
const after = new Date('2026-06-02T09:00:00Z');
const paid = (
  status: Paid['status'],
  periodEnd: Date | null,
  graceEndsAt: Date | null = null,
  more: Partial<Paid> = {},
): Paid => ({
  status,
  periodEnd,
  graceEndsAt,
  cancelAtPeriodEnd: false,
  endsAt: null,
  endedAt: null,
  ...more,
});
const canceled = { cancelAtPeriodEnd: true };
const facility = (status: Membership['status'], endsAt: Date | null = null): Membership => ({
  status,
  endsAt,
});

test.each<[string, UserType, Paid | null, Membership | null, Access]>([
  ['an individual without a subscription', 'individualUser', null, null, 'subscription_required'],
  ['an individual within the period', 'individualUser', paid('active', after), null, 'open'],
  ['a renewal that is not known yet', 'individualUser', paid('active', now), null, 'open'],
  ['one that is a day late', 'individualUser', paid('active', before), null, 'subscription_required'],
  ['a canceled one within the period', 'individualUser', paid('active', after, null, canceled), null, 'open'],
  [
    'a canceled one at its very end',
    'individualUser',
    paid('active', now, null, canceled),
    null,
    'subscription_required',
  ],
  [
    'a free one without a card at its very end',
    'individualUser',
    paid('active', now, null, { endsAt: now }),
    null,
    'subscription_required',
  ],
  [
    'a first payment not yet made',
    'individualUser',
    paid('incomplete', after),
    null,
    'subscription_required',
  ],
  ['an unpaid renewal in its grace', 'individualUser', paid('past_due', before, after), null, 'open'],
  [
    'an unpaid renewal after its grace',
    'individualUser',
    paid('past_due', before, before),
    null,
    'subscription_required',
  ],
  ['an ended subscription', 'individualUser', paid('ended', after), null, 'subscription_required'],
  ['a member of a facility on trial', 'facilityUser', null, facility('trial'), 'open'],
  ['a member of an active facility', 'facilityUser', null, facility('active', after), 'open'],
  ['a member after the last day', 'facilityUser', null, facility('active', before), 'facility_ended'],
  ['a member of a suspended facility', 'facilityUser', null, facility('suspended'), 'facility_ended'],
  ['a member without a facility', 'facilityUser', null, null, 'facility_ended'],
  [
    'an administrator of a suspended facility',
    'facilityAdmin',
    null,
    facility('suspended'),
    'facility_ended',
  ],
  ['an operator', 'operator', null, null, 'open'],
  ['a kind that is not known', 'robot' as UserType, null, facility('active'), 'subscription_required'],
])('%s', (_who, userType, subscription, membership, access) => {
  expect(mayPlay({ userType, subscription, facility: membership, memberUntil: null }, now)).toBe(access);
});
