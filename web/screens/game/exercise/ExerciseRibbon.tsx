import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from '../player/play-controller.ts';
import styles from './ExerciseRibbon.module.css';
import { exerciseTitle } from './exercise-title.ts';
import { PartButton } from './PartButton.tsx';

type ExerciseRibbonProps = {
  game: Game;
  exercise: GameExercise;
  status: ExerciseStatus | undefined;
  state: PlayState;
  controller: PlayController;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Where the player is: part and exercise, between the buttons to the other parts if the game has several. */
export function ExerciseRibbon({ game, exercise, status, state, controller, heading }: ExerciseRibbonProps) {
  const title = exerciseTitle(exercise, status);
  const part = game.parts.find(({ part }) => part === exercise.part);
  const hasParts = game.parts.length > 1;
  return (
    <div className={styles.ribbon}>
      {hasParts && <PartButton to="previous" state={state} controller={controller} />}
      <div className={styles.place}>
        {part && (
          <p className={styles.part}>
            <Trans>
              Part {part.part}: {part.title}
            </Trans>
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <Trans>
            Exercise {exercise.exercise_id}: {title}
          </Trans>
        </h1>
      </div>
      {hasParts && <PartButton to="next" state={state} controller={controller} />}
    </div>
  );
}
