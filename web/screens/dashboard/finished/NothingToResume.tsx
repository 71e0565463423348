import { Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Facts } from '../game-tab/Facts.tsx';
import { ResumeLabel } from '../game-tab/ResumeLabel.tsx';
import styles from './NothingToResume.module.css';

/** Once all is answered: why Resume Play cannot be pressed (docs/product-decisions.md#finished), and the facts of the game. */
export function NothingToResume({ playthrough }: { playthrough: Playthrough }) {
  const { totalAnswered, totalExercises } = playthrough;
  return (
    <Stack as="section" gap={1} className={styles.note}>
      <p>
        <ResumeLabel count={{ answered: totalAnswered, total: totalExercises }} />
      </p>
      <p>
        <Trans>You have answered all {totalExercises}. Choose an exercise in Reports to play it again.</Trans>
      </p>
      <Facts playthrough={playthrough} />
    </Stack>
  );
}
