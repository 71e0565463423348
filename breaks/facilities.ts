import type { Break } from './break.ts';

/** Facilities, their members and what their administrators may see. */
export const breaks: readonly Break[] = [
  {
    behavior: 'The administrator of another facility sees nothing of a member',
    file: 'server/facilities/find-member.ts',
    find: '(await listUsersBeside(database, accountId)).find(({ id }) => id === userId)',
    replace: '(await listUsersBeside(database, userId)).find(({ id }) => id === userId)',
    noticedBy: 'server/facilities/members.test.ts',
  },
  {
    behavior: 'The code of a facility is shown to its administrator alone',
    file: 'server/facilities/find-own-facility.ts',
    find: "  if (userType !== 'facilityAdmin') return own;\n",
    replace: "  if (userType !== 'facilityAdmin' && userType !== 'facilityUser') return own;\n",
    noticedBy: 'server/facilities/members.test.ts',
    title: 'are for its administrator alone',
  },
  {
    behavior: 'The last free seat of a facility is given once',
    file: 'server/facilities/membership.ts',
    find: 'and(isOpen, lt(facilities.seatsTaken, facilities.seatLimit))',
    replace: 'and(isOpen, lt(facilities.seatsTaken, 1_000_000))',
    noticedBy: 'server/accounts/sign-up/sign-up.test.ts',
  },
  {
    behavior: 'A facility that the operator made stays when its last member leaves',
    file: 'server/facilities/membership.ts',
    find: 'and(isThis, eq(facilities.removedWhenEmpty, true), notExists(remaining))',
    replace: 'and(isThis, notExists(remaining), eq(facilities.id, left.facilityId))',
    noticedBy: 'server/facilities/facilities.test.ts',
    title: 'stays when its last member leaves',
  },
  {
    behavior: 'A facility that the operator changed stays when its last member leaves',
    file: 'server/facilities/operate-facility.ts',
    find: '.set({ ...change, removedWhenEmpty: false })',
    replace: '.set({ ...change })',
    noticedBy: 'server/facilities/facilities.test.ts',
    title: 'unless the operator changed it',
  },
];
