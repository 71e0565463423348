import { useEffect, useState, useSyncExternalStore } from 'react';

const knownAfterMs = 100;

/**
 * Whether words may be put into a live region: screen readers say only what comes into one that they know already. At
 * once where the region came with the page or nothing is announced.
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
