import { SpokenClip } from '#web/shell/clips/SpokenClip.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import styles from './PlayDialogs.module.css';

/** The coaching clip that is the content of a dialog; nothing while none plays. */
export function Coaching({ game, coaching, controller }: PlayDialogsProps) {
  const clip = coaching && game.coaching[coaching];
  if (!clip) return null;
  const ended = () => controller.dispatch({ type: 'coachingEnded' });
  return (
    <div className={styles.film}>
      <SpokenClip key={coaching} clip={clip} onEnded={ended} />
    </div>
  );
}
