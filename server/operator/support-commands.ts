import { desc } from 'drizzle-orm';
import { closeTicket, listTickets } from '#server/support/operate-tickets.ts';
import { feedback, type tickets } from '#server/support/tables.ts';
import type { Command, Row } from './command-type.ts';
import { defaultLimit, wholeNumber } from './read-options.ts';
import { withAudit } from './with-audit.ts';

/** Commands for what people write: tickets from the contact page, and feedback. */

function ticketRow({ id, name, email, issue, receivedAt, closedAt }: typeof tickets.$inferSelect): Row {
  return {
    id,
    received: receivedAt.toISOString(),
    closed: closedAt?.toISOString() ?? null,
    name,
    email,
    message: issue,
  };
}

export const supportCommands: readonly Command[] = [
  {
    name: 'ticket list',
    usage: 'ticket list [--all] [--limit 50]',
    description: 'messages of the contact page that are open, the newest first; --all shows closed ones too',
    run: async ({ services, options }) => {
      const limit = wholeNumber(options, 'limit', 1) ?? defaultLimit;
      return { rows: (await listTickets(services, { all: options.all === true, limit })).map(ticketRow) };
    },
  },
  {
    name: 'ticket close',
    usage: 'ticket close ID',
    description: 'closes a ticket that is answered; nothing is sent',
    run: (invocation) =>
      withAudit(invocation, 'ticket close', async (services) => {
        const closed = await closeTicket(services, invocation.args[0] ?? '');
        // The entry has only the ticket's id: the audit log names no person.
        return { subject: closed.id, result: { rows: [ticketRow(closed)], message: 'Closed.' } };
      }),
  },
  {
    name: 'feedback list',
    usage: 'feedback list [--limit 50]',
    description: 'what people wrote, the newest first',
    run: async ({ services, options }) => {
      const rows = await services.database
        .select({ received: feedback.receivedAt, email: feedback.email, feedback: feedback.feedback })
        .from(feedback)
        .orderBy(desc(feedback.receivedAt))
        .limit(wholeNumber(options, 'limit', 1) ?? defaultLimit);
      return { rows: rows.map((row) => ({ ...row, received: row.received.toISOString() })) };
    },
  },
];
