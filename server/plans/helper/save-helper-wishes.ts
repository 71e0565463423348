import type { saveHelperWishes as endpoint } from '#contract/helper.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { helperWishes } from '#server/tables/plans.ts';
import { plansMessages } from '../messages.ts';

/** Stores the caller's wishes in place of those before. @throws Problem too_many_requests */
export async function saveHelperWishes(
  { database, clock, limits }: Services,
  { body, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  await limits.countInProcess('planSaves', caller.accountId);
  const now = clock.now();
  const given = { wishes: [...new Set(body.wishes)], ownWish: body.ownWish, changedAt: now };
  await database
    .insert(helperWishes)
    .values({ accountId: caller.accountId, ...given })
    .onConflictDoUpdate({ target: helperWishes.accountId, set: given });
  return { message: plansMessages.wishesSaved };
}
