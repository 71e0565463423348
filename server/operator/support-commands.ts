import { randomUUID } from 'node:crypto';
import { originOf } from '#server/lib/config.ts';
import { Problem } from '#server/lib/problem.ts';
import { answerTicket } from '#server/support/answer-ticket.ts';
import { listFeedback } from '#server/support/list-feedback.ts';
import { closeTicket, getTicket, listTickets, type Ticket } from '#server/support/operate-tickets.ts';
import type { Command, Row } from './command-type.ts';
import { defaultLimit, textOf, wholeNumber } from './read-options.ts';

/** Commands for what people write: tickets from the contact page, and feedback. */

function ticketRow({ id, status, name, email, issue, receivedAt, closedAt }: Ticket): Row {
  return {
    id,
    status,
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
      const filter = options.all === true ? 'all' : 'unclosed';
      return { rows: (await listTickets(services, { filter, limit })).map(ticketRow) };
    },
  },
  {
    name: 'ticket answer',
    usage: 'ticket answer ID --text "..."',
    description: 'sends an email to the person who wrote, with the text and the message it answers',
    run: async ({ services, args: [ticketId = ''], options, operator }) => {
      const answer = textOf(options, 'text')?.trim();
      if (!answer) throw new Problem('validation', 'Say what to answer: --text "...".');
      const given = { ticketId, answer, idempotencyKey: randomUUID(), origin: originOf(services.config) };
      await answerTicket(services, operator, given);
      return { rows: [ticketRow(await getTicket(services, ticketId))], message: 'The email is on its way.' };
    },
  },
  {
    name: 'ticket close',
    usage: 'ticket close ID',
    description: 'closes a ticket that is answered; nothing is sent',
    run: async ({ services, args: [ticketId = ''], operator }) => {
      const closed = await closeTicket(services, operator, ticketId);
      return { rows: [ticketRow(closed)], message: 'Closed.' };
    },
  },
  {
    name: 'feedback list',
    usage: 'feedback list [--limit 50]',
    description: 'what people wrote, the newest first',
    run: async ({ services, options }) => {
      const limit = wholeNumber(options, 'limit', 1) ?? defaultLimit;
      const rows = await listFeedback(services, { limit });
      return {
        rows: rows.map(({ receivedAt, email, feedback }) => ({
          received: receivedAt.toISOString(),
          email,
          feedback,
        })),
      };
    },
  },
];
