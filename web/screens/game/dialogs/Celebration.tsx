import { useEffect, useState, useSyncExternalStore } from 'react';
import Confetti from 'react-confetti';
import { confetti } from '#content/public/palette.ts';
import styles from './Celebration.module.css';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The duration in the specification; longer would strain older eyes. */
const shownMs = 5000;

/**
 * Confetti of 200 pieces behind a dialog: it covers no button, stops by itself, and is not shown to people who prefer
 * reduced motion.
 */
export function Celebration() {
  const prefersReducedMotion = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(reducedMotion);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDone(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (prefersReducedMotion || isDone) return null;
  return (
    <Confetti
      className={styles.confetti ?? ''}
      numberOfPieces={200}
      colors={confetti}
      recycle={false}
      tweenDuration={shownMs}
      initialVelocityY={{ min: 2, max: 8 }}
      width={window.innerWidth}
      height={window.innerHeight}
      style={{ zIndex: 'auto' }}
      aria-hidden="true"
    />
  );
}
