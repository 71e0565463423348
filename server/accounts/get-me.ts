import type { getMe as endpoint } from '#contract/accounts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getUser } from '#server/access/get-user.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';

/** The signed-in user, in the form that every login returns. */
export async function getMe(
  services: Services,
  { caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return { user: await getUser(services, services.database, caller.accountId) };
}
