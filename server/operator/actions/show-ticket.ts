import { endpoints } from '#contract/endpoints.ts';
import { getTicket } from '#server/support/operate-tickets.ts';
import { reads } from '../action.ts';
import { shownTicket } from '../shown.ts';

/** A ticket with what was answered. @throws Problem `not_found` */
export const showTicket = reads({
  name: 'ticket show',
  endpoint: endpoints.getTicket,
  run: async ({ services }, { ticketId }) => {
    const { answers, ...ticket } = await getTicket(services, ticketId);
    const shown = answers.map(({ answer, answeredAt }) => ({ answer, answeredAt: answeredAt.toISOString() }));
    return { response: { ...shownTicket(ticket), answers: shown } };
  },
});
