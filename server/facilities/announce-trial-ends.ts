import { dayMs } from '#server/lib/clock.ts';
import { originOf } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, isNotNull, isNull, lte } from '#server/lib/database/query.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { facilities } from '#server/tables/facilities.ts';
import { findAdministrators } from './administrators-of.ts';
import { endOfTrial } from './membership.ts';

/** How long before its end the administrators of a trial are reminded. */
const reminderMs = 7 * dayMs;

/**
 * Gives trials that have members but no end one in 30 days, and tells their administrators; reminds the administrators of
 * every trial 7 days before its end (docs/product-decisions.md#facility-trials).
 */
export async function announceTrialEnds(services: Services): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const isTrial = eq(facilities.status, 'trial');
  await database.transaction(async (tx) => {
    const given = await tx
      .update(facilities)
      .set({ endsAt: endOfTrial(now) })
      .where(and(isTrial, isNull(facilities.endsAt), gt(facilities.seatsTaken, 0)))
      .returning({ id: facilities.id });
    const reminded = await tx
      .update(facilities)
      .set({ endNoticeAt: now })
      .where(
        and(
          isTrial,
          isNotNull(facilities.endsAt),
          gt(facilities.endsAt, now),
          lte(facilities.endsAt, new Date(now.getTime() + reminderMs)),
          isNull(facilities.endNoticeAt),
        ),
      )
      .returning({ id: facilities.id });
    for (const { id } of [...given, ...reminded]) await tellAdministrators(services, tx, id);
  });
}

async function tellAdministrators(services: Services, tx: Database, facilityId: string): Promise<void> {
  const origin = originOf(services.config);
  for (const { userId: accountId } of await findAdministrators(tx, facilityId)) {
    await enqueueEmail(services, tx, { template: 'facilityTrialEnding', accountId, origin });
  }
}
