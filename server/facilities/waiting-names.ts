import { and, eq } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { facilities } from '#server/tables/facilities.ts';
import { findAdministrators } from './administrators-of.ts';
import { type Facility, getFacility } from './operate-facility.ts';

/** The new name of a verified facility, as the operator read it before answering. */
type Answered = { name: string; origin: string };

/**
 * Gives a facility the name that waits.
 * @throws Problem `not_found`, or `conflict` if another name waits by now, or none
 */
export function acceptName(services: Services, idOrCode: string, answered: Answered): Promise<Facility> {
  return answer(services, idOrCode, { ...answered, isAccepted: true });
}

/** Drops the name that waits. @throws Problem as above */
export function refuseName(services: Services, idOrCode: string, answered: Answered): Promise<Facility> {
  return answer(services, idOrCode, { ...answered, isAccepted: false });
}

async function answer(
  services: Services,
  idOrCode: string,
  { name, isAccepted, origin }: Answered & { isAccepted: boolean },
): Promise<Facility> {
  const { database } = services;
  const { id } = await getFacility(services, idOrCode);
  const [answered] = await database
    .update(facilities)
    .set({ ...(isAccepted && { name }), waitingName: null })
    .where(and(eq(facilities.id, id), eq(facilities.waitingName, name)))
    .returning();
  if (!answered) throw new Problem('conflict', 'This name does not wait anymore. Look at it again.');
  for (const { userId: accountId } of await findAdministrators(database, id)) {
    await enqueueEmail(services, database, {
      template: 'facilityNameAnswered',
      accountId,
      name,
      isAccepted,
      origin,
    });
  }
  return answered;
}
