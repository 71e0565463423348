import { useEffect } from 'react';
import type { PlaySession } from './play-session.ts';
import type { Overlay } from './play-types.ts';

/** Stops picture and timer while something is open over the exercise (decisions G18, G19). */
export function useOverlay({ dispatch }: PlaySession, by: Overlay, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    dispatch({ type: 'overlayOpened', by });
    return () => dispatch({ type: 'overlayClosed', by });
  }, [dispatch, by, isOpen]);
}
