import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { Problem } from '#server/problem.ts';
import { type LinkPurpose, mailedLinks } from './tables.ts';
import { hashToken, newToken } from './tokens.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const lifetimeMs: Record<LinkPurpose, number> = {
  reset: 60 * minuteMs,
  confirm_email: 7 * dayMs,
  confirm_deletion: 60 * minuteMs,
  restore: 14 * dayMs,
};

/**
 * Makes the token of a link while its letter is written: only the letter has it, here stands its hash. An earlier link
 * of the same purpose stops working.
 */
export async function mintLink(
  database: Database,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  const link = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + lifetimeMs[purpose]) };
  await database
    .insert(mailedLinks)
    .values({ accountId, purpose, ...link, requestedAt: now })
    .onConflictDoUpdate({ target: [mailedLinks.accountId, mailedLinks.purpose], set: link });
  return token;
}

/** Uses a link up, in one statement: of two that open it at once one succeeds. @throws Problem `link_invalid` */
export async function spendLink(
  database: Database,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ accountId: string; newEmail: string | null }> {
  const [link] = await database
    .delete(mailedLinks)
    .where(
      and(
        eq(mailedLinks.tokenHash, hashToken(token)),
        eq(mailedLinks.purpose, purpose),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .returning({ accountId: mailedLinks.accountId, newEmail: mailedLinks.newEmail });
  if (!link) {
    throw new Problem('link_invalid', 'This link has been used or is too old. Please ask for a new one.');
  }
  return link;
}
