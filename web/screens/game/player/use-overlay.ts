import { useEffect } from 'react';
import type { Overlay } from '../play/play-types.ts';
import type { PlayController } from './play-controller.ts';

/** Stops picture and timer while something is open over the exercise (docs/product-decisions.md#visit-seconds and #feedback-in-the-game). */
export function useOverlay({ dispatch }: PlayController, by: Overlay, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    dispatch({ type: 'overlayOpened', by });
    return () => dispatch({ type: 'overlayClosed', by });
  }, [dispatch, by, isOpen]);
}
