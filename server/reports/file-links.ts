import { hashToken, newToken } from '#server/accounts/tokens.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { and, eq, gt, isNull } from '#server/lib/database/query.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, sessions } from '#server/tables/accounts.ts';
import { reportLinks } from '#server/tables/reports.ts';

const validMs = 10 * minuteMs;

type LinkOwner = { accountId: string; sessionId: string };
type LinkOptions = Pick<typeof reportLinks.$inferSelect, 'timeZone' | 'paper'>;

/**
 * Returns the last part of an address that opens a file for ten minutes without a bearer token (docs/product-decisions.md#report-link), as long
 * as the session that requested it lasts.
 * @param opens what the address opens: the hash covers it, so that the token opens nothing else
 */
export async function makeFileLink(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  opens: string,
  { accountId, sessionId }: LinkOwner,
  options: LinkOptions,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  await database.insert(reportLinks).values({
    accountId,
    sessionId,
    tokenHash: hashOf(opens, token),
    ...options,
    expiresAt: new Date(now.getTime() + validMs),
  });
  return `${accountId}.${token}`;
}

export type FileLink = NonNullable<Awaited<ReturnType<typeof findFileLink>>>;

/** Returns who requested the file, when and how, and the language that they have chosen; null for a wrong, expired or guessed address. */
export async function findFileLink(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  opens: string,
  signed: string,
) {
  const [accountId = '', token = ''] = signed.split('.');
  if (!isUuid(accountId)) return null;
  const [link] = await database
    .select({
      accountId: reportLinks.accountId,
      tokenHash: reportLinks.tokenHash,
      timeZone: reportLinks.timeZone,
      paper: reportLinks.paper,
      expiresAt: reportLinks.expiresAt,
      name: accounts.name,
      userName: accounts.userName,
      userType: accounts.userType,
      settings: accounts.settings,
    })
    .from(reportLinks)
    .innerJoin(accounts, eq(accounts.id, reportLinks.accountId))
    .innerJoin(
      sessions,
      and(eq(sessions.accountId, reportLinks.accountId), eq(sessions.id, reportLinks.sessionId)),
    )
    .where(
      and(
        eq(reportLinks.accountId, accountId),
        eq(reportLinks.tokenHash, hashOf(opens, token)),
        gt(reportLinks.expiresAt, clock.now()),
        gt(sessions.expiresAt, clock.now()),
        isNull(accounts.deletionRequestedAt),
      ),
    );
  if (!link) return null;
  const { expiresAt, settings, ...found } = link;
  return {
    ...found,
    language: settings.language ?? null,
    requestedAt: new Date(expiresAt.getTime() - validMs),
  };
}

function hashOf(opens: string, token: string): string {
  return hashToken(`${opens} ${token}`);
}
