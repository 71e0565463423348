import type { ReactNode } from 'react';
import { SpokenClip } from '#web/shell/clips/SpokenClip.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import styles from './Coaching.module.css';

/** The coaching clip that is the content of a dialog; nothing while none plays. */
export function Coaching({ game, coaching, controller }: PlayDialogsProps) {
  const clip = coaching && game.coaching[coaching];
  if (!clip) return null;
  const ended = () => controller.dispatch({ type: 'coachingEnded' });
  return (
    <FilmFrame>
      <SpokenClip key={coaching} clip={clip} onEnded={ended} />
    </FilmFrame>
  );
}

/** As high as the dialog allows. */
export function FilmFrame({ children }: { children: ReactNode }) {
  return <div className={styles.film}>{children}</div>;
}
