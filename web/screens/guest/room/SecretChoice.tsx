import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { RoomExercise } from '#contract/together.ts';
import type { Scene } from '#contract/together-room.ts';
import type { RoomConnection } from '#web/screens/together/room-connection.ts';
import styles from './GuestRoom.module.css';

type SecretChoiceProps = { connection: RoomConnection; scene: Scene; opened: RoomExercise; name: string };

/** The guest's own choice, seen by nobody before the player has pressed Okay. */
export function SecretChoice({ connection, scene, opened, name }: SecretChoiceProps) {
  const titleId = useId();
  const [choice, setChoice] = useState<number | null>(null);
  const choose = (optionId: number) => {
    setChoice(optionId);
    connection.send({ type: 'choose', round: scene.round, choice: optionId });
  };
  const { exercise, people } = opened;
  const offered = exercise.main.options.filter(
    ({ id, is_selectable }) => is_selectable && id !== 1 && id !== 4,
  );
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Trans>Who is Correct?</Trans>
      </h3>
      <p>
        {choice === null ? (
          <Trans>
            Choose for yourself. Nobody sees it until <span translate="no">{name}</span> taps Okay.
          </Trans>
        ) : (
          <Trans>
            Your choice is a secret until <span translate="no">{name}</span> taps Okay. You can change it.
          </Trans>
        )}
      </p>
      <div role="radiogroup" aria-labelledby={titleId} className={styles.people}>
        {offered.map(({ id, character, words }) => (
          <label key={id} className={styles.person}>
            <input type="radio" name={titleId} checked={choice === id} onChange={() => choose(id)} />
            <img src={people.find((one) => one.name === character)?.avatar_url} alt="" />
            <span>
              <span className={styles.name} translate="no">
                {character}
              </span>
              {scene.step === 'choose' && (
                <>
                  <br />
                  <Trans>“{words}”</Trans>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
