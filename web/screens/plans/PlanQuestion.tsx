import { Trans } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { redirectForPlay } from '#web/shell/routing/redirect-rules.ts';
import { MarkButtons } from './MarkButtons.tsx';
import { usePlan } from './use-plan.ts';

/** Below the reason of an answer: what to try at home and, for a player, whether they have the same there. */
export function PlanQuestion({ exercise }: { exercise: GameExercise }) {
  const user = useUser();
  const isPlayer = user !== null && redirectForPlay(user) === null;
  return (
    <>
      <p>
        <Trans>
          <strong>Try this:</strong> {exercise.try}
        </Trans>
      </p>
      {isPlayer && <Question exercise={exercise} />}
    </>
  );
}

function Question({ exercise }: { exercise: GameExercise }) {
  const { plan } = usePlan();
  const thing = plan.things.find(({ exerciseId }) => exerciseId === exercise.exercise_id);
  return <MarkButtons exercise={exercise} mark={thing?.mark ?? null} />;
}
