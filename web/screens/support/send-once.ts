import { newId } from '#web/lib/new-id.ts';

let unsent: { content: string; idempotencyKey: string } | null = null;

/**
 * Sends a message so that the server stores it once. Until it is accepted, the same text is sent with the same
 * idempotency key, also from a form that was opened again: it may have arrived although the response was lost. Another
 * text gets a new key, so that it is not treated as a retry.
 */
export async function sendOnce<T>(typed: object, send: (idempotencyKey: string) => Promise<T>): Promise<T> {
  const content = JSON.stringify(typed);
  if (unsent?.content !== content) unsent = { content, idempotencyKey: newId() };
  const response = await send(unsent.idempotencyKey);
  unsent = null;
  return response;
}
