import type { Account } from '#contract/own-account.ts';

/** Whether nobody of a facility may play anymore, and nobody may join. */
export function hasEnded({ status }: Pick<NonNullable<Account['facility']>, 'status'>): boolean {
  return status === 'ended' || status === 'suspended';
}
