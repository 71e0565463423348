import type { ResponseOf } from '#contract/endpoint.ts';
import type { getHelper as endpoint } from '#contract/helper.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findOpenLink } from '../helper-links.ts';
import { readWishes } from './read-wishes.ts';

/** The caller's wishes and their link. @throws Problem too_many_requests */
export async function getHelper(
  { database, clock, limits }: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await limits.countInProcess('planReads', caller.accountId);
  const now = clock.now();
  const link = await findOpenLink(database, caller.accountId, now);
  return {
    ...(await readWishes(database, caller.accountId)),
    link: link && { madeAt: link.madeAt.toISOString(), expiresAt: link.expiresAt.toISOString() },
  };
}
