import * as z from 'zod/mini';
import { atMost, text } from './fields.ts';

/** What browser and server exchange about a passkey, as WebAuthn level 3 writes it in JSON. */

const base64url = (limit: number) => text().check(atMost(limit), z.regex(/^[\w-]+$/));

const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };

/** The browser's result when a passkey is added. */
export const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: z.optional(z.array(text().check(atMost(20))).check(z.maxLength(8))),
  }),
});

/** The browser's result when a passkey is used. */
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(base64url(200)),
  }),
});

const knownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** What the browser needs to add a passkey. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What the browser needs to use a passkey. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(knownCredential),
  userVerification: z.literal('required'),
});
