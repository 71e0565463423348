import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { answerTicket as endpoint } from '#contract/operator-desk.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { answerTicket as answer } from '#server/support/answer-ticket.ts';

/** Answers a ticket by email, once for one idempotency key. @throws Problem `not_found` or `conflict` */
export async function answerTicket(
  services: Services,
  { params: { ticketId }, body, caller, origin }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const idempotencyKey = body.operation ?? randomUUID();
  await answer(services, caller.accountId, { ticketId, answer: body.answer, idempotencyKey, origin });
  return { message: 'The email is on its way.' };
}
