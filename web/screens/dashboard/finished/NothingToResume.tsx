import { useLingui } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Facts } from '../game-tab/Facts.tsx';
import { ResumeLabel } from '../game-tab/ResumeLabel.tsx';
import styles from './NothingToResume.module.css';

/** Below everything once all is answered: why Resume Play is disabled (docs/product-decisions.md#finished), and the facts of the game. */
export function NothingToResume({ playthrough }: { playthrough: Playthrough }) {
  const { t } = useLingui();
  const { totalAnswered, totalExercises } = playthrough;
  return (
    <Stack as="section" gap={2} className={styles.note}>
      <Button
        icon="good"
        reasonInside
        disabledBecause={t`You have answered all ${totalExercises}. Choose an exercise in Reports to play it again.`}
      >
        <ResumeLabel count={{ answered: totalAnswered, total: totalExercises }} />
      </Button>
      <Facts playthrough={playthrough} />
    </Stack>
  );
}
