import { useEffect, useRef, useState } from 'react';
import type { GameExercise } from '#contract/game.ts';
import { language } from '#web/lib/language.ts';
import type { RoomConnection } from '#web/screens/together/room-connection.ts';

/** Tells the room which exercise is on the screen, again on each new line; returns the round to which its hands belong. */
export function useShownExercise(connection: RoomConnection, exercise: GameExercise | undefined): number {
  const [round, setRound] = useState(0);
  const latest = useRef(0);
  useEffect(() => {
    if (!exercise) return;
    latest.current = Math.max(latest.current, connection.state.get().room?.scene?.round ?? 0) + 1;
    setRound(latest.current);
    const scene = {
      exerciseId: exercise.exercise_id,
      contentVersion: exercise.version,
      state: exercise.state ?? 'scene',
      round: latest.current,
      language,
      ...({ step: 'choose', film: null, hasLooked: true, choice: null, card: 0 } as const),
    };
    let isOpen = false;
    const show = () => {
      const { line } = connection.state.get();
      if (line === 'open' && !isOpen) connection.send({ type: 'show', scene });
      isOpen = line === 'open';
    };
    show();
    return connection.state.subscribe(show);
  }, [connection, exercise]);
  return round;
}
