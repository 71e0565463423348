import { useSyncExternalStore } from 'react';
import Confetti from 'react-confetti';
import { createPortal } from 'react-dom';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** 200 pieces for five seconds, behind the words and never over a button; none for who wants no motion. */
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
  if (isCalm) return null;
  return createPortal(
    <Confetti
      numberOfPieces={200}
      recycle={false}
      tweenDuration={5000}
      width={window.innerWidth}
      height={window.innerHeight}
      style={{ position: 'fixed', zIndex: 11, pointerEvents: 'none' }}
      aria-hidden="true"
    />,
    document.body,
  );
}
