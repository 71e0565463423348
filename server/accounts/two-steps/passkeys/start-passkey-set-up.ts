import type { startPasskeySetUp as endpoint } from '#contract/two-steps-set-up.ts';
import { eq } from '#server/lib/database/query.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { passkeys } from '#server/tables/two-steps.ts';
import { accountsMessages } from '../../messages.ts';
import { requireOwner } from '../../owner-proof.ts';
import { newToken } from '../../tokens.ts';
import { requireReachableOwner } from '../require-reachable-owner.ts';
import { passkeyMs, storeChallenge } from './passkey-challenges.ts';
import { relyingPartyOf } from './use-passkey.ts';

const maxPasskeys = 10;
/** EdDSA, ECDSA with P-256, RSA: what phones, computers and security keys have. */
const algorithms = [-8, -7, -257];

/** Starts to add a passkey. @throws Problem `conflict` beyond ten */
export async function startPasskeySetUp(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { database, publicConfig, clock } = services;
  const { accountId, sessionId } = call.caller;
  await requireOwner(services, call, ({ addPasskey }) => addPasskey);
  const { userName, name } = await requireReachableOwner(database, accountId);
  const known = await database.select().from(passkeys).where(eq(passkeys.accountId, accountId));
  if (known.length >= maxPasskeys) {
    throw new Problem('conflict', accountsMessages.tooManyPasskeys);
  }
  const challenge = newToken();
  await storeChallenge(database, challenge, { accountId, purpose: 'add', holder: sessionId }, clock.now());
  return {
    creation: {
      rp: { id: relyingPartyOf(call.origin), name: publicConfig.brand.product },
      user: {
        id: Buffer.from(accountId).toString('base64url'),
        name: userName,
        displayName: name ?? userName,
      },
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: passkeyMs,
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  };
}
