import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import styles from './PointLayer.module.css';

type Place = { x: number; y: number };

const step = 0.05;

const moves: Record<string, Place> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (value: number) => Math.min(1, Math.max(0, Number(value.toFixed(3))));

/** "Look here?": a tap on the picture points there; with keys the arrows move a mark, and Enter points at it. */
export function PointLayer({ onPoint }: { onPoint: (place: Place) => void }) {
  const { t } = useLingui();
  const [mark, setMark] = useState<Place>({ x: 0.5, y: 0.5 });
  const move = (event: KeyboardEvent) => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    setMark(({ x, y }) => ({ x: within(x + by.x), y: within(y + by.y) }));
  };
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    // A key has no place of its own.
    if (event.detail === 0) return onPoint(mark);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onPoint({ x: within((event.clientX - left) / width), y: within((event.clientY - top) / height) });
  };
  return (
    <button
      type="button"
      className={styles.layer}
      aria-label={t`Point in the picture: the arrow keys move the mark, Enter points`}
      onKeyDown={move}
      onClick={point}
    >
      <span className={styles.mark} style={{ left: `${mark.x * 100}%`, top: `${mark.y * 100}%` }} />
    </button>
  );
}
