import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Game } from '#contract/game.ts';
import { isDataSaverOn } from '#web/data/offline/data-saver.ts';
import type { WaitingSave } from '#web/data/outbox/waiting-saves.ts';
import { readUser } from '#web/data/session/current-session.ts';
import type { Leaving, PlayState } from '../play/play-types.ts';
import { createPlayController } from '../player/play-controller.ts';
import { playedIn } from '../player/played.ts';
import type { PlayDeps } from '../player/run-effect.ts';
import { useDisplayChoices } from '../player/use-display-choices.ts';
import { queueSave, saveBody } from './save-visit.ts';
import type { StartPoint } from './start-point.ts';
import { usePlaythrough } from './use-playthrough.ts';
import { useStatuses } from './use-statuses.ts';

/** `inTheMiddle`: Resume opens the exercise that is open now. `finished`: there is none to resume. */
export type LeavingKind = 'beforeTheFirst' | 'inTheMiddle' | 'finished' | 'practicing' | 'practiced';

type UsePlay = { game: Game; startPoint: StartPoint } & Pick<PlayDeps, 'focus' | 'show'> & {
    leave(to: Leaving, afterMs: number, kind: LeavingKind): void;
  };

export function kindOfLeaving(state: PlayState): LeavingKind {
  if (state.practice === null) return state.resumesAt === null ? 'beforeTheFirst' : 'inTheMiddle';
  return state.practice.at(-1) === state.current && (state.solved || state.wrong.length > 1)
    ? 'practiced'
    : 'practicing';
}

/** One visit to the game screen: its play controller, and what has been saved since. */
export function usePlay({ game, startPoint, focus, show, leave }: UsePlay) {
  const [saved, setSaved] = useState<readonly WaitingSave[]>([]);
  const { played, isReplaced, keepPlaying } = usePlaythrough(startPoint.openPlaythrough);
  const answers = useStatuses(game, played, saved);
  const isAllAnswered = answers.open.length === 0;
  const latest = useRef({ played, isReplaced, isAllAnswered });
  latest.current = { played, isReplaced, isAllAnswered };
  const deps = useRef({ focus, show, leave });
  deps.current = { focus, show, leave };

  const [owner] = useState(() => readUser()?.userId);

  const [controller] = useState(() =>
    createPlayController({
      game,
      practice: startPoint.practice,
      resumesAt: startPoint.resumesAt,
      focus: (on) => deps.current.focus(on),
      show: (what) => deps.current.show(what),
      leave: (to, afterMs, isEnd) =>
        deps.current.leave(to, afterMs, isEnd ? 'finished' : kindOfLeaving(controller.snapshot().state)),
      isAllAnswered: () => latest.current.isAllAnswered,
      mayLoadAhead: () => !isDataSaverOn(),
      save(visit) {
        // After a log out nothing is saved. If somebody else has signed in, the save waits for the player.
        if (owner === undefined || readUser() === null) return;
        // A save of time alone would make an archived game look like the current one.
        if (latest.current.isReplaced && visit.attempts.length === 0) return;
        const save = {
          body: saveBody(visit, latest.current.played, playedIn(game, visit.exerciseId)),
          writtenAt: new Date().toISOString(),
        };
        setSaved((before) => [...before, save]);
        queueSave(owner, save);
      },
    }),
  );
  const { state, coaching } = useSyncExternalStore(controller.subscribe, controller.snapshot);

  useDisplayChoices(controller);
  useEffect(() => {
    const { firstExercise: exerciseId, opening } = startPoint;
    return controller.open(exerciseId, opening);
  }, [controller, startPoint]);

  return { controller, state, coaching, answers, isReplaced, keepPlaying };
}
