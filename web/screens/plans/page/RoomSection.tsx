import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { GameExercise, Room } from '#contract/game.ts';
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

type RoomSectionProps = {
  room: Room;
  /** The exercises of the room that the player has answered or marked. */
  exercises: readonly GameExercise[];
  things: ReadonlyMap<number, PlanThing>;
  chosenId: number | null;
  onChoose: (exercise: GameExercise) => void;
};

/** What the player has in one room, and folded below it what else there is to look for. */
export function RoomSection({ room, exercises, things, chosenId, onChoose }: RoomSectionProps) {
  const { i18n } = useLingui();
  const id = useId();
  const isHere = ({ exercise_id }: GameExercise) => things.get(exercise_id)?.mark === 'have';
  const here = exercises.filter(isHere);
  const others = exercises.filter((exercise) => !isHere(exercise));
  return (
    <Card as="section" className={styles.room} aria-labelledby={id} data-empty={here.length === 0}>
      <h2 id={id}>{i18n._(roomNames[room])}</h2>
      {here.length > 0 && (
        <Stack as="ul" gap={4} className={styles.things}>
          {here.map((exercise) => (
            <Thing
              key={exercise.exercise_id}
              exercise={exercise}
              thing={things.get(exercise.exercise_id)}
              isChosen={chosenId === exercise.exercise_id}
              onChoose={() => onChoose(exercise)}
            />
          ))}
        </Stack>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            {here.length > 0 ? (
              <Plural
                value={others.length}
                one="# more thing to look for"
                other="# more things to look for"
              />
            ) : (
              <Plural value={others.length} one="# thing to look for" other="# things to look for" />
            )}
          </summary>
          <Stack as="ul" gap={4} className={styles.things}>
            {others.map((exercise) => (
              <Thing
                key={exercise.exercise_id}
                exercise={exercise}
                thing={things.get(exercise.exercise_id)}
              />
            ))}
          </Stack>
        </details>
      )}
    </Card>
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
