import type * as z from 'zod/mini';
import type { passkeyRequest, usedPasskey } from '#contract/two-steps-passkey.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, lt, or } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { passkeys } from '#server/tables/two-steps.ts';
import { accountsMessages } from '../../messages.ts';
import { newToken } from '../../tokens.ts';
import { consumePasskeyChallenge, type PasskeyUse, passkeyMs, storeChallenge } from './passkey-challenges.ts';

/** Passkeys work for the host of PUBLIC_URL, or in the sandbox for the host of the request. */
export const relyingPartyOf = (origin: string): string => new URL(origin).hostname;

/** What the browser needs to use one of the account's passkeys. @throws Problem `conflict` without any */
export async function requestPasskey(
  { database, clock }: Services,
  use: PasskeyUse,
  origin: string,
): Promise<z.output<typeof passkeyRequest>> {
  const known = await database.select().from(passkeys).where(eq(passkeys.accountId, use.accountId));
  if (known.length === 0) throw new Problem('conflict', accountsMessages.noPasskey);
  const challenge = newToken();
  await storeChallenge(database, challenge, use, clock.now());
  return {
    rpId: relyingPartyOf(origin),
    challenge,
    timeout: passkeyMs,
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    userVerification: 'required',
  };
}

/**
 * Verifies that the account's passkey has signed the challenge. Its counter must grow: otherwise it may be a copy.
 * @throws Problem `wrong_credentials`, with the same message whatever is wrong
 */
export async function verifyPasskey(
  { database, clock }: Services,
  use: PasskeyUse,
  used: z.output<typeof usedPasskey>,
  origin: string,
): Promise<void> {
  const now = clock.now();
  const challenge = await consumePasskeyChallenge(database, used.response.clientDataJSON, use, now);
  const newCounter =
    challenge === null ? null : await readCounter(database, use.accountId, used, { challenge, origin });
  if (newCounter === null || !(await storeCounter(database, use.accountId, used.id, newCounter, now))) {
    throw new Problem('wrong_credentials', accountsMessages.passkeyFailed);
  }
}

/** The counter of a passkey whose signature is right; null if it is not. */
async function readCounter(
  database: Database,
  accountId: string,
  used: z.output<typeof usedPasskey>,
  expected: { challenge: string; origin: string },
): Promise<number | null> {
  const isThis = and(eq(passkeys.accountId, accountId), eq(passkeys.credentialId, used.id));
  const [known] = await database.select().from(passkeys).where(isThis);
  if (!known) return null;
  const { userHandle, ...response } = used.response;
  // Loaded with the first passkey: most servers never need its parsers of certificates.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: {
      ...used,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: expected.challenge,
    expectedOrigin: expected.origin,
    expectedRPID: relyingPartyOf(expected.origin),
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
      transports: known.transports,
    },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/** Of two uses with the same counter at once one succeeds. Passkeys that are copied on purpose always count 0. */
async function storeCounter(
  database: Database,
  accountId: string,
  credentialId: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const neverCounts = counter === 0 ? eq(passkeys.counter, 0) : undefined;
  const stored = await database
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.accountId, accountId),
        eq(passkeys.credentialId, credentialId),
        or(lt(passkeys.counter, counter), neverCounts),
      ),
    );
  return stored.rowCount === 1;
}
