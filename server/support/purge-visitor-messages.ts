import { and, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { dayMs } from '#server/lib/clock.ts';
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
        .where(
          and(eq(sql`lower(${accounts.email})`, sql`lower(${email})`), isNotNull(accounts.emailVerifiedAt)),
        ),
    );
  const oldTickets = await database
    .delete(tickets)
    .where(and(lte(tickets.receivedAt, longAgo), belongsToNoAccount(tickets.email)));
  const oldFeedback = await database
    .delete(feedback)
    .where(
      and(isNull(feedback.accountId), lte(feedback.receivedAt, longAgo), belongsToNoAccount(feedback.email)),
    );
  return (oldTickets.rowCount ?? 0) + (oldFeedback.rowCount ?? 0);
}
