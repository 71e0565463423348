import { Trans } from '@lingui/react/macro';
import type { ExerciseFigures } from '#contract/rules/report-figures.ts';
import { ExercisePicture } from '#web/screens/lane/ExercisePicture.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './ExerciseDetail.module.css';
import { statusIcon } from './status-icon.ts';

type ExerciseDetailProps = {
  exercise: ExerciseFigures;
  /** What the exercise was about; without it only its number is shown. */
  title: string | undefined;
  picture: string | undefined;
  onResume: () => void;
};

/** One exercise: its title, result and date, and its number as a button that opens it in the game. */
export function ExerciseDetail({ exercise, title, picture, onResume }: ExerciseDetailProps) {
  const { exerciseId, status, correctAfter, lastAttemptAt } = exercise;
  return (
    <Row lines={2} gap={3} className={styles.detail} role="status">
      {picture && <ExercisePicture address={picture} />}
      <Stack gap={1} align="start" className={styles.words}>
        <button type="button" className={styles.number} onClick={onResume}>
          <Trans>Exercise {exerciseId}</Trans>
          <Icon name="play" size="1em" />
        </button>
        {title !== undefined && <p>{title}</p>}
        {correctAfter === 1 && (
          <p>
            <Trans>Correct on first attempt</Trans>
          </p>
        )}
        {correctAfter !== null && correctAfter > 1 && (
          <p>
            <Trans>Correct after {correctAfter} attempts</Trans>
          </p>
        )}
        {lastAttemptAt && (
          <p>
            <Trans>Last attempt: {formatDate(lastAttemptAt, 'llll')}</Trans>
          </p>
        )}
        <p className={styles.tag} data-status={status}>
          <Icon name={statusIcon[status]} />
          {status === 'Completed' && <Trans>Completed</Trans>}
          {status === 'Skipped' && <Trans>Skipped</Trans>}
          {status === 'Incomplete' && <Trans>Incomplete</Trans>}
        </p>
      </Stack>
    </Row>
  );
}
