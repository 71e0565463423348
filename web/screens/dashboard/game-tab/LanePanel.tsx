import { Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import { answeredExercises } from '#contract/rules/scoring.ts';
import { useConfig } from '#web/data/config.tsx';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import styles from './LanePanel.module.css';
import { resumesAt } from './resumes-at.ts';

/** The player's progress as a picture, with the sentence that says the same on its foot. */
export function LanePanel({ playthrough }: { playthrough: Playthrough | null }) {
  const config = useConfig();
  const { totalAnswered = 0, totalExercises = config.totalExercises } = playthrough ?? {};
  const lit = answeredExercises(playthrough?.exercises ?? []);
  const last = playthrough?.lastAnsweredExercise ?? 0;
  const next = resumesAt(playthrough, totalExercises);
  return (
    <div className={styles.panel}>
      <PorchLane
        lit={lit}
        newest={lit.has(last) ? last : undefined}
        next={playthrough?.finished ? undefined : next}
        isWhole
        label={lit.size === 0 && next === 1 ? <Trans>Start here</Trans> : <Trans>You are here</Trans>}
      />
      <p className={styles.count}>
        <Trans>
          You have answered {totalAnswered} out of {totalExercises} exercises
        </Trans>
      </p>
    </div>
  );
}
