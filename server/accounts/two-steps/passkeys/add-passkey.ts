import { randomUUID } from 'node:crypto';
import type { Body } from '#contract/endpoint.ts';
import type { addPasskey as endpoint } from '#contract/two-steps-set-up.ts';
import { deviceIn, deviceName } from '#server/audit/device-name.ts';
import { isUniqueViolation } from '#server/lib/database/unique-violation.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { passkeys } from '#server/tables/two-steps.ts';
import { accountsMessages } from '../../messages.ts';
import { notifyOwner } from '../notify-owner.ts';
import { turnOn } from '../turn-on.ts';
import { consumePasskeyChallenge } from './passkey-challenges.ts';
import { relyingPartyOf } from './use-passkey.ts';

/** Adds a passkey that the browser has made. @throws Problem `wrong_credentials` or `conflict` */
export async function addPasskey(
  services: Services,
  call: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const { accountId, sessionId } = call.caller;
  const { database, clock } = services;
  const now = clock.now();
  const { passkey } = call.body;
  const use = { accountId, purpose: 'add', holder: sessionId } as const;
  const challenge = await consumePasskeyChallenge(database, passkey.response.clientDataJSON, use, now);
  const credential = challenge && (await readCredential(passkey, challenge, call.origin));
  if (!credential) throw new Problem('wrong_credentials', accountsMessages.passkeyFailed);
  return database.transaction(async (tx) => {
    await tx
      .insert(passkeys)
      .values({
        id: randomUUID(),
        accountId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: deviceIn(call.language, deviceName(call.device)),
        addedAt: now,
      })
      .catch((error) => {
        throw isUniqueViolation(error) ? new Problem('conflict', accountsMessages.passkeyAddedBefore) : error;
      });
    await notifyOwner(services, tx, call, 'passkey_added');
    return turnOn(services, tx, call, {
      added: accountsMessages.passkeyAddedAgain,
      turnedOn: accountsMessages.passkeyAdded,
    });
  });
}

async function readCredential(
  { response, ...passkey }: Body<typeof endpoint>['passkey'],
  expectedChallenge: string,
  origin: string,
) {
  const { transports, ...rest } = response;
  // Loaded with the first passkey: most servers never need its parsers of certificates.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: {
      ...passkey,
      response: { ...rest, ...(transports && { transports: transports }) },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: relyingPartyOf(origin),
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.registrationInfo.credential : null;
}
