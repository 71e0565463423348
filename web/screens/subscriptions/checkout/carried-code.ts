import { createStore } from '#web/lib/store.ts';

/**
 * The discount code of a payment that did not go through: the next page that pays begins with it, for example after a
 * sign-up whose card was declined. Only in memory.
 */
export const carriedCode = createStore('');
