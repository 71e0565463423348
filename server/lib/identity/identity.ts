import { createRemoteJWKSet } from 'jose';
import type { Clock } from '#server/lib/clock.ts';
import type { Config } from '#server/lib/config.ts';
import { type FacebookApp, facebookGraph, readFacebookToken } from './facebook.ts';
import { type GoogleIssuer, readGoogleToken } from './google.ts';
import type { SocialProfile } from './profile.ts';

/** Sign-in with other providers. Each is null where it is neither configured nor replaced by the sandbox. */
export type Identity = {
  readGoogle: ((idToken: string, nonce: string | undefined) => Promise<SocialProfile | null>) | null;
  readFacebook: ((userId: string, accessToken: string) => Promise<SocialProfile | null>) | null;
};

const timeoutDuration = 5000;
const google = 'https://accounts.google.com';

/** A made-up person of the sandbox. */
export type TestPerson = { readonly subject: string; readonly name: string; readonly email: string | null };

/** What the sandbox has in place of Google and Facebook. */
export type SandboxIdentity = {
  readonly google: GoogleIssuer;
  readonly facebook: FacebookApp;
  /** An ID token as Google would issue it. */
  issueIdToken(person: TestPerson, nonce: string | undefined): Promise<string>;
  /** An access token as Facebook would hand it to the browser. */
  issueAccessToken(person: TestPerson): Promise<string>;
};

/** The sandbox's tokens go through the very same checks, with the sandbox's own keys and ids. */
export function createIdentity(config: Config, sandbox: SandboxIdentity | null, clock: Clock): Identity {
  const googleSide = config.google
    ? {
        clientId: config.google.clientId,
        // Google writes its name with and without the scheme.
        issuers: config.google.issuer === google ? [google, 'accounts.google.com'] : [config.google.issuer],
        keys: createRemoteJWKSet(new URL(config.google.jwksUrl), { timeoutDuration }),
      }
    : sandbox?.google;
  const facebookSide = config.facebook
    ? { ...config.facebook, graph: facebookGraph(config.facebook.graphUrl) }
    : sandbox?.facebook;
  return {
    readGoogle: googleSide
      ? (idToken, nonce) => readGoogleToken(googleSide, idToken, nonce, clock.now())
      : null,
    readFacebook: facebookSide
      ? (userId, accessToken) => readFacebookToken(facebookSide, userId, accessToken, clock.now())
      : null,
  };
}
