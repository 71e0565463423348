import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services.ts';
import { tickets } from './tables.ts';

/** Tickets of the contact page, for the operator. */

type Ticket = typeof tickets.$inferSelect;

/** The newest first; closed tickets only with `all`. */
export function listTickets(
  { database }: Services,
  { all, limit }: { all: boolean; limit: number },
): Promise<Ticket[]> {
  return database
    .select()
    .from(tickets)
    .where(all ? undefined : isNull(tickets.closedAt))
    .orderBy(desc(tickets.receivedAt))
    .limit(limit);
}

/** @throws Problem `not_found`, or `conflict` if the ticket is closed already */
export async function closeTicket({ database, clock }: Services, id: string): Promise<Ticket> {
  const isThis = eq(sql`${tickets.id}::text`, id.toLowerCase());
  const [closed] = await database
    .update(tickets)
    .set({ closedAt: clock.now() })
    .where(and(isThis, isNull(tickets.closedAt)))
    .returning();
  if (closed) return closed;
  const isKnown = (await database.$count(tickets, isThis)) > 0;
  throw isKnown
    ? new Problem('conflict', `The ticket ${id} is closed already.`)
    : new Problem('not_found', `There is no ticket ${id}.`);
}
