import { endpoints } from '#contract/endpoints.ts';
import { markTicketClosed } from '#server/support/operate-tickets.ts';
import { changes } from '../action.ts';
import { ticketRow } from '../rows.ts';

/** Closes a ticket; nothing is sent. The audit entry names no person. @throws Problem `not_found` or `conflict` */
export const closeTicket = changes({
  name: 'ticket close',
  endpoint: endpoints.closeTicket,
  command: {
    usage: 'ID',
    description: 'closes a ticket that is answered; nothing is sent',
    words: ['ticketId'],
  },
  run: async ({ services }, { ticketId }) => {
    const closed = await markTicketClosed(services, ticketId);
    return {
      response: { message: 'The message is closed.' },
      rows: [ticketRow(closed)],
      message: 'Closed.',
      entry: { subject: closed.id },
    };
  },
});
