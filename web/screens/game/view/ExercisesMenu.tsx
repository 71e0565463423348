import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Menu, MenuItem, MenuSection } from '#web/ui/overlays/Menu.tsx';
import { exerciseTitle } from '../exercise/exercise-title.ts';
import styles from './ExercisesMenu.module.css';

type ExercisesMenuProps = {
  game: Game;
  current: number;
  statuses: ReadonlyMap<number, ExerciseStatus>;
  /** Shown above a list that fills the view. */
  head: (close: () => void) => ReactNode;
  onSelect: (exerciseId: number) => void;
  onOpenChange: (isOpen: boolean) => void;
};

/** All exercises, grouped into their parts; nothing is locked (docs/product-decisions.md#nothing-locked). */
export function ExercisesMenu(props: ExercisesMenuProps) {
  const { game, current, statuses, head, onSelect, onOpenChange } = props;
  const { t } = useLingui();
  return (
    <Menu
      label={<Trans>Exercises: {current}</Trans>}
      head={head}
      onChoose={(id) => onSelect(Number(id))}
      onOpenChange={onOpenChange}
    >
      {game.parts.map(({ part, title, first, last }) => {
        const exercises = game.exercises.filter(
          ({ exercise_id }) => exercise_id >= first && exercise_id <= last,
        );
        if (exercises.length === 0) return null;
        return (
          <MenuSection key={part} title={t`Part ${part}: ${title}`}>
            {exercises.map((exercise) => {
              const status = statuses.get(exercise.exercise_id);
              const title = exerciseTitle(exercise, status);
              return (
                <MenuItem
                  key={exercise.exercise_id}
                  id={String(exercise.exercise_id)}
                  current={exercise.exercise_id === current}
                >
                  <Row as="span" lines={0} gap={2} align="baseline" className={styles.row}>
                    <span className={styles.number}>{exercise.exercise_id}</span>
                    <span className={styles.title}>{title}</span>
                    {exercise.exercise_id === current && (
                      <span className={styles.mark}>
                        <Trans>current</Trans>
                      </span>
                    )}
                    {status && <StatusMark status={status} />}
                  </Row>
                </MenuItem>
              );
            })}
          </MenuSection>
        );
      })}
    </Menu>
  );
}

function StatusMark({ status }: { status: ExerciseStatus }) {
  return (
    <span className={styles.mark}>
      <Icon name={status === 'Completed' ? 'good' : status === 'Skipped' ? 'next' : 'retry'} size="1em" />
      {status === 'Completed' && <Trans>done</Trans>}
      {status === 'Skipped' && <Trans>skipped</Trans>}
      {status === 'Incomplete' && <Trans>tried</Trans>}
    </span>
  );
}
