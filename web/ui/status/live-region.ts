import { useEffect, useState, useSyncExternalStore } from 'react';

const knownAfterMs = 100;

/**
 * Whether text may be put into a live region: screen readers announce only changes in a region that they already know.
 * True at once if the region is part of the initial page or if nothing is announced.
 */
export function useRegionKnown(isAnnounced = true): boolean {
  const cameWithPage = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [isKnown, setKnown] = useState(cameWithPage || !isAnnounced);
  useEffect(() => {
    if (!isAnnounced) return;
    const timer = setTimeout(() => setKnown(true), knownAfterMs);
    return () => clearTimeout(timer);
  }, [isAnnounced]);
  return isKnown;
}
