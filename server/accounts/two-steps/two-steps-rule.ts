import type { Account } from '../tables.ts';

/** Operators reach the data of others: their password alone opens nothing but the page to set up a second step. */
export function needsTwoSteps({
  userType,
  twoStepsSince,
}: Pick<Account, 'userType' | 'twoStepsSince'>): boolean {
  return userType === 'operator' && twoStepsSince === null;
}
