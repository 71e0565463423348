import type { ResponseOf } from '#contract/endpoint.ts';
import type { getTicket as endpoint } from '#contract/operator-desk.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { getTicket as get } from '#server/support/operate-tickets.ts';
import { shownTicket } from './shown-ticket.ts';

/** Returns a ticket with what was answered. @throws Problem `not_found` */
export async function getTicket(
  services: Services,
  { params }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const { answers, ...ticket } = await get(services, params.ticketId);
  return {
    ...shownTicket(ticket),
    answers: answers.map(({ answer, answeredAt }) => ({ answer, answeredAt: answeredAt.toISOString() })),
  };
}
