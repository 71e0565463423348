import { useEffect, useState, useSyncExternalStore } from 'react';
import Confetti from 'react-confetti';
import styles from './Celebration.module.css';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** The specification's, and the most that is good for older eyes. */
const shownMs = 5000;

/** 200 pieces, for `behind` of a dialog: never over a button, gone by itself; none for who wants no motion. */
export function Celebration() {
  const isCalm = useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(reducedMotion);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (isCalm || isOver) return null;
  return (
    <Confetti
      className={styles.confetti ?? ''}
      numberOfPieces={200}
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
