import { createContext, use, useEffect } from 'react';
import { createStore, useStore } from '#web/lib/store.ts';

/** Counts what lies over the page without belonging to it, for whoever plays something under it. */

const count = createStore(0);

function add(change: 1 | -1): void {
  count.set(count.get() + change);
}

/** Called by every panel and dialog that may open over any page, as long as it is open. */
export function useLiesOverPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

/** How many of them belong to whoever is inside: 1 in a panel that itself lies over the page. */
export const LayersBelow = createContext(0);

/** Whether something lies over the page, or over the panel in which this is asked. */
export function useIsCovered(): boolean {
  const below = use(LayersBelow);
  return useStore(count, 0) > below;
}
