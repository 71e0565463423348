import type { saveReminders as endpoint } from '#contract/reminders.ts';
import { findConfirmedEmail } from '#server/accounts/find-confirmed-email.ts';
import { findTimeZone } from '#server/accounts/find-time-zone.ts';
import { sql } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import { daysLater } from '#server/lib/time-zone.ts';
import type { Services } from '#server/services/services.ts';
import { reminders } from '#server/tables/reminders.ts';
import { remindersMessages } from './messages.ts';

/**
 * Stores which emails the caller wants. The first weekly one comes a week after it was chosen; stopping it and choosing it
 * again does not bring the next one earlier. @throws Problem conflict without a confirmed address, too_many_requests
 */
export async function saveReminders(
  { database, clock, limits }: Services,
  { body, caller: { accountId } }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  await limits.countInProcess('planSaves', accountId);
  const isAny = body.weekly || body.followUps;
  if (isAny && !(await findConfirmedEmail(database, accountId))) {
    throw new Problem('conflict', remindersMessages.confirmEmailForReminders);
  }
  const now = clock.now();
  const chosen = { ...body, changedAt: now };
  const nextWeeklyAt = daysLater(now, 7, await findTimeZone(database, accountId));
  await database
    .insert(reminders)
    .values({ accountId, ...chosen, nextWeeklyAt })
    .onConflictDoUpdate({
      target: reminders.accountId,
      set: {
        ...chosen,
        nextWeeklyAt: sql`case when ${reminders.weekly} then ${reminders.nextWeeklyAt}
          else greatest(${reminders.nextWeeklyAt}, ${nextWeeklyAt}) end`,
      },
    });
  return {
    message: isAny ? remindersMessages.remindersSaved : remindersMessages.remindersNone,
  };
}
