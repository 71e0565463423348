import { Trans } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import { changePlan } from '#web/screens/plans/change-plan.ts';
import { usePlan } from '#web/screens/plans/use-plan.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

type OneThingProps = { exercises: readonly GameExercise[]; names: readonly string[] };

/** One thing to change goes into the plan in one press, with the name of whoever helps. */
export function OneThing({ exercises, names }: OneThingProps) {
  const { plan } = usePlan();
  const chosen = exercises.find(({ exercise_id }) => exercise_id === plan.chosen?.exerciseId);
  if (chosen && plan.chosen) {
    const { what, helper } = plan.chosen;
    return (
      <Notice
        kind="good"
        announce
        actions={
          <Button onClick={() => changePlan(chosen, { kind: 'unchosen' })}>
            <Trans>Take this back</Trans>
          </Button>
        }
      >
        {helper ? (
          <Trans>
            In your plan: {what} Who helps: <span translate="no">{helper}</span>
          </Trans>
        ) : (
          <Trans>In your plan: {what}</Trans>
        )}
      </Notice>
    );
  }
  return (
    <Stack gap={2}>
      <h4>
        <Trans>One thing to change</Trans>
      </h4>
      {plan.chosen && (
        <p>
          <Trans>It takes the place of what you do first now: {plan.chosen.what}</Trans>
        </p>
      )}
      {exercises.map((exercise) => (
        <Row key={exercise.exercise_id}>
          <p>{exercise.try}</p>
          {names.map((name) => (
            <Button
              key={name}
              icon="check"
              onClick={() =>
                changePlan(exercise, { kind: 'chosen', what: exercise.try, when: 'thisWeek', helper: name })
              }
            >
              {name ? (
                <Trans>
                  Put it in my plan, with <span translate="no">{name}</span>
                </Trans>
              ) : (
                <Trans>Put it in my plan</Trans>
              )}
            </Button>
          ))}
        </Row>
      ))}
    </Stack>
  );
}
