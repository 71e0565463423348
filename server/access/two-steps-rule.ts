import type { AccountRow } from '#server/tables/accounts.ts';

/** Operators reach the data of others: their password alone opens nothing but the page to set up a second step. */
export function needsTwoSteps({
  userType,
  twoStepsSince,
}: Pick<AccountRow, 'userType' | 'twoStepsSince'>): boolean {
  return userType === 'operator' && twoStepsSince === null;
}
