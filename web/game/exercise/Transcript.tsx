import { Trans } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import styles from './Transcript.module.css';

type TranscriptProps = {
  exercise: GameExercise;
  /** Whether the description of the picture comes first. */
  described: boolean;
};

/** All words of the exercise and the description of its picture, for people who read rather than listen or watch. */
export function Transcript({ exercise, described }: TranscriptProps) {
  return (
    <details className={styles.transcript}>
      <summary>
        <Trans>Read the words of this exercise</Trans>
      </summary>
      {described && <p className={styles.line}>{exercise.description.transcript}</p>}
      {exercise.main.options.map(({ id, transcript }) => (
        <p key={id} className={styles.line}>
          {transcript}
        </p>
      ))}
    </details>
  );
}
