import type { ResponseOf } from '#contract/endpoint.ts';
import type { closeTicket as endpoint } from '#contract/operator-desk.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { closeTicket as close } from '#server/support/operate-tickets.ts';

/** Closes a ticket; nothing is sent. @throws Problem `not_found` or `conflict` */
export async function closeTicket(
  services: Services,
  { params, caller }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  await close(services, caller.accountId, params.ticketId);
  return { message: 'The message is closed.' };
}
