import { type PagePrice, pagePriceOf } from '#contract/pages/page.ts';
import { dollarsOf } from '#server/lib/payments/money.ts';
import type { Services } from '#server/services/services.ts';
import { findPriceFor } from './sale/prices.ts';

/** A new price is announced 30 days before it takes effect, so a page may show the old one a minute longer. */
const readAgainAfterMs = 60_000;

/**
 * Reads the price that pages show. Only the first page waits for the database: later ones get the price that is known
 * while a newer one is read, and without the database they show the last one.
 */
export function createPagePrice({ database, clock, log }: Services): () => Promise<PagePrice> {
  let known: { price: PagePrice; readAtMs: number } | null = null;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const now = clock.now();
    const sold = await findPriceFor(database, now);
    const price = pagePriceOf(
      sold && { price: dollarsOf(sold.amountCents), intervalMonths: sold.intervalMonths },
    );
    known = { price, readAtMs: now.getTime() };
  }

  return async () => {
    // A clock that was ahead is set back: the price was read at a time that is still to come.
    const isOld = known === null || Math.abs(clock.now().getTime() - known.readAtMs) >= readAgainAfterMs;
    if (isOld) {
      reading ??= read()
        .catch((err) => log.warn({ err }, 'the price for the pages could not be read'))
        .finally(() => {
          reading = null;
        });
    }
    if (known === null) await reading;
    return known?.price ?? pagePriceOf(null);
  };
}
