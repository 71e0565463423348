import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GameExercise } from '#contract/game.ts';
import type { TogetherRoom } from '#contract/together-room.ts';
import styles from './Choices.module.css';

type ChoicesProps = {
  exercise: GameExercise;
  room: TogetherRoom;
  /** Who reads this; null for the player who leads. */
  guestId?: string | null;
};

/** Whom each of them agreed with, once the player has pressed Okay; nothing before. */
export function Choices({ exercise, room, guestId = null }: ChoicesProps) {
  const { scene, leader, guests } = room;
  if (scene?.choice == null) return null;
  const isLeader = guestId === null;
  return (
    <section className={styles.choices} aria-labelledby="choices">
      <h3 id="choices">
        <Trans>What each of you chose</Trans>
      </h3>
      <ul>
        <Choice who={isLeader ? <Trans>You</Trans> : leader.name} exercise={exercise} choice={scene.choice} />
        {guests.map((guest) => (
          <Choice
            key={guest.guestId}
            who={guest.guestId === guestId ? <Trans>You</Trans> : guest.name}
            exercise={exercise}
            choice={guest.choice}
          />
        ))}
      </ul>
    </section>
  );
}

function Choice({
  who,
  exercise,
  choice,
}: {
  who: ReactNode;
  exercise: GameExercise;
  choice: number | null;
}) {
  const chosen = exercise.main.options.find(({ id }) => id === choice);
  return (
    <li>
      {chosen ? (
        <Trans>
          <strong translate="no">{who}:</strong> {chosen.character}, “{chosen.short}”
        </Trans>
      ) : (
        <Trans>
          <strong translate="no">{who}:</strong> no choice this time
        </Trans>
      )}
    </li>
  );
}
