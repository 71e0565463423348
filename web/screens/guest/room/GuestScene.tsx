import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { RoomExercise } from '#contract/together.ts';
import type { Scene, TogetherRoom } from '#contract/together-room.ts';
import { Explanation } from '#web/screens/game/Explanation.tsx';
import { Choices } from '#web/screens/together/Choices.tsx';
import type { RoomConnection } from '#web/screens/together/room-connection.ts';
import { Notice } from '#web/ui/status/Notice.tsx';
import { GuestFilm } from '../film/GuestFilm.tsx';
import { Ask } from './Ask.tsx';
import styles from './GuestRoom.module.css';
import { SecretChoice } from './SecretChoice.tsx';

type GuestSceneProps = {
  connection: RoomConnection;
  room: TogetherRoom;
  scene: Scene;
  guestId: string | null;
  opened: RoomExercise;
};

/** What the player is at, as a guest sees it. */
export function GuestScene({ connection, room, scene, guestId, opened }: GuestSceneProps) {
  const { exercise } = opened;
  const { name } = room.leader;
  const isAnswered = scene.step === 'reason' || scene.step === 'choices';
  const heading = useRef<HTMLHeadingElement>(null);
  // Everybody reads from the top what all of them chose.
  useEffect(() => {
    if (isAnswered) heading.current?.scrollIntoView({ block: 'start' });
  }, [isAnswered]);
  return (
    <>
      <h2 ref={heading} className={styles.exercise}>
        <Trans>
          Exercise {exercise.exercise_id}: {scene.step === 'reason' ? exercise.title_after : exercise.title}
        </Trans>
      </h2>
      {/* Kept, so that its sound stays turned on. */}
      <div hidden={scene.step === 'reason'}>
        <GuestFilm connection={connection} room={room} opened={opened} />
      </div>
      {scene.step === 'look' && (
        <p role="status">
          <Trans>
            <span translate="no">{name}</span> is looking for what to check in the picture. Wait a moment,
            then you can point.
          </Trans>
        </p>
      )}
      {scene.step === 'break' && (
        <Notice kind="info" announce>
          <Trans>
            <span translate="no">{name}</span> is at something else for a moment.
          </Trans>
        </Notice>
      )}
      {(scene.step === 'watch' || scene.step === 'choose') && scene.hasLooked && (
        <SecretChoice key={scene.round} {...{ connection, scene, opened, name }} />
      )}
      {isAnswered && <Choices exercise={exercise} room={room} guestId={guestId ?? ''} />}
      {scene.step === 'choices' && scene.choice !== exercise.main.answer && (
        <p role="status">
          <Trans>
            <span translate="no">{name}</span> takes another look. There is no hurry.
          </Trans>
        </p>
      )}
      {scene.step === 'reason' && (
        <>
          <Explanation exercise={exercise} />
          <p>{exercise.why_not}</p>
          <Ask opened={opened} name={name} />
        </>
      )}
    </>
  );
}
