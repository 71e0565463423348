import type { proveOwner as endpoint } from '#contract/own-account.ts';
import { and, eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { sessions } from '#server/tables/accounts.ts';
import { accountsMessages } from '../../messages.ts';
import { ownerMs, requireOwner } from '../../owner-proof.ts';
import { verifyCode } from './verify-code.ts';

/**
 * Shows again who uses the session, for the calls that need it: an operator by a code of the app, everybody else by the
 * password. @throws Problem `wrong_credentials`, `validation` or `too_many_requests`
 */
export async function proveOwner(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { caller, body } = call;
  const now = services.clock.now();
  if (!caller.hasProven) {
    const isOperator = caller.userType === 'operator';
    if (isOperator) await verifyCode(services, caller.accountId, { way: 'app', code: body.code ?? '' }, call);
    else await requireOwner(services, call, ({ goOn }) => goOn);
    const proof = isOperator ? { secondStepAt: now } : { ownerUntil: new Date(now.getTime() + ownerMs) };
    await services.database
      .update(sessions)
      .set(proof)
      .where(and(eq(sessions.accountId, caller.accountId), eq(sessions.id, caller.sessionId)));
  }
  return { message: accountsMessages.ownerShown };
}
