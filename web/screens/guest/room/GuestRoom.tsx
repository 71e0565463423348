import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getRoomExercise } from '#contract/together.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useStore } from '#web/lib/store.ts';
import { beginning, connectToRoom, type RoomConnection } from '#web/screens/together/room-connection.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import type { GuestSeat } from '../seat.ts';
import { GuestNotices } from './GuestNotices.tsx';
import styles from './GuestRoom.module.css';
import { GuestScene } from './GuestScene.tsx';
import { RoomOver } from './RoomOver.tsx';

type GuestRoomProps = GuestSeat & { onLeave: () => void };

/** A guest's place in the room, for as long as it lasts. */
export function GuestRoom({ seat, guestId, onLeave }: GuestRoomProps) {
  const [connection, setConnection] = useState<RoomConnection | null>(null);
  useEffect(() => {
    const opened = connectToRoom(seat);
    setConnection(opened);
    return () => opened.close();
  }, [seat]);
  return connection ? <InRoom {...{ connection, seat, guestId, onLeave }} /> : <Waiting />;
}

function InRoom({ connection, seat, guestId, onLeave }: GuestRoomProps & { connection: RoomConnection }) {
  const state = useStore(connection.state, beginning);
  const { room, ended, line } = state;
  const exerciseId = room?.scene?.exerciseId;
  // The film is in the language of whoever leads, who may change it.
  const queryKey = ['room exercise', seat, exerciseId, room?.scene?.language];
  const refetch = useRefetch();
  const exercise = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(getRoomExercise, { body: { seat, exerciseId: exerciseId ?? 1 }, signal }),
    enabled: exerciseId !== undefined && ended === null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (ended) return <RoomOver ended={ended} onLeave={onLeave} />;
  if (!room) {
    return (
      <Waiting>
        <Trans>Opening the game...</Trans>
      </Waiting>
    );
  }
  const { name } = room.leader;
  const leave = () => {
    connection.send({ type: 'leave' });
    onLeave();
  };
  return (
    <Stack className={styles.room}>
      <h1 className={styles.title}>
        <Trans>
          You play along with <span translate="no">{name}</span>
        </Trans>
      </h1>
      <GuestNotices room={room} line={line} trouble={state.trouble} />
      {exercise.error && (
        <RetryNotice onRetry={() => refetch({ queryKey })}>{exercise.error.message}</RetryNotice>
      )}
      {room.scene && exercise.data ? (
        <GuestScene
          connection={connection}
          room={room}
          scene={room.scene}
          guestId={state.guestId ?? guestId}
          opened={exercise.data}
        />
      ) : (
        !exercise.error && (
          <Waiting>
            <Trans>
              <span translate="no">{name}</span> is about to open the game. You need do nothing.
            </Trans>
          </Waiting>
        )
      )}
      <Row align="center">
        <Button onClick={leave}>
          <Trans>Leave</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
