import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
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

/** The Tab key leads to Continue first, and to these buttons once it has been there: nobody needs them to go on. */
function Question({ exercise }: { exercise: GameExercise }) {
  const { plan } = usePlan();
  const box = useRef<HTMLDivElement>(null);
  const [isReachable, setReachable] = useState(false);
  useEffect(() => {
    const dialog = box.current?.closest('section');
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('footer')) setReachable(true);
    };
    dialog?.addEventListener('focusin', onFocus);
    return () => dialog?.removeEventListener('focusin', onFocus);
  }, []);
  const thing = plan.things.find(({ exerciseId }) => exerciseId === exercise.exercise_id);
  return (
    <div ref={box}>
      <MarkButtons exercise={exercise} mark={thing?.mark ?? null} isReachable={isReachable} />
    </div>
  );
}
