import { useEffect, useSyncExternalStore } from 'react';

/** Counts what lies over the page without belonging to it, for whoever plays something under it. */

const listeners = new Set<() => void>();
let count = 0;

function add(change: 1 | -1): void {
  count += change;
  for (const listener of listeners) listener();
}

/** Called by every panel and dialog that may open over any page, as long as it is open. */
export function useLiesOverPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

export function useIsPageCovered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
