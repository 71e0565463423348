import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExerciseFigures, PartFigures } from '#contract/scoring/report-figures.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { ExerciseDetail } from './ExerciseDetail.tsx';
import styles from './PartReport.module.css';
import { statusIcon } from './status-icon.ts';

type PartReportProps = {
  part: PartFigures;
  /** Opens the game at the exercise after `lastExercise`. */
  onResumeAt: (lastExercise: number) => void;
};

/** One part: its title opens the game, its round buttons open the details of each exercise. */
export function PartReport({ part, onResumeAt }: PartReportProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const detail = part.exercises.find(({ exerciseId }) => exerciseId === openId);
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.title} onClick={() => onResumeAt(part.first - 1)}>
          <Trans>
            Part {part.part}: {part.title}
          </Trans>
          <Icon name="play" />
        </button>
      </h2>
      {part.answered === 0 ? (
        <p>
          <Trans>You have not answered this exercise</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>{part.firstTry} exercise(s) correct on the first attempt</Trans>
          </p>
          <p>
            <Trans>Total attempts: {part.attempts}</Trans>
          </p>
        </>
      )}
      {part.exercises.length > 0 && (
        <ul className={styles.rounds}>
          {part.exercises.map((exercise) => (
            <li key={exercise.exerciseId}>
              <RoundButton
                exercise={exercise}
                isOpen={exercise.exerciseId === openId}
                onPress={() => setOpenId(exercise.exerciseId === openId ? null : exercise.exerciseId)}
              />
            </li>
          ))}
        </ul>
      )}
      {detail && <ExerciseDetail exercise={detail} onResume={() => onResumeAt(detail.exerciseId - 1)} />}
    </section>
  );
}

type RoundButtonProps = { exercise: ExerciseFigures; isOpen: boolean; onPress: () => void };

/** Shows the status by color, icon and word (decision G36). */
function RoundButton({ exercise, isOpen, onPress }: RoundButtonProps) {
  const { t } = useLingui();
  const { exerciseId, status } = exercise;
  const word = { Completed: t`Completed`, Skipped: t`Skipped`, Incomplete: t`Incomplete` }[status];
  return (
    <button
      type="button"
      className={styles.round}
      data-status={status}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span className={styles.disc}>
        <Hidden>{t`Exercise`} </Hidden>
        {exerciseId}
        <Icon name={statusIcon[status]} size="1em" />
      </span>
      <span>{word}</span>
    </button>
  );
}
