import { Trans } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import styles from './Transcript.module.css';

type TranscriptProps = {
  exercise: GameExercise;
  /** With what is said of the picture before. */
  described: boolean;
};

/** Every word of the exercise and what its picture shows, for who reads rather than hears or sees. */
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
