import { useLingui } from '@lingui/react/macro';
import type { ExerciseFigures } from '#contract/rules/report-figures.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { statusIcon } from '../status-icon.ts';
import styles from './RoundButton.module.css';

type RoundButtonProps = { exercise: ExerciseFigures; isOpen: boolean; onPress: () => void };

/** Shows the status by color, icon and word (docs/product-decisions.md#status-colors). */
export function RoundButton({ exercise, isOpen, onPress }: RoundButtonProps) {
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
