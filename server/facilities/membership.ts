import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { accounts } from '#server/accounts/tables.ts';
import type { Database } from '#server/database/pool.ts';
import { fieldProblem, type Problem } from '#server/problem.ts';
import { newCode, readCode } from './codes.ts';
import { facilities, facilityMembers } from './tables.ts';

const seatsOfATrial = 25;

/**
 * Makes the account a user of the facility that has this code. Call it in the transaction that makes or changes the
 * account: the seat is taken in one statement, so that the last one is given once.
 * @throws Problem `facility_code_invalid` or `facility_full`
 */
export async function joinByCode(
  database: Database,
  accountId: string,
  typedCode: string,
  now: Date,
): Promise<void> {
  const code = readCode(typedCode);
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
  if (!facility) throw await refusal(database, isOpen);
  await database.insert(facilityMembers).values({ accountId, facilityId: facility.id, joinedAt: now });
}

async function refusal(database: Database, isOpen: ReturnType<typeof and>): Promise<Problem> {
  const isFull = (await database.$count(facilities, isOpen)) > 0;
  return isFull
    ? fieldProblem('facilityCode', 'This facility has no free seats.', 'facility_full')
    : fieldProblem('facilityCode', 'This facility code is not valid.', 'facility_code_invalid');
}

/** Founds a facility on trial, with a code to hand out; the account becomes its administrator. */
export async function foundFacility(database: Database, accountId: string, now: Date): Promise<void> {
  const facilityId = randomUUID();
  const code = newCode();
  await database.insert(facilities).values({
    id: facilityId,
    // Not the founder's name: the facility may outlive the founder's account.
    name: `Facility ${code.slice(0, 4)}`,
    code,
    status: 'trial',
    seatLimit: seatsOfATrial,
    createdAt: now,
    removedWhenEmpty: true,
  });
  await database.insert(facilityMembers).values({ accountId, facilityId, joinedAt: now });
}

/**
 * Leaves the facility and frees the seat. A trial that a sign-up founded goes with its last member; a facility that the
 * operator made or changed stays, because its code, seats and last day were agreed on.
 */
export async function giveUpMembership(database: Database, accountId: string): Promise<void> {
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
