import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { PartFigures } from '#contract/rules/report-figures.ts';
import { PartHouse } from '#web/screens/lane/PartHouse.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { ExerciseDetail } from '../ExerciseDetail.tsx';
import { windowsOf } from '../windows-of.ts';
import styles from './PartReport.module.css';
import { PartTitle } from './PartTitle.tsx';
import { RoundButton } from './RoundButton.tsx';

type PartReportProps = {
  part: PartFigures;
  /** Exercises with a real answer: the lit windows of the house. */
  lit: ReadonlySet<number>;
  titles: ReadonlyMap<number, string>;
  pictures: ReadonlyMap<number, string>;
  /** Opens the game at the exercise after `lastExercise`. */
  onResumeAt: (lastExercise: number) => void;
};

/** One part: its house and figures, which open to a round button for each exercise that was tried. */
export function PartReport({ part, lit, titles, pictures, onResumeAt }: PartReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  const roundsId = useId();
  const isTried = part.exercises.length > 0;
  return (
    <Stack as="li" gap={2} className={styles.part} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <div className={styles.house}>
          <PartHouse part={part.part} windows={windowsOf(part)} lit={lit} />
        </div>
        <PartTitle part={part} onResumeAt={onResumeAt} />
        <Figures part={part} />
        {isTried && (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={roundsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="down" size="1.3em" />
            <Hidden>
              <Trans>The exercises of part {part.part}</Trans>
            </Hidden>
          </button>
        )}
      </div>
      {isTried && (
        <div id={roundsId} hidden={!isOpen}>
          <Rounds part={part} titles={titles} pictures={pictures} onResumeAt={onResumeAt} />
        </div>
      )}
    </Stack>
  );
}

function Figures({ part }: { part: PartFigures }) {
  if (part.answered === 0) {
    return (
      <p className={styles.untouched}>
        <Trans>You have not answered this exercise</Trans>
      </p>
    );
  }
  return (
    <p className={styles.figures}>
      <span>
        <Trans>{part.firstTry} exercise(s) correct on the first attempt</Trans>
      </span>{' '}
      <span>
        <Trans>Total attempts: {part.attempts}</Trans>
      </span>
    </p>
  );
}

/** A round button for each exercise; one at a time shows its details. */
function Rounds({ part, titles, pictures, onResumeAt }: Omit<PartReportProps, 'lit'>) {
  const [openId, setOpenId] = useState<number | null>(null);
  const detail = part.exercises.find(({ exerciseId }) => exerciseId === openId);
  return (
    <Stack gap={2}>
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
      {detail && (
        <ExerciseDetail
          exercise={detail}
          title={titles.get(detail.exerciseId)}
          picture={pictures.get(detail.exerciseId)}
          onResume={() => onResumeAt(detail.exerciseId - 1)}
        />
      )}
    </Stack>
  );
}
