import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { PartFigures } from '#contract/rules/report-figures.ts';
import { PartHouse } from '#web/screens/lane/PartHouse.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
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

/** One part: its house, its figures, and a round button for each exercise, which opens the details. */
export function PartReport({ part, lit, titles, pictures, onResumeAt }: PartReportProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const { exercises } = part;
  const detail = exercises.find(({ exerciseId }) => exerciseId === openId);
  return (
    <Card as="section" gap={2}>
      <Row lines={2} gap={3} align="center">
        <div className={styles.house}>
          <PartHouse part={part.part} windows={windowsOf(part)} lit={lit} />
        </div>
        <div className={styles.figures}>
          <PartTitle part={part} onResumeAt={onResumeAt} />
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
        </div>
      </Row>
      <ul className={styles.rounds}>
        {exercises.map((exercise) => (
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
    </Card>
  );
}
