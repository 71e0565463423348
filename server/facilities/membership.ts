import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '#server/lib/database/pool.ts';
import { fieldProblem, type Problem } from '#server/lib/problem.ts';
import { typedCode } from '#server/lib/readable-code.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { newCode } from './codes.ts';
import { findFacility } from './find-facility.ts';
import { rejectLookAlike } from './reject-look-alike.ts';

const trialSeats = 25;

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
  const isOpen = and(
    eq(facilities.code, code),
    or(isNull(facilities.endsAt), gt(facilities.endsAt, now)),
    sql`${facilities.status} <> 'suspended'`,
  );
  const [facility] = await database
    .update(facilities)
    .set({ seatsTaken: sql`${facilities.seatsTaken} + 1` })
    .where(and(isOpen, lt(facilities.seatsTaken, facilities.seatLimit)))
    .returning({ id: facilities.id });
  if (!facility) throw await rejection(database, isOpen);
  await database.insert(facilityMembers).values({ accountId, facilityId: facility.id, joinedAt: now });
  await rejectLookAlike(database, accountId);
}

async function rejection(database: Database, isOpen: ReturnType<typeof and>): Promise<Problem> {
  const isFull = (await database.$count(facilities, isOpen)) > 0;
  return isFull
    ? fieldProblem('facilityCode', 'This facility has no free seats.', 'facility_full')
    : fieldProblem('facilityCode', 'This facility code is not valid.', 'facility_code_invalid');
}

/** Creates a facility on trial with a code to hand out; the account becomes its administrator. */
export async function createTrialFacility(database: Database, accountId: string, now: Date): Promise<void> {
  const facilityId = randomUUID();
  const code = newCode();
  await database.insert(facilities).values({
    id: facilityId,
    // Not the administrator's name: the facility may outlive that account.
    name: `Facility ${code.slice(0, 4)}`,
    code,
    status: 'trial',
    seatLimit: trialSeats,
    createdAt: now,
    removedWhenEmpty: true,
  });
  await database.insert(facilityMembers).values({ accountId, facilityId, joinedAt: now });
}

/**
 * Ends the account's membership and frees the seat. A trial that a sign-up created is deleted with its last member; a
 * facility that the operator created or changed stays, because its code, seats and last day were agreed on.
 */
export async function endMembership(database: Database, accountId: string): Promise<void> {
  const [left] = await database
    .delete(facilityMembers)
    .where(eq(facilityMembers.accountId, accountId))
    .returning({ facilityId: facilityMembers.facilityId });
  if (!left) return;
  const isThis = eq(facilities.id, left.facilityId);
  const [member] = await database
    .select({ userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (member?.userType === 'facilityUser') {
    await database
      .update(facilities)
      .set({ seatsTaken: sql`${facilities.seatsTaken} - 1` })
      .where(isThis);
  }
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
