import { createStore, useStore } from '#web/lib/store.ts';

/** Who is with the player; an empty name for somebody who gave none. */
export type Company = { names: readonly string[] };

/** Only in memory: nothing of the talk is stored but the plan. */
export const company = createStore<Company | null>(null);

export function useCompany(): Company | null {
  return useStore(company, null);
}
