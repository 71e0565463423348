import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTickets as endpoint } from '#contract/operator-desk.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { countTickets, listTickets as list } from '#server/support/operate-tickets.ts';
import { pageOf } from './page-of.ts';
import { shownTicket } from './shown-ticket.ts';

/** Returns a page of the tickets with one status, and how many have each. */
export async function listTickets(
  services: Services,
  { query }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const [totals, tickets] = await Promise.all([
    countTickets(services),
    list(services, { filter: query.status ?? 'open', ...pageOf(query) }),
  ]);
  return { totals, tickets: tickets.map(shownTicket) };
}
