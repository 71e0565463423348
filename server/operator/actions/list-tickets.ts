import { endpoints } from '#contract/endpoints.ts';
import { countTickets, findTickets, type TicketFilter } from '#server/support/operate-tickets.ts';
import { reads } from '../action.ts';
import { pageOf } from '../page-of.ts';
import { limitOf } from '../read-options.ts';
import { ticketRow } from '../rows.ts';
import { shownTicket } from '../shown.ts';

/** The tickets with one status, and how many have each. */
export const listTickets = reads({
  name: 'ticket list',
  endpoint: endpoints.listTickets,
  command: {
    usage: '[--all] [--limit 50]',
    description: 'messages of the contact page that are open, the newest first; --all shows closed ones too',
    read: (given): { limit: number; filter: TicketFilter } => ({
      ...limitOf(given),
      filter: given.options.all === true ? 'all' : 'unclosed',
    }),
  },
  run: async ({ services }, { status = 'open', filter = status, ...input }) => {
    const [totals, tickets] = await Promise.all([
      countTickets(services),
      findTickets(services, { filter, ...pageOf(input) }),
    ]);
    return { response: { totals, tickets: tickets.map(shownTicket) }, rows: tickets.map(ticketRow) };
  },
});
