import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactNode } from 'react';
import type { GameExercise } from '#contract/game.ts';
import type { PlanMark } from '#contract/plans.ts';
import { announce } from '#web/shell/announce.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { changeAndFocus } from './change-and-focus.ts';
import { changePlan } from './change-plan.ts';
import styles from './MarkButtons.module.css';

type MarkButtonsProps = {
  exercise: GameExercise;
  /** What the player has said of it; null if nothing. */
  mark: PlanMark | null;
};

/** What the player says of an exercise at home; pressing the pressed button takes it back. */
export function MarkButtons({ exercise, mark }: MarkButtonsProps) {
  const { t } = useLingui();
  const { title_after: title } = exercise;
  const onPress = (kind: PlanMark | 'unmarked') => (event: MouseEvent<HTMLButtonElement>) => {
    if (!changeAndFocus(event, () => changePlan(exercise, { kind }))) return;
    announce(
      kind === 'have' ? t`Added to what you have: ${title}` : t`Moved to the things to look for: ${title}`,
    );
  };
  const markButton = (own: PlanMark, label: ReactNode) => (
    <Button
      id={`${own}-${exercise.exercise_id}`}
      className={styles.mark}
      aria-pressed={mark === own}
      icon="check"
      onClick={onPress(mark === own ? 'unmarked' : own)}
    >
      {label}
    </Button>
  );
  return (
    <Row role="group" className={styles.marks} aria-label={t`At my home: ${exercise.title_after}`}>
      {markButton('have', <Trans>I have this</Trans>)}
      {markButton('elsewhere', <Trans>Not at my place</Trans>)}
      {markButton('safe', <Trans>Already safe</Trans>)}
    </Row>
  );
}
