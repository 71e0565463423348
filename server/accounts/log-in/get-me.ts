import type { getMe as endpoint } from '#contract/accounts.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services.ts';
import { userOf } from '../get-user.ts';

/** The signed-in user, in the form that every login returns. */
export async function getMe(
  services: Services,
  { caller }: Call<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  return { user: await userOf(services, services.database, caller.accountId) };
}
