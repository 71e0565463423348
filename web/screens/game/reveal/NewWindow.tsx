import { PartHouse } from '#web/screens/lane/PartHouse.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import styles from './NewWindow.module.css';

type NewWindowProps = Pick<PlayDialogsProps, 'game' | 'exercise' | 'open'>;

/** The house of the part on Porch Lane, in which the window of this exercise comes on; none in the game to try. */
export function NewWindow({ game, exercise, open }: NewWindowProps) {
  const windows = game.exercises.filter(({ part }) => part === exercise.part).map((one) => one.exercise_id);
  if (game.exercises.length === 1) return null;
  const lit = new Set(windows.filter((id) => id === exercise.exercise_id || !open.includes(id)));
  return (
    <span className={styles.house}>
      <PartHouse part={exercise.part} windows={windows} lit={lit} newest={exercise.exercise_id} />
    </span>
  );
}
