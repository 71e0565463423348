import { Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import { formatDate } from '#web/shell/dates.ts';
import styles from './Facts.module.css';

/** When and where the player stopped. */
export function Facts({ playthrough }: { playthrough: Playthrough }) {
  const { answerDate, lastAnsweredExercise, skipped } = playthrough;
  return (
    <ul className={styles.facts}>
      {answerDate && (
        <li>
          <Trans>Last played: {formatDate(answerDate, 'll')}</Trans>
        </li>
      )}
      {lastAnsweredExercise > 0 && (
        <li>
          <Trans>Last exercise answered: #{lastAnsweredExercise}</Trans>
        </li>
      )}
      {skipped > 0 && (
        <li>
          <Trans>{skipped} skipped</Trans>
        </li>
      )}
    </ul>
  );
}
