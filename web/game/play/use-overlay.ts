import { useEffect } from 'react';
import type { PlaySession } from './play-session.ts';
import type { Interruption } from './play-types.ts';

/** Stops picture and timer while something is open over the exercise (decisions G18, G19). */
export function useInterruption({ dispatch }: PlaySession, by: Interruption, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    dispatch({ type: 'interrupted', by });
    return () => dispatch({ type: 'interruptionEnded', by });
  }, [dispatch, by, isOpen]);
}
