import type { ListedTicket } from '#contract/operator-desk.ts';
import type { Ticket } from '#server/support/operate-tickets.ts';

/** A ticket as it is sent. */
export function shownTicket({ receivedAt, closedAt, ...ticket }: Ticket): ListedTicket {
  return { ...ticket, receivedAt: receivedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null };
}
