import type { Break } from './break.ts';

const noticed = { noticedBy: 'server/role-matrix.test.ts', title: 'does nothing with the' } as const;

/** The calls about a thing of a person or a facility, each without the check of its owner. */
export const breaks: readonly Break[] = [
  {
    behavior: 'A passkey is removed by its owner alone',
    file: 'server/accounts/two-steps/passkeys/change-passkeys.ts',
    find: 'and(eq(passkeys.accountId, accountId), eq(passkeys.id, id))',
    replace: 'and(accountId ? undefined : eq(passkeys.accountId, accountId), eq(passkeys.id, id))',
    ...noticed,
  },
  {
    behavior: 'A device is logged out by its owner alone',
    file: 'server/account-page/end-sessions.ts',
    find: 'and(eq(sessions.accountId, accountId), which)',
    replace: 'and(which)',
    ...noticed,
  },
  {
    behavior: 'An archived game is restored by its owner alone',
    file: 'server/answers/archived-playthroughs.ts',
    find: 'and(eq(playthroughs.accountId, accountId), gt(archivedAt',
    replace: 'and(accountId ? undefined : eq(playthroughs.accountId, accountId), gt(archivedAt',
    ...noticed,
  },
  {
    behavior: 'A save archives no game of others',
    file: 'server/answers/save-statement.ts',
    find: '  where account_id = $1 and archived_at is null and exists (select',
    replace: '  where archived_at is null and exists (select',
    ...noticed,
  },
  {
    behavior: 'The survey responses of others are rejected',
    file: 'server/surveys/submit-survey.ts',
    find: 'if (body.userId !== accountId) throw',
    replace: "if (body.userId === '') throw",
    ...noticed,
  },
  {
    behavior: 'A receipt of others does not exist',
    file: 'server/subscriptions/calls/get-receipt.ts',
    find: 'and(eq(receipts.accountId, caller.accountId), eq(receipts.id, params.id))',
    replace: 'and(caller && eq(receipts.id, params.id))',
    ...noticed,
  },
  {
    behavior: 'The administrator of another facility gives a member no password',
    file: 'server/facilities/administration/find-member.ts',
    find: 'and(eq(accounts.id, userId), areUsersOfFacility(database, accountId))',
    replace: 'and(eq(accounts.id, userId), accountId ? undefined : areUsersOfFacility(database, accountId))',
    ...noticed,
  },
  {
    behavior: 'An administrator of another facility cannot be removed',
    file: 'server/facilities/administrators/remove-administrator.ts',
    find: 'if (!administrators.includes(accountId))',
    replace: 'if (administrators.length === 0)',
    ...noticed,
  },
  {
    behavior: 'An invitation of another facility cannot be sent again',
    file: 'server/facilities/administrators/change-invitation.ts',
    find: '    eq(administratorInvitations.facilityId, facilityId),\n',
    replace: '    facilityId ? undefined : eq(administratorInvitations.facilityId, facilityId),\n',
    ...noticed,
  },
  {
    behavior: 'A unit of another facility is neither renamed nor removed',
    file: 'server/facilities/units.ts',
    find: 'and(eq(units.id, unitId), eq(units.facilityId, facilityId))',
    replace: 'and(eq(units.id, unitId), facilityId ? undefined : eq(units.facilityId, facilityId))',
    ...noticed,
  },
  {
    behavior: 'Nobody is added to a unit of another facility',
    file: 'server/facilities/adding/add-member.ts',
    find: 'isUnitOf(facilityId, unitId))) === 0) throw',
    replace: 'isUnitOf(facilityId, unitId))) < 0) throw',
    ...noticed,
  },
  {
    behavior: 'A member of another facility is taken out of no unit',
    file: 'server/facilities/units/put-in-unit.ts',
    find: 'and(areUsersOfFacility(tx, caller.accountId), inArray(facilityMembers.accountId, ids))',
    replace:
      'and(caller.accountId ? undefined : areUsersOfFacility(tx, caller.accountId), inArray(facilityMembers.accountId, ids))',
    ...noticed,
  },
];
