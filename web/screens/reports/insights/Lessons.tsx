import { Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import { Explanation } from '#web/screens/game/Explanation.tsx';
import { ExercisePicture } from '#web/screens/lane/ExercisePicture.tsx';
import { picturesOf } from '#web/screens/lane/exercise-pictures.ts';
import { retiredTitles } from '#web/screens/lane/exercise-titles.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './Lessons.module.css';

/** The others are one tap away, so that the page stays short. */
const mostShown = 4;

type LessonsProps = { playthrough: Playthrough; game: Game; exerciseIds: readonly number[] };

/** Exercises with their pictures, in the order of the game; each opens to its explanation. */
export function Lessons({ playthrough, game, exerciseIds }: LessonsProps) {
  const retired = retiredTitles(playthrough);
  const pictures = picturesOf(playthrough, game);
  const lessons = game.exercises
    .filter(({ exercise_id }) => exerciseIds.includes(exercise_id))
    .map((exercise) => (
      <Lesson
        key={exercise.exercise_id}
        exercise={exercise}
        picture={pictures.get(exercise.exercise_id)}
        retiredTitle={retired.get(exercise.exercise_id)}
      />
    ));
  const others = lessons.length - mostShown;
  return (
    <Stack gap="target" className={styles.lessons}>
      {lessons.slice(0, mostShown)}
      {others > 0 && (
        <details className={styles.others}>
          <summary>
            <Trans>Show {others} more</Trans>
          </summary>
          <Stack gap="target" className={styles.lessons}>
            {lessons.slice(mostShown)}
          </Stack>
        </details>
      )}
    </Stack>
  );
}

type LessonProps = {
  exercise: GameExercise;
  picture: string | undefined;
  retiredTitle: string | undefined;
};

function Lesson({ exercise, picture, retiredTitle }: LessonProps) {
  return (
    <details className={styles.lesson}>
      <summary>
        <ExercisePicture address={picture} />
        <span className={styles.title}>
          <Trans>
            Exercise {exercise.exercise_id}: {retiredTitle ?? exercise.title_after}
          </Trans>
        </span>
        <Icon name="down" size="1.1em" />
      </summary>
      {retiredTitle === undefined ? (
        <Explanation exercise={exercise} />
      ) : (
        <p>
          <Trans>Another exercise has taken its place since you played it.</Trans>
        </p>
      )}
    </details>
  );
}
