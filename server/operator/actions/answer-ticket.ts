import { randomUUID } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import { getTicket, storeAnswer } from '#server/support/operate-tickets.ts';
import { changes } from '../action.ts';
import { textOf } from '../read-options.ts';
import { ticketRow } from '../rows.ts';

/**
 * Answers a ticket by email: the answer, the email and the audit entry are stored together or not at all. The same
 * idempotency key sent again changes nothing, also when both arrive together. The audit entry has no text.
 * @throws Problem `not_found`, or `conflict` if the ticket is closed already
 */
export const answerTicket = changes({
  name: 'ticket answer',
  endpoint: endpoints.answerTicket,
  command: {
    usage: 'ID --text "..."',
    description: 'sends an email to the person who wrote, with the text and the message it answers',
    words: ['ticketId'],
    read: ({ options }) => {
      const answer = textOf(options, 'text')?.trim();
      if (!answer) throw new Problem('validation', 'Say what to answer: --text "...".');
      return { answer };
    },
  },
  run: async ({ services, origin }, { ticketId, answer, operation = randomUUID() }) => {
    const { database } = services;
    const answerId = await storeAnswer(services, { ticketId, answer, idempotencyKey: operation });
    if (answerId !== null) {
      await enqueueEmail(services, database, { template: 'ticketAnswer', accountId: null, answerId, origin });
    }
    return {
      response: { message: 'The email is on its way.' },
      rows: [ticketRow(await getTicket(services, ticketId))],
      entry: answerId === null ? null : { subject: ticketId.toLowerCase() },
    };
  },
});
