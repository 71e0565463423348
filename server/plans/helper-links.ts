import { endOpenHelperLink } from '#server/accounts/end-open-helper-link.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, gt, isNull } from '#server/lib/database/query.ts';
import { helperLinks } from '#server/tables/plans.ts';

const lifetimeMs = 30 * dayMs;

type HelperLink = Pick<typeof helperLinks.$inferSelect, 'madeAt' | 'expiresAt'>;

/** Makes the link of a person; the one before ends. Only the caller has the token, the database stores its hash. */
export async function makeLink(
  database: Database,
  accountId: string,
  now: Date,
): Promise<HelperLink & { token: string }> {
  const token = newToken();
  const link = { madeAt: now, expiresAt: new Date(now.getTime() + lifetimeMs) };
  await endOpenHelperLink(database, accountId, now);
  await database.insert(helperLinks).values({ tokenHash: hashToken(token), accountId, ...link });
  return { token, ...link };
}

/** The link of a person that works now; null without one. */
export async function findOpenLink(
  database: Database,
  accountId: string,
  now: Date,
): Promise<HelperLink | null> {
  const [link] = await database
    .select({ madeAt: helperLinks.madeAt, expiresAt: helperLinks.expiresAt })
    .from(helperLinks)
    .where(
      and(eq(helperLinks.accountId, accountId), isNull(helperLinks.endedAt), gt(helperLinks.expiresAt, now)),
    );
  return link ?? null;
}
