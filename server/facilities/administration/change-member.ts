import type { changeMember as endpoint } from '#contract/facility-members.ts';
import { emailTaken, isEmailTaken } from '#server/accounts/create-account.ts';
import { isReserved } from '#server/accounts/email-changes.ts';
import { revokeTokens } from '#server/accounts/email-tokens.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Text } from '#server/lib/language/text.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, noOneTimePassword } from '#server/tables/accounts.ts';
import { facilityMembers } from '#server/tables/facilities.ts';
import { isAddressOfMember } from '../member-address.ts';
import { facilitiesMessages } from '../messages.ts';
import { renameAccount } from '../rename-account.ts';
import { administeredFacility } from '../units.ts';
import { type LockedMember, lockMember } from './find-member.ts';
import { notInvited } from './not-verified.ts';

/**
 * Corrects the username of a member of the caller's facility, and the address of one who has not opened the account: the
 * link to the old address stops working, and the new one gets a link.
 * @throws Problem `forbidden`, `not_found`, `username_taken`, `email_taken`, `facility_unverified`, `too_many_requests`, or
 * `conflict` for the address of an opened account
 */
export async function changeMember(
  services: Services,
  { params, body: { userName, email }, caller, address, device, origin }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, clock, limits } = services;
  const { id: facilityId, verifiedAt } = await administeredFacility(database, caller);
  if (userName === undefined && email === undefined)
    throw fieldProblem('userName', facilitiesMessages.nothingToChange);
  if (email && verifiedAt === null) throw new Problem('facility_unverified', notInvited);
  await limits.count('addedMembers', caller.accountId);
  const now = clock.now();
  return database.transaction(async (tx) => {
    const member = await lockMember(tx, caller, params.userId);
    const accountId = member.id;
    if (email !== undefined && email !== member.email)
      await changeAddress(tx, member, email, facilityId, now);
    if (userName !== undefined && userName !== member.userName) {
      await renameAccount(tx, accountId, userName, { now, isUsed: !member.neverOpened });
      const by = { byAccountId: caller.accountId, address, device };
      await recordEvent(services, tx, { kind: 'username_changed', accountId, ...by });
      if (!member.neverOpened)
        await enqueueEmail(services, tx, { template: 'memberRenamed', accountId, origin });
    }
    if (email && email !== member.email)
      await enqueueEmail(services, tx, { template: 'memberInvited', accountId, origin });
    const entry = { operator: caller.accountId, command: 'member change', subject: 'a person', accountId };
    await recordAudit(tx, entry, now);
    return { message: messageOf(member, { userName, email }) };
  });
}

function messageOf(
  member: LockedMember,
  given: { userName: string | undefined; email: string | null | undefined },
): Text {
  const email = given.email && given.email !== member.email ? given.email : null;
  const { userName } = member;
  if (given.userName === undefined || given.userName === userName)
    return email ? facilitiesMessages.savedAndInvited({ email }) : facilitiesMessages.saved;
  const newName = given.userName;
  return email
    ? facilitiesMessages.renamedAndInvited({ userName, newName, email })
    : facilitiesMessages.renamed({ userName, newName });
}

/** A card with a first password is for people without an address: it stops working. */
async function changeAddress(
  database: Database,
  { id, neverOpened }: LockedMember,
  email: string | null,
  facilityId: string,
  now: Date,
): Promise<void> {
  if (!neverOpened) throw fieldProblem('email', facilitiesMessages.memberChangesAddress, 'conflict');
  if (email && (await isAddressOfMember(database, facilityId, email))) throw emailTaken();
  const isTaken =
    email !== null && ((await isEmailTaken(database, email)) || (await isReserved(database, email, id, now)));
  await database
    .update(accounts)
    .set({ email: isTaken ? null : email, emailCopy: 0, passwordHash: null, ...noOneTimePassword })
    .where(eq(accounts.id, id));
  await database
    .update(facilityMembers)
    .set({ askedEmail: isTaken ? email : null })
    .where(eq(facilityMembers.accountId, id));
  await revokeTokens(database, id, now);
}
