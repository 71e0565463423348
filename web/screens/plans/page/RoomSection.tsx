import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type GameExercise, rooms } from '#contract/game.ts';
import type { PlanThing } from '#contract/rules/plan.ts';
import { ExercisePicture } from '#web/screens/lane/ExercisePicture.tsx';
import { pictureOf } from '#web/screens/lane/exercise-pictures.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { MarkButtons } from '../MarkButtons.tsx';
import styles from './RoomSection.module.css';
import { roomNames } from './room-names.ts';

type ThingsProps = {
  exercises: readonly GameExercise[];
  things: ReadonlyMap<number, PlanThing>;
};

type HereProps = ThingsProps & { chosenId: number | null; onChoose: (exercise: GameExercise) => void };

/** What the player has at home, in a card for each room. */
export function Here({ exercises, things, chosenId, onChoose }: HereProps) {
  const { i18n } = useLingui();
  const thing = (exercise: GameExercise) => (
    <Thing
      key={exercise.exercise_id}
      exercise={exercise}
      thing={things.get(exercise.exercise_id)}
      isChosen={chosenId === exercise.exercise_id}
      onChoose={() => onChoose(exercise)}
    />
  );
  const id = useId();
  return rooms.map((room, index) => {
    const here = exercises.filter((exercise) => exercise.room === room);
    return (
      here.length > 0 && (
        <Card key={room} as="section" className={styles.room} aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`}>{i18n._(roomNames[room])}</h2>
          <Stack as="ul" gap={4} className={styles.things}>
            {here.map(thing)}
          </Stack>
        </Card>
      )
    );
  });
}

/** All else that the player has answered, in one list that is folded if something is marked. */
export function ToLookFor({ exercises, things, isOpen }: ThingsProps & { isOpen: boolean }) {
  const { i18n } = useLingui();
  // It does not fold under somebody who has just marked the first thing.
  const [wasOpen] = useState(isOpen);
  if (exercises.length === 0) return null;
  return (
    <details className={styles.others} open={wasOpen}>
      <summary>
        <Plural value={exercises.length} one="# thing to look for" other="# things to look for" />
      </summary>
      {rooms.map((room) => {
        const there = exercises.filter((exercise) => exercise.room === room);
        return (
          there.length > 0 && (
            // No section: the same room may have one for what is at home.
            <div key={room} className={styles.room}>
              <h2>{i18n._(roomNames[room])}</h2>
              <Stack as="ul" gap={4} className={styles.things}>
                {there.map((exercise) => (
                  <Thing
                    key={exercise.exercise_id}
                    exercise={exercise}
                    thing={things.get(exercise.exercise_id)}
                  />
                ))}
              </Stack>
            </div>
          )
        );
      })}
    </details>
  );
}

type ThingProps = {
  exercise: GameExercise;
  thing: PlanThing | undefined;
  isChosen?: boolean;
  /** Without it the thing cannot be chosen. */
  onChoose?: () => void;
};

function Thing({ exercise, thing, isChosen = false, onChoose }: ThingProps) {
  const titleId = useId();
  return (
    <li className={styles.thing}>
      <ExercisePicture address={pictureOf(exercise)} />
      <div className={styles.title}>
        <h3 id={titleId}>{exercise.title_after}</h3>
        {thing?.isDone && (
          <Row as="p" gap={1} wrap={false} align="center" className={styles.done}>
            <Icon name="good" />
            <Trans>Done</Trans>
          </Row>
        )}
      </div>
      <p className={styles.try}>{exercise.try}</p>
      <div className={styles.marks}>
        <MarkButtons exercise={exercise} mark={thing?.mark ?? null} />
      </div>
      {onChoose && !isChosen && !thing?.isDone && (
        <Button
          variant="link"
          icon="next"
          className={styles.choose}
          aria-describedby={titleId}
          onClick={onChoose}
        >
          <Trans>Do this first</Trans>
        </Button>
      )}
    </li>
  );
}
