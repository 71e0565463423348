import { Trans } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import type { PlanOutcome } from '#contract/plans.ts';
import type { PlanChoice } from '#contract/rules/plan.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { changePlan } from './change-plan.ts';
import styles from './FollowUp.module.css';

type FollowUpProps = {
  exercise: GameExercise;
  chosen: PlanChoice;
  onAnswered: (outcome: PlanOutcome) => void;
  /** Whether it is what the page is for: "Done" is then its large button. */
  isMain?: boolean;
};

/** How the chosen thing went: asked when a follow-up is due, and to be told at any time. */
export function FollowUp({ exercise, chosen: { followUp }, onAnswered, isMain = false }: FollowUpProps) {
  const answer = (outcome: PlanOutcome) => () => {
    changePlan(exercise, { kind: outcome, afterDays: followUp ?? 0 });
    onAnswered(outcome);
  };
  return (
    <Stack gap={2} className={styles.followUp}>
      {followUp && (
        <p className={styles.question}>
          {followUp === 7 ? (
            <Trans>You chose this a week ago. How did it go?</Trans>
          ) : (
            <Trans>You chose this four weeks ago. How did it go?</Trans>
          )}
        </p>
      )}
      <Row className={styles.buttons} data-main={isMain || undefined}>
        <Button variant={isMain ? 'primary' : 'secondary'} icon="check" onClick={answer('done')}>
          <Trans>Done</Trans>
        </Button>
        {followUp && (
          <Button onClick={answer('notYet')}>
            <Trans>Not yet</Trans>
          </Button>
        )}
        <Button icon="help" onClick={answer('hand')}>
          <Trans>I need a hand</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
