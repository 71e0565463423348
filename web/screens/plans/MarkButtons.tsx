import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { GameExercise } from '#contract/game.ts';
import type { PlanMark } from '#contract/plans.ts';
import { announce } from '#web/lib/announce.ts';
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

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop of Tab for all marks, as for a group of radio buttons: the arrow keys go from one to the next, and around. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}

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
      tabIndex={own === (mark ?? 'have') ? 0 : -1}
      aria-pressed={mark === own}
      icon="check"
      onClick={onPress(mark === own ? 'unmarked' : own)}
    >
      {label}
    </Button>
  );
  return (
    <Row
      role="toolbar"
      className={styles.marks}
      aria-label={t`At my home: ${exercise.title_after}`}
      onKeyDown={moveFocus}
    >
      {markButton('have', <Trans>I have this</Trans>)}
      {markButton('elsewhere', <Trans>Not at my place</Trans>)}
      {markButton('safe', <Trans>Already safe</Trans>)}
    </Row>
  );
}
