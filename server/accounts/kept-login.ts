import type { keepLogin as keepEndpoint, openKeptLogin as openEndpoint } from '#contract/accounts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getUser } from '#server/access/get-user.ts';
import { and, eq, gt, isNull, ne } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, sessions } from '#server/tables/accounts.ts';
import { hashToken } from './tokens.ts';

/** Sessions that a cookie may keep: never of a shared computer, of operators, or of a one-time password. */
const isKept = () =>
  and(
    eq(sessions.isShared, false),
    ne(accounts.userType, 'operator'),
    eq(accounts.passwordIsOneTime, false),
    isNull(accounts.deletionRequestedAt),
    isNull(accounts.frozenAt),
  );

/** Whether the cookie of this device keeps the caller's login (docs/product-decisions.md#kept-login). */
export async function keepLogin(
  { database }: Services,
  { caller }: Call<typeof keepEndpoint>,
): Promise<ResponseOf<typeof keepEndpoint>> {
  const found = await database
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.accountId, caller.accountId), eq(sessions.id, caller.sessionId), isKept()));
  return { isKept: found.length === 1 };
}

/** Gives a page that has lost its token the one in the cookie, as long as its session lasts. */
export async function openKeptLogin(
  services: Services,
  { keptToken }: Call<typeof openEndpoint>,
): Promise<ResponseOf<typeof openEndpoint>> {
  if (keptToken === null) return { login: null };
  const { database, clock } = services;
  const [session] = await database
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(keptToken)), gt(sessions.expiresAt, clock.now()), isKept()));
  if (session === undefined) return { login: null };
  return { login: { token: keptToken, user: await getUser(services, database, session.accountId) } };
}
