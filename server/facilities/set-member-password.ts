import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Answer } from '#contract/endpoint.ts';
import type { setMemberPassword as endpoint } from '#contract/own-account.ts';
import { giveOneTimePassword } from '#server/accounts/passwords/one-time-password.ts';
import { accounts } from '#server/accounts/tables.ts';
import type { Call } from '#server/http/mount.ts';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { notAdministrator } from './replace-code.ts';
import { facilityMembers } from './tables.ts';

/**
 * Gives a member without an e-mail address a password that opens the account once; the member then chooses a new one
 * (decision G52). Members with an address help themselves, so that nobody can take over their account.
 * @throws Problem `forbidden` or `not_found`
 */
export async function setMemberPassword(
  { database }: Services,
  { params, caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  if (caller.userType !== 'facilityAdmin') throw notAdministrator();
  const administrators = alias(facilityMembers, 'administrators');
  const members = await database
    .select({ id: accounts.id, userType: accounts.userType, email: accounts.email })
    .from(administrators)
    .innerJoin(facilityMembers, eq(facilityMembers.facilityId, administrators.facilityId))
    .innerJoin(accounts, eq(accounts.id, facilityMembers.accountId))
    .where(eq(administrators.accountId, caller.accountId));
  const member = members.find(({ id, userType }) => id === params.userId && userType === 'facilityUser');
  if (!member) throw new Problem('not_found', 'There is no such member in your facility.');
  if (member.email) throw new Problem('forbidden', 'This member can choose a new password by email.');
  const password = await giveOneTimePassword(database, member.id);
  return { message: 'This password works once. A new one has to be chosen after the log in.', password };
}
