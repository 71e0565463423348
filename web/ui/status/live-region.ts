import { useEffect, useState, useSyncExternalStore } from 'react';

const readyAfterMs = 100;

/**
 * Whether text may be put into a live region: screen readers announce only changes in a region that they already know.
 * True at once if the region is part of the initial page or if nothing is announced.
 */
export function useLiveRegionReady(isAnnounced = true): boolean {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isReady, setReady] = useState(isHydrating || !isAnnounced);
  useEffect(() => {
    if (!isAnnounced) return;
    const timer = setTimeout(() => setReady(true), readyAfterMs);
    return () => clearTimeout(timer);
  }, [isAnnounced]);
  return isReady;
}
