/** Money is whole US cents inside and a JSON number of dollars outside. */

/** The price less a discount: the discount is rounded to the nearest cent, half a cent in favor of the payer. */
export function discountedCents(cents: number, percentOff: number): number {
  return cents - Math.round((cents * percentOff) / 100);
}

/** 999 -> 9.99 */
export function dollarsOf(cents: number): number {
  return cents / 100;
}

/** 9.99 -> 999 */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100);
}

/** 999 -> "$9.99"; always two decimals (docs/product-decisions.md#price-format). */
export function showDollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
