import type {
  logInWithPasskey as completion,
  startPasskeyLogIn as start,
} from '#contract/two-steps-log-in.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { findChallenge } from '../log-in/challenges.ts';
import { completeLogIn } from '../log-in/complete-log-in.ts';
import type { PasskeyUse } from './passkey-challenges.ts';
import { requestPasskey, verifyPasskey } from './use-passkey.ts';

async function loginUseOf({ database, clock }: Services, challenge: string): Promise<PasskeyUse> {
  const accountId = await findChallenge(database, challenge, clock.now());
  return { accountId, purpose: 'log_in', holder: challenge };
}

/** Starts the second step of a login with a passkey. */
export async function startPasskeyLogIn(
  services: Services,
  { body, origin }: Call<typeof start>,
): Promise<Spoken<typeof start>> {
  return { request: await requestPasskey(services, await loginUseOf(services, body.challenge), origin) };
}

/** The second step of a login, by a passkey. */
export async function logInWithPasskey(
  services: Services,
  call: Call<typeof completion>,
): Promise<Spoken<typeof completion>> {
  const { body, origin } = call;
  await verifyPasskey(services, await loginUseOf(services, body.challenge), body.passkey, origin);
  return completeLogIn(services, call, body);
}
