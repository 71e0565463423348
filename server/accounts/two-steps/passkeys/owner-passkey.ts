import type {
  confirmOwnerByPasskey as confirmation,
  startOwnerPasskey as start,
} from '#contract/two-steps-set-up.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { sessions } from '#server/tables/accounts.ts';
import { accountsMessages } from '../../messages.ts';
import { ownerMs } from '../../owner-proof.ts';
import { requestPasskey, verifyPasskey } from './use-passkey.ts';

type OwnerCaller = Call<typeof start>['caller'];
const ownerUseOf = ({ accountId, sessionId }: OwnerCaller) =>
  ({ accountId, purpose: 'owner', holder: sessionId }) as const;

/** Starts to show by a passkey that the session is the owner's. */
export async function startOwnerPasskey(
  services: Services,
  { caller, origin }: Call<typeof start>,
): Promise<Spoken<typeof start>> {
  return { request: await requestPasskey(services, ownerUseOf(caller), origin) };
}

/** A passkey counts where the password is asked for again (docs/product-decisions.md#owner-proof), for the same time as an emailed link. */
export async function confirmOwnerByPasskey(
  services: Services,
  { caller, body, origin }: Call<typeof confirmation>,
): Promise<Spoken<typeof confirmation>> {
  await verifyPasskey(services, ownerUseOf(caller), body.passkey, origin);
  const now = services.clock.now();
  const ownerUntil = new Date(now.getTime() + ownerMs);
  await services.database
    .update(sessions)
    .set({ ownerUntil, secondStepAt: now })
    .where(and(eq(sessions.accountId, caller.accountId), eq(sessions.id, caller.sessionId)));
  return { message: accountsMessages.ownerShown };
}
