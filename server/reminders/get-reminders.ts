import type { ResponseOf } from '#contract/endpoint.ts';
import type { getReminders as endpoint } from '#contract/reminders.ts';
import { findConfirmedEmail } from '#server/accounts/find-confirmed-email.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findReminders } from './find-reminders.ts';

/** Which emails the caller has chosen. @throws Problem too_many_requests */
export async function getReminders(
  { database, limits }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await limits.countInProcess('planReads', caller.accountId);
  const chosen = await findReminders(database, caller.accountId);
  return {
    weekly: chosen?.weekly ?? false,
    followUps: chosen?.followUps ?? false,
    email: await findConfirmedEmail(database, caller.accountId),
  };
}
