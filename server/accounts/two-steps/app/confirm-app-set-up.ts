import type { confirmAppSetUp as endpoint } from '#contract/two-steps-set-up.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { and, eq, gt } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { authenticatorApps } from '#server/tables/two-steps.ts';
import { findStep } from '../../authenticator-codes.ts';
import { accountsMessages } from '../../messages.ts';
import { decrypt } from '../../secret-box.ts';
import { notifyOwner } from '../notify-owner.ts';
import { turnOn } from '../turn-on.ts';

/** How long a new key waits for its first code. */
const setUpMs = 30 * minuteMs;

/** Adds the app by its first code, which shows that the app has the key. @throws Problem `wrong_credentials` or `conflict` */
export async function confirmAppSetUp(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId, sessionId } = call.caller;
  const { database, clock } = services;
  const now = clock.now();
  const isPending = and(
    eq(authenticatorApps.accountId, accountId),
    eq(authenticatorApps.pendingSessionId, sessionId),
    gt(authenticatorApps.pendingSince, new Date(now.getTime() - setUpMs)),
  );
  const [pending] = await database
    .select({ secret: authenticatorApps.pendingSecret })
    .from(authenticatorApps)
    .where(isPending);
  if (!pending?.secret) throw tooLate();
  const step = await findStep(await decrypt(services, accountId, pending.secret), call.body.code, now);
  if (step === null) {
    throw fieldProblem('code', accountsMessages.appCodeWrong, 'wrong_credentials');
  }
  const isThis = and(isPending, eq(authenticatorApps.pendingSecret, pending.secret));
  return database.transaction(async (tx) => {
    const added = await tx
      .update(authenticatorApps)
      .set({
        secret: pending.secret,
        addedAt: now,
        lastStep: step,
        wrongCodes: 0,
        pendingSecret: null,
        pendingSessionId: null,
        pendingSince: null,
      })
      .where(isThis);
    if (!added.rowCount) throw tooLate();
    await notifyOwner(services, tx, call, 'app_added');
    return turnOn(services, tx, call, {
      added: accountsMessages.appSetUpAgain,
      turnedOn: accountsMessages.appSetUp,
    });
  });
}

const tooLate = () => new Problem('conflict', accountsMessages.setUpTooLate);
