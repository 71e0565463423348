import { and, eq, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { accounts } from '#server/accounts/tables.ts';
import { dayMs } from '#server/clock.ts';
import type { Services } from '#server/services.ts';
import { feedback, tickets } from './tables.ts';

/**
 * Deletes tickets, open ones too, and feedback that belong to no account and have been kept for
 * `VISITOR_MESSAGES_DAYS`; answers how many. An account has what was sent under its confirmed address: an unconfirmed
 * one may be somebody else's. A job runs it every hour.
 */
export async function purgeVisitorMessages({ database, clock, config }: Services): Promise<number> {
  const longAgo = new Date(clock.now().getTime() - config.visitorMessagesDays * dayMs);
  const isNobodys = (email: AnyPgColumn) =>
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
    .where(and(lte(tickets.receivedAt, longAgo), isNobodys(tickets.email)));
  const oldFeedback = await database
    .delete(feedback)
    .where(and(isNull(feedback.accountId), lte(feedback.receivedAt, longAgo), isNobodys(feedback.email)));
  return (oldTickets.rowCount ?? 0) + (oldFeedback.rowCount ?? 0);
}
