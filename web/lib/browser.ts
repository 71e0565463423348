import { within } from './within.ts';

/** The browser's own interfaces whose promises may never end, each with a limit. The lint rule keeps others from calling them. */

/** A browser that has not answered by then is taken as one that cannot do it. */
const answerMs = 3_000;

/**
 * What a browser promises, or `fallback`: if it lacks the interface, refuses, or does not answer in time.
 * @param name marks the failure in the browser's performance log
 */
export async function fromBrowser<Value, Fallback>(
  name: string,
  ask: () => Promise<Value>,
  fallback: Fallback,
): Promise<Value | Fallback> {
  const asked = (async () => [await ask()] as const)().catch(() => null);
  const answer = await within(answerMs, asked, null);
  if (answer) return answer[0];
  performance.mark(name);
  return fallback;
}

/** SHA-256 of a text, in hexadecimal digits; null where the browser does not say it, as it does without https. */
export async function hashOf(text: string): Promise<string | null> {
  const ask = () => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hash = await fromBrowser('hash', ask, null);
  return hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const cacheNames = (): Promise<string[]> => fromBrowser('cache names', () => caches.keys(), []);

export const deleteCache = (name: string): Promise<boolean> =>
  fromBrowser('delete cache', () => caches.delete(name), false);
