import Stripe from 'stripe';
import type { Config } from '#server/lib/config.ts';
import { CardRejected, ProviderRefused, ProviderUnavailable } from '../provider.ts';

export type StripeConfig = NonNullable<Config['stripe']>;

/** Every response has the shape of this version, whatever version the Stripe account is set to. */
const apiVersion = '2026-10-28.endive';

/** Three tries and their delays end within the 20 s of a call, and leave time for the requests before them. */
const timeoutMs = 5_000;

/** Stripe's own client. It repeats requests that got no response, under the same key. */
export function openStripe({ secretKey, apiBase }: Pick<StripeConfig, 'secretKey' | 'apiBase'>): Stripe {
  const { protocol, hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** Waits for a request to Stripe, and translates its errors into those of the payment interface. @throws CardRejected, ProviderRefused, ProviderUnavailable */
export async function callStripe<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw translateError(error);
  }
}

function translateError(error: unknown): unknown {
  const { StripeCardError, StripeInvalidRequestError, StripeConnectionError } = Stripe.errors;
  const { StripeAPIError, StripeError, StripeRateLimitError } = Stripe.errors;
  if (error instanceof StripeCardError) {
    return new CardRejected(error.message, error.decline_code ?? error.code);
  }
  if (error instanceof StripeInvalidRequestError && error.param === 'payment_method') {
    return new CardRejected('This card is not known. Please enter it again.', error.code);
  }
  if (error instanceof StripeConnectionError) {
    return new ProviderUnavailable('Stripe did not respond', { mayStillHappen: true, cause: error });
  }
  if (error instanceof StripeError) {
    const { statusCode, code } = error;
    const message = `Stripe responded with ${[statusCode, code].filter(Boolean).join(' ') || 'no JSON'}`;
    // Also missing permissions and keys of another account, which the operator has to change first.
    if (isFinal(statusCode) && !(error instanceof StripeRateLimitError))
      return new ProviderRefused(`${message}: ${error.message}`, { cause: error });
    // 409 to a repeated request: the first one is still running. A gateway's page has no status here, and is as unclear.
    const mayStillHappen = statusCode === 409 || (error instanceof StripeAPIError && statusCode !== 500);
    return new ProviderUnavailable(message, { mayStillHappen, cause: error });
  }
  return error;
}

/** Whether Stripe answers a request like that with the same refusal again: all of 4xx but "at the same time" and "too many". */
function isFinal(statusCode: number | undefined): boolean {
  return (
    statusCode !== undefined && statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode)
  );
}

/** Like `callStripe`, for commands whose effect may exist already: errors with these codes count as success. */
export async function callStripeIgnoring<T>(request: Promise<T>, ...codes: string[]): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    const isExpected = error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '');
    if (isExpected) return null;
    throw translateError(error);
  }
}
