import { eq } from '#server/lib/database/query.ts';
import type { Services } from '#server/services/services.ts';
import type { feedback, tickets } from '#server/tables/support.ts';

/** Whether a message with this idempotency key was already received: a retry is accepted and counts for no limit. */
export async function isAlreadyReceived(
  { database }: Services,
  table: typeof feedback | typeof tickets,
  idempotencyKey: string | undefined,
): Promise<boolean> {
  if (idempotencyKey === undefined) return false;
  return (await database.$count(table, eq(table.idempotencyKey, idempotencyKey))) > 0;
}
