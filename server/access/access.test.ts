import { expect, test } from 'vitest';
import type { UserType } from '#contract/user.ts';
import {
  type Access,
  type AccessFacts,
  facilityStatus,
  isSubscribed,
  type Membership,
  mayPlay,
  maySave,
  type Paid,
  paidUntil,
} from './access.ts';

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
    'a free one without a card that ends later',
    'individualUser',
    paid('active', now, null, { endsAt: after }),
    null,
    'open',
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
  ['a member at the very end', 'facilityUser', null, facility('active', now), 'facility_ended'],
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

test('a subscription without a known period is none', () => {
  expect(isSubscribed(paid('active', null), now)).toBe(false);
  expect(isSubscribed(paid('past_due', after), now)).toBe(false);
});

test.each([
  ['a paid period', paid('active', after), after],
  ['the grace period of an unpaid one', paid('past_due', before, after), after],
  ['a canceled one', paid('active', after, null, canceled), after],
  ['one that has ended', paid('ended', after, after), null],
  ['none known', paid('active', null), null],
])('the date that people are shown: the end of %s', (_what, subscription, date) => {
  expect(paidUntil(subscription)).toBe(date);
});

test.each([
  ['trial', null, 'trial'],
  ['active', after, 'active'],
  ['suspended', after, 'suspended'],
  ['active', now, 'ended'],
  ['suspended', before, 'ended'],
] as const)('a facility that is %s until %o is %s', (status, endsAt, expected) => {
  expect(facilityStatus(facility(status, endsAt), now)).toBe(expected);
});

const justBefore = (date: Date) => new Date(date.getTime() - 1);
const individual: AccessFacts = {
  userType: 'individualUser',
  subscription: null,
  facility: null,
  memberUntil: null,
};
const member: AccessFacts = { ...individual, userType: 'facilityUser' };
const longAgo = new Date('2026-05-01T09:00:00Z');
const endedAt = (date: Date | null) => paid('ended', longAgo, null, { endedAt: date });

test.each<[string, AccessFacts, Date | null]>([
  ['nobody ever paid', individual, null],
  ['a subscription was ended', { ...individual, subscription: endedAt(before) }, before],
  ['a subscription ended with its period', { ...individual, subscription: endedAt(null) }, longAgo],
  [
    'a canceled period is over',
    { ...individual, subscription: paid('active', before, null, canceled) },
    before,
  ],
  ['the grace period is over', { ...individual, subscription: paid('past_due', longAgo, before) }, before],
  ['somebody left a facility', { ...individual, memberUntil: before }, before],
  [
    'somebody left a facility after the end of a subscription',
    { ...individual, subscription: endedAt(longAgo), memberUntil: before },
    before,
  ],
  [
    'a subscription ended after a facility',
    { ...individual, subscription: endedAt(before), memberUntil: longAgo },
    before,
  ],
  ['the last day of a facility is over', { ...member, facility: facility('active', before) }, before],
  ['a facility is suspended', { ...member, facility: facility('suspended', after) }, now],
  ['a facility is suspended without a last day', { ...member, facility: facility('suspended') }, now],
  ['a facility is unknown', member, now],
])('after %s, only what was played before is saved', (_what, facts, end) => {
  const closed = mayPlay(facts, now);
  expect(closed).not.toBe('open');
  if (end === null) {
    expect([maySave(facts, [], now), maySave(facts, [longAgo], now)]).toEqual([closed, closed]);
    return;
  }
  expect(maySave(facts, [justBefore(end), justBefore(longAgo)], now)).toBe('open');
  expect(maySave(facts, [end], now)).toBe(closed);
  expect(maySave(facts, [justBefore(end), end], now)).toBe(closed);
});

test('people who may play may save what they played at any time', () => {
  const facts = { ...individual, subscription: paid('active', after) };
  expect(maySave(facts, [before, after], now)).toBe('open');
});
