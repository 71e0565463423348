import type { endHelperLink as endpoint } from '#contract/helper.ts';
import type { Player } from '#server/access/check-access.ts';
import { endOpenHelperLink } from '#server/accounts/end-open-helper-link.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { plansMessages } from '../messages.ts';

/** Ends the caller's link, if there is one. @throws Problem too_many_requests */
export async function endHelperLink(
  { database, clock, limits }: Services,
  { caller }: Call<typeof endpoint, Player>,
): Promise<Spoken<typeof endpoint>> {
  await limits.countInProcess('planSaves', caller.accountId);
  await endOpenHelperLink(database, caller.accountId, clock.now());
  return { message: plansMessages.helperLinkEnded };
}
