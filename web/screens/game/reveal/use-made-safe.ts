import { useEffect, useState } from 'react';
import type { GameExercise } from '#contract/game.ts';

/** The ring is drawn in 700 ms and stays 1200 ms before the scene is made safe. */
const madeSafeAfterMs = 700 + 1200;

/** Which picture of a scene is shown: as it was, and after a while made safe, unless the player has chosen one. */
export function useMadeSafe() {
  const [isLoaded, setLoaded] = useState(false);
  const [isSafe, setSafe] = useState(false);
  const [isChosen, setChosen] = useState(false);

  useEffect(() => {
    if (!isLoaded || isChosen) return;
    const timer = setTimeout(() => setSafe(true), madeSafeAfterMs);
    return () => clearTimeout(timer);
  }, [isLoaded, isChosen]);

  const choose = (safe: boolean) => {
    setChosen(true);
    setSafe(safe);
  };
  return { isLoaded, isSafe, choose, onLoad: () => setLoaded(true) };
}

/** The picture of the scene made safe; undefined where all was in order, so that nobody is thanked for nothing. */
export function safeStillOf({ state, reveal }: GameExercise): string | undefined {
  return state === 'safe' ? undefined : reveal.safe_still;
}

export type MadeSafe = ReturnType<typeof useMadeSafe>;
