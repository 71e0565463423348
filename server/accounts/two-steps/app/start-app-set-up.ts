import type { startAppSetUp as endpoint } from '#contract/two-steps-set-up.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { authenticatorApps } from '#server/tables/two-steps.ts';
import { newSecret, secretAddress } from '../../authenticator-codes.ts';
import { requireOwner } from '../../owner-proof.ts';
import { encrypt } from '../../secret-box.ts';
import { requireReachableOwner } from '../require-reachable-owner.ts';

/** Makes a key for an app. It counts once its first code is typed; until then an earlier app stays as it is. */
export async function startAppSetUp(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId, sessionId } = call.caller;
  await requireOwner(services, call, ({ setUpTwoSteps }) => setUpTwoSteps);
  const { userName } = await requireReachableOwner(services.database, accountId);
  const secret = newSecret();
  const pending = {
    pendingSecret: await encrypt(services, accountId, secret),
    pendingSessionId: sessionId,
    pendingSince: services.clock.now(),
  };
  await services.database
    .insert(authenticatorApps)
    .values({ accountId, ...pending })
    .onConflictDoUpdate({ target: authenticatorApps.accountId, set: pending });
  return { secret, address: secretAddress(secret, services.publicConfig.brand.product, userName) };
}
