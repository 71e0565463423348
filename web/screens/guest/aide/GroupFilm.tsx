import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Part } from '#contract/game.ts';
import { getRoomExercise } from '#contract/together.ts';
import { send } from '#web/data/api/client.ts';
import { useConfig } from '#web/data/config.tsx';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { language } from '#web/lib/language.ts';
import { OneExercise } from '#web/screens/game/OneExercise.tsx';
import type { RoomConnection, RoomState } from '#web/screens/together/room-connection.ts';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Hands } from './Hands.tsx';
import { useShownExercise } from './use-shown-exercise.ts';

type GroupFilmProps = { seat: string; connection: RoomConnection; state: RoomState };

/** One exercise after the other, for everybody before this screen; nothing of it is saved but the count. */
export function GroupFilm({ seat, connection, state }: GroupFilmProps) {
  const { totalExercises } = useConfig();
  const before = state.room?.scene?.exerciseId ?? null;
  const [exerciseId, setExerciseId] = useState<number | null>(null);
  const queryKey = ['room exercise', seat, exerciseId ?? 1];
  const refetch = useRefetch();
  const opened = useQuery({
    queryKey,
    queryFn: ({ signal }) => send(getRoomExercise, { body: { seat, exerciseId: exerciseId ?? 1 }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const exercise = opened.data?.exercise;
  const round = useShownExercise(connection, exerciseId === null ? undefined : exercise);
  if (opened.error)
    return <RetryNotice onRetry={() => refetch({ queryKey })}>{opened.error.message}</RetryNotice>;
  if (!opened.data || !exercise) return <Waiting onRetry={() => refetch({ queryKey })} />;
  if (exerciseId === null)
    return <Beginning parts={opened.data.parts} resumesAt={before} onStart={setExerciseId} />;
  const next = exerciseId < totalExercises ? exerciseId + 1 : null;
  return (
    <OneExercise
      key={exerciseId}
      game={{ ...opened.data, gameID: '1', language, exercises: [exercise] }}
      onDone={() => setExerciseId(next)}
    >
      <Hands key={`${exerciseId} ${round}`} {...{ connection, state, exercise, round }} />
      <Row>
        {next !== null && (
          <Button icon="next" onClick={() => setExerciseId(next)}>
            <Trans>Next exercise</Trans>
          </Button>
        )}
        <Button onClick={() => setExerciseId(null)}>
          <Trans>Choose a part</Trans>
        </Button>
      </Row>
    </OneExercise>
  );
}

type BeginningProps = {
  parts: readonly Part[];
  resumesAt: number | null;
  onStart: (exerciseId: number) => void;
};

/** A press starts the film with its sound. */
function Beginning({ parts, resumesAt, onStart }: BeginningProps) {
  return (
    <Screen width="narrow">
      <ScreenTitle />
      <p>
        <Trans>
          Everybody watches on this screen. After the film, ask who agrees with each person, and count the
          hands.
        </Trans>
      </p>
      <Stack gap="target">
        {resumesAt !== null && (
          <Button variant="primary" icon="play" onClick={() => onStart(resumesAt)}>
            <Trans>Continue with exercise {resumesAt}</Trans>
          </Button>
        )}
        {parts.map(({ part, title, first }) => (
          <Button key={part} icon="play" onClick={() => onStart(first)}>
            <Trans>
              Part {part}: {title}
            </Trans>
          </Button>
        ))}
      </Stack>
    </Screen>
  );
}
