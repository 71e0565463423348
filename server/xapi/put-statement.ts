import type { Config } from '#server/lib/config.ts';
import { GivenUp } from '#server/lib/jobs/handler.ts';
import type { Statement } from './statement.ts';

const xapiVersion = '1.0.3';
export const deadlineMs = 10_000;
const conflict = 409;
/** Time-out and too many requests: like errors of the store itself, they pass. */
const passing = [408, 429];
/** The key has expired or was taken away, and an operator has to replace it. */
const refusingKey = [401, 403];

/** What every call says of us. */
export const headersOf = ({ key, secret }: NonNullable<Config['lrs']>) => ({
  authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
  'x-experience-api-version': xapiVersion,
});

/** The store does not take our key. */
export class KeyRefused extends Error {}

/**
 * Stores a statement. A store that has its id already has the statement: the answer to an earlier call was lost.
 * @throws GivenUp when the store rejects it, KeyRefused when it rejects us, Error when it may take it later
 */
export async function putStatement(lrs: NonNullable<Config['lrs']>, statement: Statement): Promise<void> {
  const response = await fetch(`${lrs.url}/statements?statementId=${statement.id}`, {
    method: 'PUT',
    headers: { ...headersOf(lrs), 'content-type': 'application/json' },
    body: JSON.stringify(statement),
    // A redirect would take the secret to another host.
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  });
  await response.body?.cancel();
  const { status, ok } = response;
  if (ok || status === conflict) return;
  const message = `The learning record store answered ${status}`;
  if (refusingKey.includes(status)) throw new KeyRefused(message);
  if (status >= 500 || passing.includes(status)) throw new Error(message);
  throw new GivenUp(message);
}
