import { recordAudit } from '#server/audit/audit-log.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { storeAnswer } from './operate-tickets.ts';

export type GivenAnswer = { ticketId: string; answer: string; idempotencyKey: string; origin: string };

/**
 * Answers a ticket by email: the answer, the email and the audit entry are stored together or not at all. The same
 * idempotency key sent again changes nothing, also when both arrive together. The audit entry has no text.
 * @returns whether this call sent it
 * @throws Problem `not_found`, or `conflict` if the ticket is closed already
 */
export function answerTicket(
  services: Services,
  operator: string,
  { origin, ...given }: GivenAnswer,
): Promise<boolean> {
  return services.database.transaction(async (tx) => {
    const answerId = await storeAnswer({ ...services, database: tx }, given);
    if (answerId === null) return false;
    await enqueueEmail(services, tx, { template: 'ticketAnswer', accountId: null, answerId, origin });
    const entry = { operator, command: 'ticket answer', subject: given.ticketId.toLowerCase() };
    await recordAudit(tx, entry, services.clock.now());
    return true;
  });
}
