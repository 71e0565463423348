import type { ReactNode } from 'react';
import type { GameExercise } from '#contract/game.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import styles from './PlayButton.module.css';

type PlayButtonProps = {
  label: ReactNode;
  /** A second line: what will open. Its space is kept until the game has been read. */
  detail: ReactNode;
  /** The exercise that opens, for its picture; null until it is known: Play stands in its place. Without it there is no picture. */
  exercise?: GameExercise | null;
  onPress: () => void;
};

/** The one large button of the page. */
export function PlayButton({ label, detail, exercise, onPress }: PlayButtonProps) {
  const poster = exercise?.main.options[0]?.poster_url;
  return (
    <Button variant="primary" className={styles.play ?? ''} onClick={onPress}>
      {exercise !== undefined && (
        <span className={styles.poster}>
          {poster ? <img src={poster} alt="" /> : <Icon name="play" size="1.6em" />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>
          <Icon name="play" size="1.1em" />
          <span>{label}</span>
        </span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </Button>
  );
}
