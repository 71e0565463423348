import type { Config } from '#server/lib/config.ts';
import { deadlineMs, headersOf } from './put-statement.ts';

const forbidden = 403;

/**
 * Asks a learning record store for one statement, which changes nothing there.
 * @throws Error that says what it answered
 */
export async function askStore(lrs: NonNullable<Config['lrs']>): Promise<void> {
  const response = await fetch(`${lrs.url}/statements?limit=1`, {
    headers: headersOf(lrs),
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await response.body?.cancel();
  const { status, ok } = response;
  if (ok) return;
  const message = `The learning record store answered ${status}`;
  throw new Error(status === forbidden ? `${message}: the key may not read, and perhaps not write` : message);
}
