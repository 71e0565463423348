import type { ResponseOf } from '#contract/endpoint.ts';
import type { changeAccount as endpoint } from '#contract/own-account.ts';
import { emailTaken, isEmailTaken } from '#server/accounts/create-account.ts';
import { isReserved, storeOldEmail } from '#server/accounts/email-changes.ts';
import { setPendingEmail } from '#server/accounts/email-tokens.ts';
import { isSameAddress } from '#server/accounts/find-account.ts';
import { requireOwner } from '#server/accounts/owner-proof.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import { renameAccount } from '#server/facilities/rename-account.ts';
import { renameFacility, setFacilityLanguage } from '#server/facilities/rename-facility.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, sql } from '#server/lib/database/query.ts';
import { type Call, proofNeeded, type Spoken } from '#server/lib/http/mount.ts';
import type { Text } from '#server/lib/language/text.ts';
import { knownTimeZone } from '#server/lib/time-zone.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { readAccount } from './get-account.ts';
import { accountPageMessages } from './messages.ts';

/**
 * Changes the given fields. Only the owner may set a new email address, and it takes effect once its emailed link is
 * opened. Names and addresses that are taken count as failed sign-ups, because they reveal here too who is registered.
 * Nothing else is counted.
 */
export async function changeAccount(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { body, caller, address, device } = call;
  const { accountId } = caller;
  const { database, clock, limits } = services;
  const newName = await findNewName(database, accountId, body.userName);
  // A resident without an address would be locked out by another name.
  if (newName !== undefined && !caller.hasProven) throw proofNeeded();
  if (body.email !== undefined) {
    await checkOwner(services, call, body.email);
    await limits.count('ownEmails', accountId);
  }
  const change = () =>
    database.transaction(async (tx) => {
      if (newName !== undefined) {
        await renameAccount(tx, accountId, newName, { now: clock.now(), isUsed: true });
        await recordEvent(services, tx, { kind: 'username_changed', accountId, address, device });
      }
      const timeZone = knownTimeZone(body.timeZone ?? '');
      const changes = {
        ...(timeZone && { timeZone }),
        ...(body.name !== undefined && { name: body.name || null }),
        ...(body.settings && {
          settings: sql`${accounts.settings} || ${JSON.stringify(body.settings)}::jsonb`,
        }),
      };
      if (Object.keys(changes).length > 0) {
        await tx.update(accounts).set(changes).where(eq(accounts.id, accountId));
      }
      if (body.facilityName) await renameFacility(tx, caller, body.facilityName);
      if (body.facilityLanguage) await setFacilityLanguage(tx, caller, body.facilityLanguage);
      if (body.email !== undefined) await requestNewEmail(services, tx, call, body.email);
    });
  const revealsOthers = newName !== undefined || body.email !== undefined;
  await (revealsOthers ? limits.countFailures('signUpFailure', address, change) : change());
  const account = await readAccount(services, caller, call.language);
  return { message: messageOf(account, body), account };
}

function messageOf(
  { pendingEmail, facility }: ResponseOf<typeof endpoint>['account'],
  { email, facilityName }: Call<typeof endpoint>['body'],
): Text {
  if (pendingEmail && email === pendingEmail)
    return accountPageMessages.linkSentToNewEmail({ email: pendingEmail });
  if (facilityName && facility?.waitingName)
    return accountPageMessages.facilityNameWaits({ facility: facility.name });
  return accountPageMessages.saved;
}

/** The page sends the present username with another name: then nothing changes. */
async function findNewName(database: Database, accountId: string, userName: string | undefined) {
  if (userName === undefined) return undefined;
  const isSame = and(eq(accounts.id, accountId), eq(accounts.userName, userName));
  return (await database.$count(accounts, isSame)) > 0 ? undefined : userName;
}

/** Sending the current address again needs no verification: nothing changes. */
async function checkOwner(services: Services, call: Call<typeof endpoint>, newEmail: string): Promise<void> {
  const [account] = await services.database
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, call.caller.accountId));
  if (account?.email && (await isSameAddress(services.database, account.email, newEmail))) return;
  await requireOwner(services, call, ({ changeEmail, addEmail }) =>
    account?.email ? changeEmail : addEmail,
  );
}

/** Sending the current address again, while it is not confirmed, requests another email. */
async function requestNewEmail(
  services: Services,
  database: Database,
  { caller: { accountId, sessionId }, address, device, origin }: Call<typeof endpoint>,
  newEmail: string,
): Promise<void> {
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  const isOwn = account?.email ? await isSameAddress(database, account.email, newEmail) : false;
  if (isOwn && account?.emailVerifiedAt) return;
  const now = services.clock.now();
  const isTaken = async () =>
    (await isEmailTaken(database, newEmail)) || isReserved(database, newEmail, accountId, now);
  if (!isOwn && (await isTaken())) throw emailTaken();
  await setPendingEmail(database, accountId, newEmail, sessionId, now);
  await enqueueEmail(services, database, { template: 'confirmNewEmail', accountId, origin });
  if (!account || isOwn) return;
  await recordEvent(services, database, { kind: 'email_change_requested', accountId, address, device });
  const changeId = await storeOldEmail(database, account, now);
  if (changeId) {
    await enqueueEmail(services, database, { template: 'emailChangeRequested', accountId, changeId, origin });
  }
}
