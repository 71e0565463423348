import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Clock } from '#server/lib/clock.ts';
import { hourMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Graph } from '#server/lib/identity/facebook.ts';
import { hashOf } from '#server/lib/identity/google.ts';
import type { SandboxIdentity, TestPerson } from '#server/lib/identity/identity.ts';
import { sandboxKeys } from '#server/tables/sandbox.ts';

/** Client and app id as the public configuration names them. */
const id = 'sandbox';
const appSecret = 'sandbox';
const issuer = 'https://identity.sandbox.invalid';
const algorithm = 'RS256';

/**
 * The sandbox's identity provider: it signs tokens for test people with its own key, and replaces Google's published
 * keys and Facebook's Graph API, in the same formats.
 */
export function createSandboxIdentity(database: Database, clock: Clock): SandboxIdentity {
  let known: Promise<JWK> | undefined;
  const privateKey = () => {
    known ??= readKey(database);
    return known;
  };
  const keys: JWTVerifyGetKey = async (header, token) => {
    const { kty, n, e, kid } = await privateKey();
    return createLocalJWKSet({ keys: [{ kty, n, e, kid } as JWK] })(header, token);
  };

  async function sign(claims: JWTPayload, audience: string): Promise<string> {
    const key = await privateKey();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, ...(key.kid && { kid: key.kid }) })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(clock.now())
      .setExpirationTime(new Date(clock.now().getTime() + hourMs))
      .sign(key);
  }

  const graph: Graph = async (path, query) => {
    const token = query[path === 'me' ? 'access_token' : 'input_token'] ?? '';
    const expected = { issuer, audience: 'graph', algorithms: [algorithm], currentDate: clock.now() };
    const read = await jwtVerify(token, keys, expected).catch(() => null);
    if (!read) return path === 'me' ? { error: { code: 190 } } : { data: { is_valid: false } };
    const { sub, exp, name, email } = read.payload;
    if (path === 'me') return { id: sub, name, ...(typeof email === 'string' && { email }) };
    return { data: { app_id: id, user_id: sub, is_valid: true, expires_at: exp } };
  };

  return {
    google: { clientId: id, issuers: [issuer], keys },
    facebook: { appId: id, appSecret, graph },

    issueIdToken({ subject, name, email }: TestPerson, nonce: string | undefined): Promise<string> {
      // As for an organization whose mail Google runs: the address logs in to the account that has it.
      const hd = email?.split('@')[1];
      const claims = {
        sub: subject,
        name,
        email,
        email_verified: true,
        hd,
        ...(nonce && { nonce: hashOf(nonce) }),
      };
      return sign(claims, id);
    },

    issueAccessToken({ subject, name, email }: TestPerson): Promise<string> {
      return sign({ sub: subject, name, ...(email && { email }) }, 'graph');
    },
  };
}

/** One key for all processes and restarts: the first process stores it. */
async function readKey(database: Database): Promise<JWK> {
  const [stored] = await database.select().from(sandboxKeys);
  if (stored) return stored.privateJwk;
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const privateJwk = { ...(await exportJWK(privateKey)), kid: issuer, alg: algorithm };
  await database.insert(sandboxKeys).values({ name: 'identity', privateJwk }).onConflictDoNothing();
  const [first] = await database.select().from(sandboxKeys);
  return first?.privateJwk ?? privateJwk;
}
