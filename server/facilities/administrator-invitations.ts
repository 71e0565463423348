import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/pages/languages.ts';
import { facilityOnHold } from '#server/access/check-access.ts';
import { addressKey } from '#server/accounts/find-account.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import { recordAudit } from '#server/audit/audit-log.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, isNull, lte, ne, sql } from '#server/lib/database/query.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { administratorInvitations, facilities, facilityMembers } from '#server/tables/facilities.ts';
import { facilitiesMessages } from './messages.ts';

export const invitationDays = 7;

export type InvitationRow = typeof administratorInvitations.$inferSelect;

export const endOfInvitation = (now: Date) => new Date(now.getTime() + invitationDays * dayMs);

type GivenInvitation = Pick<InvitationRow, 'facilityId' | 'email' | 'invitedBy'>;

/**
 * Emails somebody a link to become an administrator of a facility. Call it in the transaction that records who did it.
 * @throws Problem `conflict` if the address is invited already or an administrator has it
 */
export async function sendInvitation(
  services: Services,
  database: Database,
  { origin, language, ...given }: GivenInvitation & { origin: string; language?: Language },
): Promise<void> {
  const [administrator] = await database
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
    .where(and(isAdministratorOf(given.facilityId), eq(addressKey(accounts.email), addressKey(given.email))));
  if (administrator) throw fieldProblem('email', facilitiesMessages.administratorAlready, 'conflict');
  const invitation = await storeInvitation(database, given, services.clock.now());
  if (!invitation) throw fieldProblem('email', facilitiesMessages.invitedAlready, 'conflict');
  const job = { template: 'administratorInvited', accountId: null, origin } as const;
  const page = language && { language };
  await enqueueEmail(services, database, { ...job, ...page, invitationId: invitation.id });
}

/** Ends the open invitation of an address, so that another one can be sent. */
export async function endInvitationTo(database: Database, facilityId: string, email: string): Promise<void> {
  await database
    .delete(administratorInvitations)
    .where(
      and(
        eq(administratorInvitations.facilityId, facilityId),
        eq(addressKey(administratorInvitations.email), addressKey(email)),
      ),
    );
}

/** Stores an invitation in the place of one that has ended; null while one for this address is open. */
export async function storeInvitation(
  database: Database,
  given: GivenInvitation,
  now: Date,
): Promise<InvitationRow | null> {
  const times = { invitedAt: now, expiresAt: endOfInvitation(now) };
  await database
    .delete(administratorInvitations)
    .where(
      and(
        eq(administratorInvitations.facilityId, given.facilityId),
        eq(addressKey(administratorInvitations.email), addressKey(given.email)),
        lte(administratorInvitations.expiresAt, now),
      ),
    );
  const [stored] = await database
    .insert(administratorInvitations)
    .values({ id: randomUUID(), ...given, ...times })
    .onConflictDoNothing()
    .returning();
  return stored ?? null;
}

/**
 * Makes the token of an invitation while its email is rendered: only the email has it, the database stores its hash. The
 * one before stops working. Null once the invitation is taken back, used or over.
 */
export async function issueInvitationToken(database: Database, id: string, now: Date) {
  const token = newToken();
  const [invitation] = await database
    .update(administratorInvitations)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(administratorInvitations.id, id), gt(administratorInvitations.expiresAt, now)))
    .returning();
  return invitation ? { token, invitation } : null;
}

/** While whoever invited still runs the facility; operators have no account here. */
const isHonored = sql`(${administratorInvitations.invitedBy} is null or exists (
  select from ${accounts} inviter
  where inviter.id = ${administratorInvitations.invitedBy} and inviter.user_type = 'facilityAdmin'
    and inviter.frozen_at is null and inviter.deletion_requested_at is null
))`;

const isOpen = (token: string, now: Date) =>
  and(
    eq(administratorInvitations.tokenHash, hashToken(token)),
    gt(administratorInvitations.expiresAt, now),
    isHonored,
  );

/** @throws Problem `facility_ended` while the facility is suspended */
async function rejectOnHold(database: Database, { facilityId }: InvitationRow): Promise<void> {
  const isSuspended = and(eq(facilities.id, facilityId), eq(facilities.status, 'suspended'));
  if ((await database.$count(facilities, isSuspended)) > 0) throw facilityOnHold();
}

const notOpen = () => new Problem('link_invalid', facilitiesMessages.invitationNotOpen);

/** The invitation of a link, without using it. @throws Problem `link_invalid` or `facility_ended` */
export async function getInvitation(database: Database, token: string, now: Date): Promise<InvitationRow> {
  const [found] = await database.select().from(administratorInvitations).where(isOpen(token, now));
  if (!found) throw notOpen();
  await rejectOnHold(database, found);
  return found;
}

/** Uses an invitation in one statement: of two uses at once only one succeeds. @throws Problem `link_invalid` or `facility_ended` */
export async function consumeInvitation(
  database: Database,
  token: string,
  now: Date,
): Promise<InvitationRow> {
  const [found] = await database.delete(administratorInvitations).where(isOpen(token, now)).returning();
  if (!found) throw notOpen();
  await rejectOnHold(database, found);
  return found;
}

/** Records that an account became an administrator, and tells the others. Call it in the transaction that did it. */
export async function announceAdministrator(
  services: Services,
  database: Database,
  { accountId, facilityId, origin }: { accountId: string; facilityId: string; origin: string },
): Promise<void> {
  const entry = { operator: accountId, command: 'administrator join', subject: 'a person', accountId };
  await recordAudit(database, { ...entry, details: { facilityId } }, services.clock.now());
  const others = await database
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(facilityMembers, eq(facilityMembers.accountId, accounts.id))
    .where(and(isAdministratorOf(facilityId), ne(accounts.id, accountId)));
  for (const { id } of others) {
    const job = { template: 'administratorJoined', accountId: id, newAccountId: accountId, origin } as const;
    await enqueueEmail(services, database, job);
  }
}

/** The administrators of a facility, without closed accounts. */
export const isAdministratorOf = (facilityId: string) =>
  and(
    eq(facilityMembers.facilityId, facilityId),
    eq(accounts.userType, 'facilityAdmin'),
    isNull(accounts.deletionRequestedAt),
  );

/** Makes a new account, which has no facility yet, an administrator by its invitation. @throws Problem `link_invalid` */
export async function joinByInvitation(
  services: Services,
  database: Database,
  accountId: string,
  { token, origin }: { token: string; origin: string },
): Promise<void> {
  const now = services.clock.now();
  const { facilityId } = await consumeInvitation(database, token, now);
  await database.insert(facilityMembers).values({ accountId, facilityId, joinedAt: now });
  await announceAdministrator(services, database, { accountId, facilityId, origin });
}
