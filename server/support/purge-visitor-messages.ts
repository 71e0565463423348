import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addressKey } from '#server/accounts/find-account.ts';
import { dayMs } from '#server/lib/clock.ts';
import { and, eq, isNotNull, isNull, lte, notExists } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { feedback, tickets } from '#server/tables/support.ts';

/**
 * Deletes the tickets, open ones too, and the feedback that belong to no account after `VISITOR_MESSAGES_DAYS`; returns
 * how many. What was sent with the confirmed address of an account belongs to it; an unconfirmed address may be somebody
 * else's. A job runs this every hour.
 */
export async function purgeVisitorMessages({ database, clock, config }: Services): Promise<number> {
  const longAgo = new Date(clock.now().getTime() - config.visitorMessagesDays * dayMs);
  const belongsToNoAccount = (email: AnyPgColumn) =>
    notExists(
      database
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(addressKey(accounts.email), addressKey(email)), isNotNull(accounts.emailVerifiedAt))),
    );
  const oldTickets = await database
    .delete(tickets)
    .where(
      and(isNull(tickets.accountId), lte(tickets.receivedAt, longAgo), belongsToNoAccount(tickets.email)),
    );
  const oldFeedback = await database
    .delete(feedback)
    .where(
      and(isNull(feedback.accountId), lte(feedback.receivedAt, longAgo), belongsToNoAccount(feedback.email)),
    );
  return (oldTickets.rowCount ?? 0) + (oldFeedback.rowCount ?? 0);
}
