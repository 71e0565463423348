import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/pages/languages.ts';
import { deleteAccountRows } from '#server/accounts/delete-account-rows.ts';
import { addressKey } from '#server/accounts/find-account.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import {
  and,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from '#server/lib/database/query.ts';
import { fieldProblem, type Problem } from '#server/lib/problem.ts';
import { typedCode } from '#server/lib/readable-code.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { newCode } from './codes.ts';
import { findFacility, selectFacilityId } from './find-facility.ts';
import { facilitiesMessages } from './messages.ts';
import { rejectLookAlike } from './reject-look-alike.ts';

export const trialSeats = 25;

/** How long a trial lasts from its first member, unless an operator says otherwise. */
export const trialDays = 30;

export const endOfTrial = (now: Date) => new Date(now.getTime() + trialDays * dayMs);

/** Facilities that somebody can join. */
export const isOpenFacility = (now: Date) =>
  and(or(isNull(facilities.endsAt), gt(facilities.endsAt, now)), sql`${facilities.status} <> 'suspended'`);

/**
 * Takes seats of one facility in one statement, so that none is given twice. The first seat of a trial sets its end.
 * @returns the id of the facility; null without so many free seats
 */
export async function takeSeats(
  database: Database,
  which: SQL | undefined,
  count: number,
  now: Date,
): Promise<string | null> {
  const needed = sql<number>`${facilities.seatsTaken} + ${count}`;
  const end = sql`${endOfTrial(now).toISOString()}::timestamptz`;
  const endsAt = sql`case when ${facilities.status} = 'trial' then coalesce(${facilities.endsAt}, ${end}) else ${facilities.endsAt} end`;
  const [facility] = await database
    .update(facilities)
    .set({ seatsTaken: needed, endsAt })
    .where(and(which, lte(needed, facilities.seatLimit)))
    .returning({ id: facilities.id });
  return facility?.id ?? null;
}

/** Frees the seat of a member whose account is not closed; administrators have none, and closed accounts gave theirs back. */
export async function freeSeat(database: Database, accountId: string): Promise<void> {
  await database.execute(sql`
    update facilities set seats_taken = greatest(seats_taken - 1, 0)
    where id = (
      select facility_id from facility_members join accounts on accounts.id = account_id
      where account_id = ${accountId} and user_type = 'facilityUser' and deletion_requested_at is null
    )`);
}

/**
 * Takes the seat of a closed account again when its owner comes back. Without a free one the account becomes an
 * individual's. Call it while the account is closed. @returns whether it is a member as before, or never was one
 */
export async function takeSeatAgain(database: Database, accountId: string, now: Date): Promise<boolean> {
  const [account] = await database
    .select({ userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account?.userType !== 'facilityUser') return true;
  const isOwn = eq(facilities.id, sql`(${selectFacilityId(database, accountId)})`);
  if ((await takeSeats(database, isOwn, 1, now)) !== null) return true;
  await becomeIndividual(database, accountId, now);
  return false;
}

/**
 * Makes the account a user of the facility with this code. Call it in the transaction that creates or changes the
 * account. One statement takes the seat, so that the last seat is given only once.
 * @throws Problem `facility_code_invalid`, `facility_full`, or `username_taken` if a member's name looks the same
 */
export async function joinByCode(
  database: Database,
  accountId: string,
  typed: string,
  now: Date,
): Promise<void> {
  const code = typedCode(typed);
  const isOpen = and(eq(facilities.code, code), isOpenFacility(now));
  const unitId = await endWaitingPlace(database, isOpen, accountId);
  const facilityId = await takeSeats(database, isOpen, 1, now);
  if (facilityId === null) throw await rejection(database, isOpen);
  await database.insert(facilityMembers).values({ accountId, facilityId, joinedAt: now, unitId });
  await rejectLookAlike(database, accountId);
}

/** Ends the place that waits for somebody who was asked to join with their own account. @returns the unit of the place */
async function endWaitingPlace(
  database: Database,
  facility: SQL | undefined,
  accountId: string,
): Promise<string | null> {
  const ownAddress = database
    .select({ key: addressKey(accounts.email) })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const [place] = await database
    .select({ accountId: facilityMembers.accountId, unitId: facilityMembers.unitId })
    .from(facilityMembers)
    .innerJoin(facilities, eq(facilities.id, facilityMembers.facilityId))
    .where(and(facility, inArray(addressKey(facilityMembers.askedEmail), ownAddress)));
  if (!place) return null;
  await endMembership(database, place.accountId);
  await deleteAccountRows(database, place.accountId);
  return place.unitId;
}

async function rejection(database: Database, isOpen: ReturnType<typeof and>): Promise<Problem> {
  const isFull = (await database.$count(facilities, isOpen)) > 0;
  return isFull
    ? fieldProblem('facilityCode', facilitiesMessages.facilityFull, 'facility_full')
    : fieldProblem('facilityCode', facilitiesMessages.facilityCodeInvalid, 'facility_code_invalid');
}

/** Creates a facility on trial with a code to hand out; the account becomes its administrator. */
export async function createTrialFacility(
  database: Database,
  accountId: string,
  now: Date,
  language: Language = 'en',
): Promise<void> {
  const facilityId = randomUUID();
  const code = newCode();
  await database.insert(facilities).values({
    id: facilityId,
    // Not the administrator's name: the facility may outlive that account.
    name: facilitiesMessages.unnamedFacility({ letters: code.slice(0, 4) }).in(language),
    code,
    status: 'trial',
    seatLimit: trialSeats,
    createdAt: now,
    removedWhenEmpty: true,
    ...(language !== 'en' && { language }),
  });
  await database.insert(facilityMembers).values({ accountId, facilityId, joinedAt: now });
}

/**
 * Ends the account's membership and frees the seat. A trial that a sign-up created is deleted with its last member; a
 * facility that the operator created or changed stays, because its code, seats and last day were agreed on.
 */
export async function endMembership(database: Database, accountId: string): Promise<void> {
  await freeSeat(database, accountId);
  const [left] = await database
    .delete(facilityMembers)
    .where(eq(facilityMembers.accountId, accountId))
    .returning({ facilityId: facilityMembers.facilityId });
  if (!left) return;
  const isThis = eq(facilities.id, left.facilityId);
  const remaining = database
    .select()
    .from(facilityMembers)
    .where(eq(facilityMembers.facilityId, left.facilityId));
  await database
    .delete(facilities)
    .where(and(isThis, eq(facilities.removedWhenEmpty, true), notExists(remaining)));
}

/** Makes a member or an administrator of a facility an individual: what was played until now may still be saved. */
export async function becomeIndividual(database: Database, accountId: string, now: Date): Promise<void> {
  const facility = await findFacility(database, accountId);
  const memberUntil = facility?.endsAt && facility.endsAt < now ? facility.endsAt : now;
  await endMembership(database, accountId);
  await database
    .update(accounts)
    .set({ userType: 'individualUser', memberUntil })
    .where(eq(accounts.id, accountId));
}
