import { SpokenClip } from '#web/shell/clips/SpokenClip.tsx';
import type { PlayDialogsProps } from './dialog-props.ts';
import styles from './PlayDialogs.module.css';

/** The coaching clip that plays in a dialog; nothing while none plays. */
export function Coaching({
  game,
  coaching,
  controller,
  large = false,
}: PlayDialogsProps & { large?: boolean }) {
  const clip = coaching && game.coaching[coaching];
  if (!clip) return null;
  const ended = () => controller.dispatch({ type: 'coachingEnded' });
  return (
    <div className={large ? styles.film : undefined}>
      <SpokenClip key={coaching} clip={clip} onEnded={ended} large={large} />
    </div>
  );
}
