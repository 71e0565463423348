import type { PersonState } from '#contract/operator-people.ts';
import type { AccountRow } from '#server/tables/accounts.ts';

/** Whether an account can be used: not while its owner has closed it, or an operator has put it on hold. */
export function stateOf({ deletionRequestedAt, frozenAt }: AccountRow): PersonState {
  if (deletionRequestedAt) return 'closing';
  return frozenAt ? 'onHold' : 'open';
}
