import { randomUUID } from 'node:crypto';
import { nameKey } from '#server/accounts/find-account.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { desc, eq, isNull, or, sql } from '#server/lib/database/query.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { Problem } from '#server/lib/problem.ts';
import { typedCode } from '#server/lib/readable-code.ts';
import type { Services } from '#server/services/services.ts';
import { facilities } from '#server/tables/facilities.ts';
import { endInvitationTo, sendInvitation } from './administrator-invitations.ts';
import { newCode } from './codes.ts';

/** What the operator does with facilities. */

export type Facility = typeof facilities.$inferSelect;

type Agreed = Pick<Facility, 'name' | 'status' | 'seatLimit' | 'endsAt' | 'terms' | 'language'>;

export type NewFacility = Agreed & {
  /** The id that it gets, so that it is created once however often this is asked for. */
  id?: string | undefined;
};

/** What is undefined stays as it is. */
export type FacilityChange = {
  [Field in keyof (Agreed & Pick<Facility, 'code'>)]?: Facility[Field] | undefined;
};

/**
 * Creates a facility without an administrator, whose users join by its code. The operator knows who runs it.
 * @throws Problem `conflict` if there is one of this id
 */
export async function storeFacility(
  { database, clock }: Services,
  { id = randomUUID(), name, status, seatLimit, endsAt, terms, language }: NewFacility,
): Promise<Facility> {
  const now = clock.now();
  const [created] = await database
    .insert(facilities)
    .values({
      ...{ id, name, status, seatLimit, endsAt, terms, language },
      ...{ code: newCode(), createdAt: now, verifiedAt: now },
    })
    .onConflictDoNothing({ target: facilities.id })
    .returning();
  if (!created) throw new Problem('conflict', 'This facility was created already.');
  return created;
}

/** Changes a facility, by its id or code; a name that waits ends with another name. From then on it stays without members. @throws Problem `not_found` */
export async function updateFacility(
  { database }: Services,
  idOrCode: string,
  change: FacilityChange,
): Promise<Facility> {
  const { id, status } = await getFacility({ database }, idOrCode);
  if (Object.values(change).every((value) => value === undefined))
    throw new Problem('validation', 'Nothing to change was given.');
  const [changed] = await database
    .update(facilities)
    .set({
      ...withoutEndOfTrial(status, change),
      ...(change.name !== undefined && { waitingName: null }),
      removedWhenEmpty: false,
    })
    .where(eq(facilities.id, id))
    .returning();
  return changed as Facility;
}

/** The end of a trial goes with it, unless another end is given. */
function withoutEndOfTrial(before: Facility['status'], change: FacilityChange): FacilityChange {
  const isOver = before === 'trial' && change.status === 'active' && change.endsAt === undefined;
  return isOver ? { ...change, endsAt: null } : change;
}

/** Sets a new code; nobody can join with the old one anymore. @throws Problem `not_found` */
export function replaceCode(services: Services, idOrCode: string): Promise<Facility> {
  return updateFacility(services, idOrCode, { code: newCode() });
}

/** Removes the code, so that nobody can join. @throws Problem `not_found` */
export function revokeCode(services: Services, idOrCode: string): Promise<Facility> {
  return updateFacility(services, idOrCode, { code: null });
}

/** Marks that we know who runs it, so that its administrator may see results. @throws Problem `not_found` */
export async function markVerified({ database, clock }: Services, idOrCode: string): Promise<Facility> {
  const { id } = await getFacility({ database }, idOrCode);
  const [verified] = await database
    .update(facilities)
    .set({ verifiedAt: clock.now() })
    .where(eq(facilities.id, id))
    .returning();
  return verified as Facility;
}

/** Takes that back: results close again, nobody is invited, and a new name waits no longer. @throws Problem `not_found` */
export async function markUnverified({ database }: Services, idOrCode: string): Promise<Facility> {
  const { id } = await getFacility({ database }, idOrCode);
  const [unverified] = await database
    .update(facilities)
    .set({ verifiedAt: null, waitingName: null })
    .where(eq(facilities.id, id))
    .returning();
  return unverified as Facility;
}

/**
 * Emails somebody a link to become an administrator of a facility, which may have none; an earlier link to the same
 * address stops working. @throws Problem `not_found`, or `conflict` if an administrator has the address
 */
export async function inviteToRun(
  services: Services,
  idOrCode: string,
  { email, origin }: { email: string; origin: string },
): Promise<Facility> {
  const { database } = services;
  const facility = await getFacility(services, idOrCode);
  await endInvitationTo(database, facility.id, email);
  const invitation = { facilityId: facility.id, email, invitedBy: null, origin };
  await sendInvitation(services, database, invitation);
  return facility;
}

/** Returns a facility by its id or code. @throws Problem `not_found` */
export async function getFacility(
  { database }: Pick<Services, 'database'>,
  idOrCode: string,
): Promise<Facility> {
  const [found] = await database
    .select()
    .from(facilities)
    .where(
      or(
        isUuid(idOrCode) ? eq(facilities.id, idOrCode) : undefined,
        eq(facilities.code, typedCode(idOrCode)),
      ),
    );
  if (!found) throw new Problem('not_found', `There is no facility ${idOrCode}.`);
  return found;
}

export async function findFacilityById(database: Database, id: string): Promise<Facility | null> {
  const [found] = await database.select().from(facilities).where(eq(facilities.id, id));
  return found ?? null;
}

type FacilityPage = { search?: string | undefined; limit?: number; offset?: number };

/** Lists facilities, those whose new name waits first, then the newest: all of them, those that a search finds, or one page. */
export async function findFacilities(
  { database }: Pick<Services, 'database'>,
  { search, limit, offset = 0 }: FacilityPage = {},
): Promise<Facility[]> {
  const found = database
    .select()
    .from(facilities)
    .where(matches(search))
    .orderBy(isNull(facilities.waitingName), desc(facilities.createdAt), facilities.id);
  return limit === undefined ? await found : await found.limit(limit).offset(offset);
}

export function countFacilities(database: Database, search?: string): Promise<number> {
  return database.$count(facilities, matches(search));
}

/** A part of the name, or of the one that waits, in any case, or the whole code. */
function matches(search = '') {
  if (search === '') return undefined;
  return or(
    sql`position(${nameKey(search)} in ${nameKey(sql`concat_ws(' ', ${facilities.name}, ${facilities.waitingName})`)}) > 0`,
    eq(facilities.code, typedCode(search)),
  );
}
