import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Game } from '#contract/game.ts';
import { readUser } from '#web/accounts/session.ts';
import { savesData } from '#web/offline/saves-data.ts';
import { onRowSent } from '#web/outbox/device-outbox.ts';
import type { WaitingSave } from '#web/outbox/waiting-saves.ts';
import { exerciseOf } from './game-clips.ts';
import { resumeQuery } from './game-queries.ts';
import type { Opening } from './opening.ts';
import { createPlaySession, type PlayPorts } from './play-session.ts';
import { keepSave, saveBody } from './save-visit.ts';
import { useDescription } from './use-description.ts';

type UsePlay = { game: Game; opening: Opening } & Pick<PlayPorts, 'focus' | 'leave'>;

/** One opening of the game screen: its play session, and what has been saved since. */
export function usePlay({ game, opening, focus, leave }: UsePlay) {
  const [saved, setSaved] = useState<readonly WaitingSave[]>([]);
  const queries = useQueryClient();
  const record = useRef(opening.session);
  const ports = useRef({ focus, leave });
  ports.current = { focus, leave };

  const [owner] = useState(() => readUser()?.userId);

  const [session] = useState(() =>
    createPlaySession({
      game,
      practice: opening.practice,
      focus: (on) => ports.current.focus(on),
      leave: (to, afterMs) => ports.current.leave(to, afterMs),
      mayLoadAhead: () => !savesData(),
      save(visit) {
        // Who has logged out leaves nothing here. Where somebody else signed in, it waits for the one who played.
        if (owner === undefined || readUser() === null) return;
        const save = {
          body: saveBody(visit, record.current, exerciseOf(game, visit.exerciseId).version),
          writtenAt: new Date().toISOString(),
        };
        setSaved((before) => [...before, save]);
        keepSave(owner, save);
      },
    }),
  );
  const { state, coaching } = useSyncExternalStore(session.subscribe, session.snapshot);

  useDescription(session);
  useEffect(() => {
    session.dispatch({ type: 'opened', exerciseId: opening.firstExercise });
    return session.dispose;
  }, [session, opening.firstExercise]);

  // Once the first save of a new game has arrived, later ones need not announce it again (decision G24).
  useEffect(
    () =>
      onRowSent(({ call }) => {
        if (call !== 'saveAnswer') return;
        record.current = { ...record.current, isNew: false };
        // Asked again, so that the device knows it too when the network goes.
        void queries.invalidateQueries({ queryKey: resumeQuery.queryKey });
      }),
    [queries],
  );

  return { session, state, coaching, saved };
}
