import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import type { Plan } from '#contract/rules/plan.ts';
import { isAnswered } from '#contract/rules/scoring.ts';
import { EmailChoices } from '#web/screens/reminders/EmailChoices.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { usePrint } from '#web/ui/controls/use-print.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { useOutcome } from '#web/ui/status/use-outcome.ts';
import { HelperSection } from '../helper/HelperSection.tsx';
import { HelperSheet } from '../helper/HelperSheet.tsx';
import { type ChoiceOutcome, OutcomeNotice } from '../OutcomeNotice.tsx';
import { usePlan } from '../use-plan.ts';
import { ChooseDialog } from './ChooseDialog.tsx';
import { ChosenThing } from './ChosenThing.tsx';
import styles from './PlanPage.module.css';
import { Here, ToLookFor } from './RoomSection.tsx';

type PlanPageProps = { game: Game; playthrough: Playthrough };

/** The plan, once everything is read. */
export function PlanPage({ game, playthrough }: PlanPageProps) {
  const { plan } = usePlan();
  const [choosing, setChoosing] = useState<GameExercise | null>(null);
  const [told, tell] = useOutcome<ChoiceOutcome>();
  const { printed, print } = usePrint<'plan' | 'sheet'>();
  const things = new Map(plan.things.map((thing) => [thing.exerciseId, thing]));
  const known = knownExercises(game, playthrough, things);
  const isHere = ({ exercise_id }: GameExercise) => things.get(exercise_id)?.mark === 'have';
  const chosen = game.exercises.find(({ exercise_id }) => exercise_id === plan.chosen?.exerciseId);

  function closeDialog(outcome: ChoiceOutcome | null) {
    setChoosing(null);
    tell(outcome);
  }

  return (
    <>
      {told && <OutcomeNotice key={told.key} outcome={told.outcome} />}
      {chosen && plan.chosen ? (
        <ChosenThing
          exercise={chosen}
          chosen={plan.chosen}
          onAnswered={tell}
          onPrintSheet={() => print('sheet')}
        />
      ) : (
        <p className={styles.intro}>
          <NextStep plan={plan} />
        </p>
      )}
      <HelperSheet isPrinted={printed === 'sheet'} />
      <Stack className={styles.rooms}>
        <Here
          exercises={known.filter(isHere)}
          things={things}
          chosenId={plan.chosen?.exerciseId ?? null}
          onChoose={setChoosing}
        />
        <ToLookFor
          exercises={known.filter((exercise) => !isHere(exercise))}
          things={things}
          isOpen={!known.some(isHere)}
        />
      </Stack>
      <Row className={styles.prints}>
        <Button onClick={() => print('plan')}>
          <Trans>Print my plan</Trans>
        </Button>
      </Row>
      <Stack className={styles.rare}>
        <HelperSection onPrintSheet={() => print('sheet')} />
        <EmailChoices />
      </Stack>
      {choosing && (
        <ChooseDialog
          exercise={choosing}
          onClose={() => closeDialog(null)}
          onChosen={() => closeDialog('chosen')}
        />
      )}
    </>
  );
}

/** What the player has answered, as far as it has not been replaced since, and what the plan has anyway. */
function knownExercises(
  { exercises }: Game,
  playthrough: Playthrough,
  things: ReadonlyMap<number, unknown>,
): GameExercise[] {
  const played = new Set(
    playthrough.exercises
      .filter((entry) => isAnswered(entry) && (entry.retired_title === undefined || entry.rewritten))
      .map(({ exercise_id }) => exercise_id),
  );
  return exercises.filter(({ exercise_id }) => played.has(exercise_id) || things.has(exercise_id));
}

function NextStep({ plan }: { plan: Plan }) {
  const isOpen = plan.things.some(({ mark, isDone }) => mark === 'have' && !isDone);
  return isOpen ? (
    <Trans>Choose one thing below that you want to do first. One at a time is enough.</Trans>
  ) : (
    <Trans>Look around your home, room by room. Choose "I have this" for what you find.</Trans>
  );
}
