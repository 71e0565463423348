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
  const row = (exercise: GameExercise) => {
    const { exercise_id } = exercise;
    const thing = things.get(exercise_id);
    return (
      <HereThing
        key={exercise_id}
        exercise={exercise}
        thing={thing}
        hasChosen={chosenId !== null}
        onChoose={chosenId === exercise_id || thing?.isDone ? undefined : () => onChoose(exercise)}
      />
    );
  };
  const id = useId();
  return rooms.map((room, index) => {
    const here = exercises.filter((exercise) => exercise.room === room);
    return (
      here.length > 0 && (
        <Card key={room} as="section" className={styles.room} aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`}>{i18n._(roomNames[room])}</h2>
          <Stack as="ul" gap="target" className={styles.things}>
            {here.map(row)}
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

type ThingProps = { exercise: GameExercise; thing: PlanThing | undefined };

/** Something to look for: whether it is at home is said in its row. */
function Thing({ exercise, thing }: ThingProps) {
  return (
    <li className={styles.thing}>
      <ExercisePicture address={pictureOf(exercise)} />
      <div className={styles.title}>
        <Title exercise={exercise} thing={thing} />
      </div>
      <Saying exercise={exercise} thing={thing} />
    </li>
  );
}

type HereThingProps = ThingProps & {
  /** Whether something is done first already: choosing another is then rare, and folded with the rest. */
  hasChosen: boolean;
  /** Missing where the thing cannot be chosen. */
  onChoose: (() => void) | undefined;
};

/** Something at home: one line, with all that is said of it folded below. */
function HereThing({ exercise, thing, hasChosen, onChoose }: HereThingProps) {
  const titleId = useId();
  const choose = onChoose && (
    <Button
      variant="link"
      icon="next"
      className={styles.choose}
      aria-describedby={titleId}
      onClick={onChoose}
    >
      <Trans>Do this first</Trans>
    </Button>
  );
  return (
    <li className={styles.here}>
      <details className={styles.folded}>
        <summary>
          <ExercisePicture address={pictureOf(exercise)} />
          <Title id={titleId} exercise={exercise} thing={thing} />
          <Icon name="down" size="1.1em" />
        </summary>
        <Stack gap={2}>
          <Saying exercise={exercise} thing={thing} />
          {hasChosen && choose}
        </Stack>
      </details>
      {!hasChosen && choose}
    </li>
  );
}

/** A line that opens takes a heading and phrases, but no box around them. */
function Title({ id, exercise, thing }: ThingProps & { id?: string }) {
  return (
    <>
      <h3 id={id}>{exercise.title_after}</h3>
      {thing?.isDone && (
        <Row as="span" gap={1} wrap={false} align="center" className={styles.done}>
          <Icon name="good" />
          <Trans>Done</Trans>
        </Row>
      )}
    </>
  );
}

/** What to try, and what the player says of it. */
function Saying({ exercise, thing }: ThingProps) {
  return (
    <>
      <p className={styles.try}>{exercise.try}</p>
      <div className={styles.marks}>
        <MarkButtons exercise={exercise} mark={thing?.mark ?? null} />
      </div>
    </>
  );
}
