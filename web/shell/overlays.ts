import { createContext, use, useEffect } from 'react';
import { createStore, useStore } from '#web/lib/store.ts';

/** Counts the overlays above the page, so that what plays under them can pause. */

const count = createStore(0);

function add(change: 1 | -1): void {
  count.set(count.get() + change);
}

/** Called by every panel and dialog that can open over any page: counts it while it is open. */
export function useOverlayOpen(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}

/** The number of overlays that contain the current component: 1 inside a panel that is an overlay itself. */
export const OverlayDepth = createContext(0);

/** Whether an overlay is open above the page, or above the panel that contains the caller. */
export function useIsObscured(): boolean {
  const depth = use(OverlayDepth);
  return useStore(count, 0) > depth;
}
