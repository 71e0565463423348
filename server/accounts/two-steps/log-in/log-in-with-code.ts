import type { logInWithCode as endpoint } from '#contract/two-steps-log-in.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findChallenge } from './challenges.ts';
import { completeLogIn } from './complete-log-in.ts';
import { verifyCode } from './verify-code.ts';

/** The second step of a login, by a code of the app or a recovery code. */
export async function logInWithCode(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { body } = call;
  const accountId = await findChallenge(services.database, body.challenge, services.clock.now());
  await verifyCode(services, accountId, body, call);
  return completeLogIn(services, call, body);
}
