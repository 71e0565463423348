import { randomUUID } from 'node:crypto';
import type { contactUs as endpoint } from '#contract/support.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { tickets } from '#server/tables/support.ts';
import { isAlreadyReceived } from './already-received.ts';
import { supportMessages } from './messages.ts';

const thanks = supportMessages.messageSent;

/**
 * Stores a message as a ticket and sends it to our support, and a copy to the sender (docs/product-decisions.md#contact). Only a program
 * fills the hidden field: such a message is accepted and dropped. The same idempotency key (`operation`) sent again
 * changes nothing, counts for no limit, and gets the same response. @throws Problem `too_many_requests`
 */
export async function contactUs(
  services: Services,
  { body, caller, address, origin, language }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  if (body.website) return { message: thanks };
  if (await isAlreadyReceived(services, tickets, body.operation)) return { message: thanks };
  await services.limits.count('contact', address);
  const accountId = caller?.accountId ?? null;
  await services.database.transaction(async (tx) => {
    const [ticket] = await tx
      .insert(tickets)
      .values({
        id: randomUUID(),
        idempotencyKey: body.operation ?? null,
        accountId,
        name: body.name,
        email: body.email,
        issue: body.issue,
        language,
        receivedAt: services.clock.now(),
      })
      .onConflictDoNothing({ target: tickets.idempotencyKey })
      .returning({ id: tickets.id });
    if (!ticket) return;
    const ticketId = ticket.id;
    await enqueueEmail(services, tx, { template: 'ticket', accountId: null, ticketId, origin });
    await enqueueEmail(services, tx, { template: 'ticketCopy', accountId, ticketId, origin, language });
  });
  return { message: thanks };
}
