import { Trans } from '@lingui/react/macro';
import type { Part } from '#contract/game.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import styles from './PartTitle.module.css';

type PartTitleProps = {
  part: Part;
  /** Opens the game at the exercise after `lastExercise`. */
  onResumeAt: (lastExercise: number) => void;
};

/** The title of a part as a button that opens the game at its first exercise. */
export function PartTitle({ part, onResumeAt }: PartTitleProps) {
  return (
    <h2 className={styles.heading}>
      <button type="button" className={styles.title} onClick={() => onResumeAt(part.first - 1)}>
        <span>
          <Trans>
            Part {part.part}: {part.title}
          </Trans>
        </span>
        <Icon name="play" size="1em" />
      </button>
    </h2>
  );
}
