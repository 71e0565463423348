import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { GameExercise } from '#contract/game.ts';
import { mostHands } from '#contract/together-room.ts';
import type { RoomConnection, RoomState } from '#web/screens/together/room-connection.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './Hands.module.css';

type HandsProps = { connection: RoomConnection; state: RoomState; exercise: GameExercise; round: number };

/** How many hands went up for each of the two people. The last count stays; no name is asked for. */
export function Hands({ connection, state, exercise, round }: HandsProps) {
  const titleId = useId();
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [recorded, setRecorded] = useState<number | null>(null);
  const people = exercise.main.options.filter(
    ({ id, is_selectable }) => is_selectable && id !== 1 && id !== 4,
  );
  const total = people.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  const add = (id: number, by: number) => {
    const hands = Math.min(mostHands, Math.max(0, (counts[id] ?? 0) + by));
    setCounts({ ...counts, [id]: hands });
    setRecorded(null);
  };
  const record = () => {
    connection.send({
      type: 'hands',
      round,
      exerciseId: exercise.exercise_id,
      contentVersion: exercise.version,
      state: exercise.state ?? 'scene',
      counts: people.map(({ id }) => ({ optionId: id, hands: counts[id] ?? 0 })),
    });
    setRecorded(total);
  };
  return (
    <Stack as="section" className={styles.hands} aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Trans>Show of hands: who is correct?</Trans>
      </h3>
      {people.map(({ id, character, short }) => (
        <Count key={id} name={character} claim={short} hands={counts[id] ?? 0} onAdd={(by) => add(id, by)} />
      ))}
      <Button variant="primary" onClick={record}>
        <Trans>Record the count</Trans>
      </Button>
      {state.line !== 'open' && (
        <Notice kind="info" announce>
          <Trans>The internet is gone just now. Record the count again when it is back.</Trans>
        </Notice>
      )}
      {recorded !== null && state.line === 'open' && (
        <Notice kind={state.refused === null ? 'good' : 'bad'} announce>
          {state.refused ?? (
            <Plural value={recorded} one="# hand is recorded." other="# hands are recorded." />
          )}
        </Notice>
      )}
    </Stack>
  );
}

type CountProps = { name: string; claim: string | null; hands: number; onAdd: (by: number) => void };

function Count({ name, claim, hands, onAdd }: CountProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.count} aria-label={t`Hands for ${name}`}>
      <p className={styles.person}>
        <strong translate="no">{name}</strong>
        {claim !== null && (
          <>
            <br />
            <Trans>“{claim}”</Trans>
          </>
        )}
      </p>
      <Button aria-label={t`One hand less for ${name}`} onClick={() => onAdd(-1)}>
        −
      </Button>
      <output className={styles.number}>{hands}</output>
      <Button aria-label={t`One hand more for ${name}`} onClick={() => onAdd(1)}>
        +
      </Button>
    </fieldset>
  );
}
