import { randomUUID } from 'node:crypto';
import { desc, eq, or, sql } from 'drizzle-orm';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { newCode, normalizeCode } from './codes.ts';
import { facilities } from './tables.ts';

/** What the operator does with facilities. */

type Facility = typeof facilities.$inferSelect;
export type FacilityChange = Partial<
  Pick<Facility, 'name' | 'status' | 'seatLimit' | 'endsAt' | 'code' | 'terms'>
>;

/** Creates a facility without an administrator, whose users join by its code. The operator knows who runs it. */
export async function createFacility(
  { database, clock }: Services,
  {
    name,
    status,
    seatLimit,
    endsAt,
    terms,
  }: Pick<Facility, 'name' | 'status' | 'seatLimit' | 'endsAt' | 'terms'>,
): Promise<Facility> {
  const id = randomUUID();
  const now = clock.now();
  const [created] = await database
    .insert(facilities)
    .values({ id, name, status, seatLimit, endsAt, terms, code: newCode(), createdAt: now, verifiedAt: now })
    .returning();
  return created as Facility;
}

/** Changes a facility, by its id or code. From then on it stays without members. @throws Problem `not_found` */
export async function changeFacility(
  { database }: Services,
  idOrCode: string,
  change: FacilityChange,
): Promise<Facility> {
  const { id } = await getFacility({ database }, idOrCode);
  if (Object.keys(change).length === 0) throw new Problem('validation', 'Nothing to change was given.');
  const [changed] = await database
    .update(facilities)
    .set({ ...change, removedWhenEmpty: false })
    .where(eq(facilities.id, id))
    .returning();
  return changed as Facility;
}

/** Sets a new code; nobody can join with the old one anymore. @throws Problem `not_found` */
export function replaceCode(services: Services, idOrCode: string): Promise<Facility> {
  return changeFacility(services, idOrCode, { code: newCode() });
}

/** Removes the code, so that nobody can join. @throws Problem `not_found` */
export function revokeCode(services: Services, idOrCode: string): Promise<Facility> {
  return changeFacility(services, idOrCode, { code: null });
}

/** Marks that we know who runs it, so that its administrator may see results. @throws Problem `not_found` */
export async function verifyFacility({ database, clock }: Services, idOrCode: string): Promise<Facility> {
  const { id } = await getFacility({ database }, idOrCode);
  const [verified] = await database
    .update(facilities)
    .set({ verifiedAt: clock.now() })
    .where(eq(facilities.id, id))
    .returning();
  return verified as Facility;
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
        eq(sql`${facilities.id}::text`, idOrCode.toLowerCase()),
        eq(facilities.code, normalizeCode(idOrCode)),
      ),
    );
  if (!found) throw new Problem('not_found', `There is no facility ${idOrCode}.`);
  return found;
}

/** Lists the facilities, newest first. */
export function listFacilities({ database }: Services): Promise<Facility[]> {
  return database.select().from(facilities).orderBy(desc(facilities.createdAt));
}
