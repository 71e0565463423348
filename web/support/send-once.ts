import { newId } from '#web/browser/new-id.ts';

let unsent: { words: string; operation: string } | null = null;

/**
 * Sends words to us so that they are taken in once. Until they are thanked the same words go with the same
 * `operation`, also from a form that was opened again: they may have come in though the answer was lost. Other words
 * get another one: nothing new is taken for a retry.
 */
export async function sendOnce<T>(typed: object, send: (operation: string) => Promise<T>): Promise<T> {
  const words = JSON.stringify(typed);
  if (unsent?.words !== words) unsent = { words, operation: newId() };
  const answer = await send(unsent.operation);
  unsent = null;
  return answer;
}
