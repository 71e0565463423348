import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { pointSeconds, type RoomGuest } from '#contract/together-room.ts';
import styles from './Rings.module.css';

/** Where the guests point: a soft ring for three seconds, over a picture that has the shape of the film. */
export function Rings({ guests, now }: { guests: readonly RoomGuest[]; now: () => number }) {
  return guests.map(
    ({ guestId, name, point }) =>
      point && <GuestRing key={`${guestId} ${point.at}`} name={name} point={point} now={now} />,
  );
}

type RingProps = { name: string; point: NonNullable<RoomGuest['point']>; now: () => number };

function GuestRing({ name, point, now }: RingProps) {
  const [isShown, setShown] = useState(() => leftMs(point.at, now()) > 0);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), leftMs(point.at, now()));
    return () => clearTimeout(timer);
  }, [isShown, point.at, now]);
  if (!isShown) return null;
  return (
    <span
      className={styles.ring}
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      role="status"
    >
      <span className={styles.words} data-low={point.y < 0.3 || undefined}>
        <Trans>
          <span translate="no">{name}</span>: Look here?
        </Trans>
      </span>
    </span>
  );
}

/** One that a screen hears of late is still seen for a while. */
const leastMs = 1500;

function leftMs(at: number, now: number): number {
  const left = at + pointSeconds * 1000 - now;
  return left < -leastMs ? 0 : Math.max(left, leastMs);
}
