import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Game } from '#contract/game.ts';
import { savesData } from '#web/offline/saves-data.ts';
import { onRowSent } from '#web/outbox/device-outbox.ts';
import { exerciseOf } from './game-clips.ts';
import type { Opening } from './opening.ts';
import { createPlaySession, type PlayPorts, type SavedVisit } from './play-session.ts';
import { saveVisit } from './save-visit.ts';

type UsePlay = { game: Game; opening: Opening } & Pick<PlayPorts, 'focus' | 'leave'>;

/** One opening of the game screen: its play session, and what has been saved since. */
export function usePlay({ game, opening, focus, leave }: UsePlay) {
  const [saved, setSaved] = useState<readonly SavedVisit[]>([]);
  const record = useRef(opening.session);
  const ports = useRef({ focus, leave });
  ports.current = { focus, leave };

  const [session] = useState(() =>
    createPlaySession({
      game,
      practice: opening.practice,
      focus: (on) => ports.current.focus(on),
      leave: (to, afterMs) => ports.current.leave(to, afterMs),
      mayLoadAhead: () => !savesData(),
      save(visit) {
        setSaved((before) => [...before, visit]);
        void saveVisit(visit, record.current, exerciseOf(game, visit.exerciseId).version);
      },
    }),
  );
  const { state, coaching } = useSyncExternalStore(session.subscribe, session.snapshot);

  useEffect(() => {
    session.dispatch({ type: 'opened', exerciseId: opening.firstExercise });
    return session.dispose;
  }, [session, opening.firstExercise]);

  // Once the first save of a new game has arrived, later ones need not announce it again (decision G24).
  useEffect(
    () =>
      onRowSent(({ call }) => {
        if (call === 'saveAnswer') record.current = { ...record.current, isNew: false };
      }),
    [],
  );

  return { session, state, coaching, saved };
}
