import { randomUUID } from 'node:crypto';
import type { ListedTicket, TicketStatus } from '#contract/operator-desk.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, asc, desc, eq, isNull, type SQL, sql } from '#server/lib/database/query.ts';
import { isUuid } from '#server/lib/is-uuid.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { facilities, facilityMembers } from '#server/tables/facilities.ts';
import { ticketAnswers, tickets } from '#server/tables/support.ts';

/** Tickets of the contact page, for the operator. */

const isAnswered = sql`exists (select 1 from ${ticketAnswers} where ${ticketAnswers.ticketId} = ${tickets.id})`;

const status = sql<TicketStatus>`case when ${tickets.closedAt} is not null then 'closed'
  when ${isAnswered} then 'answered' else 'open' end`;

/** The account that sent a ticket, with its facility. */
const findSender = sql`
  select json_build_object('userId', ${accounts.id}, 'userName', ${accounts.userName}, 'email', ${accounts.email},
    'userType', ${accounts.userType}, 'facility', ${facilities.name})
  from ${accounts}
  left join ${facilityMembers} on ${facilityMembers.accountId} = ${accounts.id}
  left join ${facilities} on ${facilities.id} = ${facilityMembers.facilityId}
  where ${accounts.id} = ${tickets.accountId}`;
const sender = sql<ListedTicket['sender']>`(${findSender})`;

const columns = {
  id: tickets.id,
  name: tickets.name,
  email: tickets.email,
  issue: tickets.issue,
  language: tickets.language,
  sender,
  receivedAt: tickets.receivedAt,
  closedAt: tickets.closedAt,
  status,
};

export type Ticket = Omit<typeof tickets.$inferSelect, 'idempotencyKey' | 'accountId'> &
  Pick<ListedTicket, 'status' | 'sender'>;

/** Tickets with this status; `unclosed` are the open and the answered ones. */
export type TicketFilter = TicketStatus | 'unclosed' | 'all';

function matching(filter: TicketFilter): SQL | undefined {
  if (filter === 'all') return undefined;
  if (filter === 'unclosed') return isNull(tickets.closedAt);
  return sql`${status} = ${filter}`;
}

/** The newest first. */
export function findTickets(
  { database }: Services,
  { filter, limit, offset = 0 }: { filter: TicketFilter; limit: number; offset?: number },
): Promise<Ticket[]> {
  return database
    .select(columns)
    .from(tickets)
    .where(matching(filter))
    .orderBy(desc(tickets.receivedAt), desc(tickets.id))
    .limit(limit)
    .offset(offset);
}

/** How many tickets have each status. */
export async function countTickets({ database }: Services): Promise<Record<TicketStatus, number>> {
  const counted = await database
    .select({ status, count: sql<number>`count(*)::int` })
    .from(tickets)
    .groupBy(status);
  const countOf = (one: TicketStatus) => counted.find((row) => row.status === one)?.count ?? 0;
  return { open: countOf('open'), answered: countOf('answered'), closed: countOf('closed') };
}

/** A ticket with what was answered, the oldest answer first. @throws Problem `not_found` */
export async function getTicket({ database }: Services, id: string) {
  const [ticket] = await database.select(columns).from(tickets).where(isTicket(id));
  if (!ticket) throw notFound(id);
  const answers = await database
    .select({ answer: ticketAnswers.answer, answeredAt: ticketAnswers.answeredAt })
    .from(ticketAnswers)
    .where(eq(ticketAnswers.ticketId, ticket.id))
    .orderBy(asc(ticketAnswers.answeredAt));
  return { ...ticket, answers };
}

/** @throws Problem `not_found`, or `conflict` if the ticket is closed already */
export async function markTicketClosed({ database, clock }: Services, id: string): Promise<Ticket> {
  const [closed] = await database
    .update(tickets)
    .set({ closedAt: clock.now() })
    .where(and(isTicket(id), isNull(tickets.closedAt)))
    .returning(columns);
  if (!closed) throw await closedOrUnknown(database, id);
  return closed;
}

/**
 * Stores an answer to a ticket that is not closed. Returns its id; null when the same idempotency key was received before.
 * @throws Problem `not_found`, or `conflict` if the ticket is closed already
 */
export async function storeAnswer(
  { database, clock }: Services,
  { ticketId, answer, idempotencyKey }: { ticketId: string; answer: string; idempotencyKey: string },
): Promise<string | null> {
  const isKnown = eq(ticketAnswers.idempotencyKey, idempotencyKey);
  if ((await database.$count(ticketAnswers, isKnown)) > 0) return null;
  const [ticket] = await database
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(isTicket(ticketId), isNull(tickets.closedAt)))
    .for('share');
  if (!ticket) throw await closedOrUnknown(database, ticketId);
  const [stored] = await database
    .insert(ticketAnswers)
    .values({ id: randomUUID(), ticketId: ticket.id, idempotencyKey, answer, answeredAt: clock.now() })
    .onConflictDoNothing({ target: ticketAnswers.idempotencyKey })
    .returning({ id: ticketAnswers.id });
  return stored?.id ?? null;
}

/** The id comes from an operator's hands: text that is no uuid is only unknown. */
const isTicket = (id: string) => (isUuid(id) ? eq(tickets.id, id) : sql`false`);

async function closedOrUnknown(database: Database, id: string): Promise<Problem> {
  const isThere = (await database.$count(tickets, isTicket(id))) > 0;
  return isThere ? new Problem('conflict', `The ticket ${id} is closed already.`) : notFound(id);
}

const notFound = (id: string) => new Problem('not_found', `There is no ticket ${id}.`);
