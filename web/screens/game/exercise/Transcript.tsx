import { Trans } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import styles from './Transcript.module.css';
import { transcriptLines } from './transcript-lines.ts';

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
      {transcriptLines(exercise.main.options).map(({ id, said, picture }) => (
        <p key={id} className={styles.line}>
          {said} {picture !== null && <Trans>[Picture: {picture}]</Trans>}
        </p>
      ))}
    </details>
  );
}
