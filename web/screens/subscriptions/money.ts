import type { ResponseOf } from '#contract/endpoint.ts';
import type { getSubscription } from '#contract/subscriptions.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 9.99 as "$9.99", 10 as "$10.00" (docs/product-decisions.md#price-format). */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** For "Total Amount : $" of the specification: two decimals, without the dollar sign. */
export function formatAmount(amount: number): string {
  return amount.toFixed(2);
}

type Discounted = Pick<
  ResponseOf<typeof getSubscription>,
  'status' | 'discountPercentage' | 'discountEndsAt'
>;

/** Whether nothing is charged, now or later: such a subscription has no end and no next payment. */
export function isFreeForever({ status, discountPercentage, discountEndsAt }: Discounted): boolean {
  return status === 'active' && discountPercentage === 100 && discountEndsAt === null;
}
