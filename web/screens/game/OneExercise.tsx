import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Game } from '#contract/game.ts';
import { isDataSaverOn } from '#web/data/offline/data-saver.ts';
import { useIsObscured } from '#web/shell/overlays.ts';
import { PlayDialogs } from './dialogs/PlayDialogs.tsx';
import { SeeWhyAgain } from './dialogs/SeeWhyAgain.tsx';
import { focusPart, showPart, useExerciseHeadings } from './exercise/exercise-headings.ts';
import { Stage } from './exercise/Stage.tsx';
import { BeforeFilm } from './look/BeforeFilm.tsx';
import { isOnStage } from './play/play-rules.ts';
import type { AnsweredReview, PlayKind } from './play/play-types.ts';
import { exerciseOf } from './player/game-clips.ts';
import { createPlayController } from './player/play-controller.ts';
import { type PlayedEdition, playedIn } from './player/played.ts';
import type { SavedVisit } from './player/run-effect.ts';
import { useDisplayChoices } from './player/use-display-choices.ts';
import { useOverlay } from './player/use-overlay.ts';

export type ReviewAnswer = AnsweredReview;

type OneExerciseProps = {
  /** With a single exercise: neither parts nor houses are shown. */
  game: Game;
  /** A review or a test has one try. */
  kind?: PlayKind;
  /** Takes the answer of a review or a test as soon as it is given, and the seconds of its film and of choosing. */
  onReviewed?: (review: ReviewAnswer, seconds: number) => void;
  /** Takes each answer, and what was played. */
  onAnswered?: (visit: SavedVisit, played: PlayedEdition) => void;
  /** The player has seen the reason and goes on. */
  onDone: () => void;
  /** Below the picture and the answers. */
  children: ReactNode;
};

const none: ReadonlySet<number> = new Set();

/** A single exercise, outside the game: nothing is saved, except by whoever shows it. */
export function OneExercise({
  game,
  kind = 'course',
  onReviewed,
  onAnswered,
  onDone,
  children,
}: OneExerciseProps) {
  const headings = useExerciseHeadings();
  const [controller] = useState(() =>
    createPlayController({
      game,
      practice: game.exercises.map(({ exercise_id }) => exercise_id),
      resumesAt: null,
      focus: (on) => focusPart(headings, on),
      show: (what) => showPart(headings, what),
      leave: onDone,
      mayLoadAhead: () => !isDataSaverOn(),
      save: (visit) => onAnswered?.(visit, playedIn(game, visit.exerciseId)),
      kind,
      ...(onReviewed && { saveReview: onReviewed }),
    }),
  );
  const { state, coaching } = useSyncExternalStore(controller.subscribe, controller.snapshot);
  useOverlay(controller, 'modal', useIsObscured());
  useDisplayChoices(controller);
  const first = state.exercises[0]?.exerciseId;
  useEffect(() => {
    if (first !== undefined) return controller.open(first);
  }, [controller, first]);
  return (
    <>
      <Stage
        game={game}
        controller={controller}
        state={state}
        headings={headings}
        look={
          isOnStage(state.dialog) && (
            <BeforeFilm
              game={game}
              exercise={exerciseOf(game, state.current)}
              state={state}
              controller={controller}
            />
          )
        }
        more={
          <>
            <SeeWhyAgain controller={controller} state={state} />
            {children}
          </>
        }
      />
      <PlayDialogs
        game={game}
        exercise={exerciseOf(game, state.current)}
        state={state}
        coaching={coaching}
        controller={controller}
        entries={[]}
        open={[]}
        answered={none}
        firstTry={0}
        missed={none}
      />
    </>
  );
}
