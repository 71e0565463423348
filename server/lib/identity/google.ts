import { createHash } from 'node:crypto';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { atMost, text } from '#contract/fields.ts';
import { commonMessages } from '#server/lib/messages.ts';
import { Problem } from '#server/lib/problem.ts';
import type { SocialProfile } from './profile.ts';

/** What a good ID token names, and the keys that sign it. */
export type GoogleIssuer = { clientId: string; issuers: string[]; keys: JWTVerifyGetKey };

/** Even what is signed must be text that can be saved. */
const claims = z.object({
  sub: text().check(z.minLength(1), atMost(255)),
  email: text().check(z.minLength(3)),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.optional(text()),
  picture: z.optional(text()),
  nonce: z.optional(z.string()),
  /** The domain of an organization whose mail Google hosts. */
  hd: z.optional(z.string()),
});

/** Seconds by which the clocks of two machines may differ. */
const clockTolerance = 10;

const unreachable = [errors.JWKSTimeout.code, errors.JWKSInvalid.code, errors.JOSEError.code];

/**
 * The person an ID token belongs to; null when it is not valid: signed by another key or none, for another audience,
 * from another issuer, expired, bound to another nonce, or with an address that Google has not confirmed. Google was
 * given the hash of `nonce` (SHA-256 in hexadecimal digits), so that nobody who reads the token learns it.
 * @throws Problem `provider_unavailable` when the issuer's keys cannot be fetched
 */
export async function readGoogleToken(
  { clientId, issuers, keys }: GoogleIssuer,
  idToken: string,
  nonce: string | undefined,
  now: Date,
): Promise<SocialProfile | null> {
  const verified = await jwtVerify(idToken, keys, {
    audience: clientId,
    issuer: issuers,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat'],
    currentDate: now,
    clockTolerance,
  }).catch((error) => {
    if (error instanceof errors.JOSEError && !unreachable.includes(error.code)) return null;
    throw new Problem('provider_unavailable', commonMessages.googleUnreachable);
  });
  const read = claims.safeParse(verified?.payload);
  // A token bound to a nonce is worth nothing without it.
  if (!read.success || read.data.nonce !== (nonce && hashOf(nonce))) return null;
  const { sub, email, name, picture, hd } = read.data;
  return {
    provider: 'google',
    subject: sub,
    name: name ?? '',
    email,
    isEmailVerified: true,
    // Google confirmed any other address at some time, and it may have passed to somebody else since.
    isEmailOwn: hd !== undefined || /@(gmail|googlemail)\.com$/i.test(email),
    picture: picture ?? null,
  };
}

/** What Google signs into its token in place of the secret that the browser keeps. */
export function hashOf(nonce: string): string {
  return createHash('sha256').update(nonce).digest('hex');
}
