import { randomUUID } from 'node:crypto';
import type { giveFeedback as endpoint } from '#contract/support.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { feedback } from '#server/tables/support.ts';
import { isAlreadyReceived } from './already-received.ts';
import { supportMessages } from './messages.ts';

/**
 * Stores what a person says about the product; it is on disk before the response is sent (docs/product-decisions.md#feedback-sender). The same
 * idempotency key (`operation`) sent again changes nothing, counts for no limit, and gets the same response.
 * @throws Problem `too_many_requests`
 */
export async function giveFeedback(
  services: Services,
  { body, caller, address, language }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  const thanks = supportMessages.feedbackReceived.in(language);
  const response = { message: thanks, data: { message: thanks } };
  if (await isAlreadyReceived(services, feedback, body.operation)) return response;
  await services.limits.count('feedback', caller?.accountId ?? address);
  await services.database
    .insert(feedback)
    .values({
      id: randomUUID(),
      idempotencyKey: body.operation ?? null,
      accountId: caller?.accountId ?? null,
      email: body.email || null,
      feedback: body.feedback,
      submittedOn: body.submittedOn ? new Date(body.submittedOn) : null,
      receivedAt: services.clock.now(),
    })
    .onConflictDoNothing({ target: feedback.idempotencyKey });
  return response;
}
