import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { onSessionChanged, readUser } from '#web/data/session/current-session.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { FollowUp } from './FollowUp.tsx';
import styles from './FollowUpCard.module.css';
import { type ChoiceOutcome, OutcomeNotice } from './OutcomeNotice.tsx';
import { usePlan } from './use-plan.ts';

/** Whether the player has put the question off: until the next login or load of the page. */
const isLater = createStore(false);
onSessionChanged(() => {
  if (readUser() === null) isLater.set(false);
});

/** On the dashboard: how the chosen thing went, when a follow-up is due. */
export function FollowUpCard({ game }: { game: Game | null }) {
  const { plan } = usePlan();
  const isHidden = useStore(isLater, false);
  const [answered, setAnswered] = useState<ChoiceOutcome | null>(null);
  const { chosen } = plan;
  const exercise = game?.exercises.find(({ exercise_id }) => exercise_id === chosen?.exerciseId);
  // The next login asks again.
  if (answered && (answered !== 'later' || isHidden)) {
    return (
      <OutcomeNotice
        outcome={answered}
        actions={
          <LinkButton to={paths.plan}>
            <Trans>Open my plan</Trans>
          </LinkButton>
        }
      />
    );
  }
  if (!chosen?.followUp || !exercise || isHidden) return null;
  return (
    <Card as="section" gap={2} aria-labelledby="follow-up">
      <h2 id="follow-up">
        <Trans>From my plan</Trans>
      </h2>
      <p>{chosen.what || exercise.title_after}</p>
      <FollowUp exercise={exercise} chosen={chosen} onAnswered={setAnswered} />
      <Row className={styles.others}>
        <LinkButton variant="text" to={paths.plan}>
          <Trans>Open my plan</Trans>
        </LinkButton>
        <Button
          variant="text"
          onClick={() => {
            isLater.set(true);
            setAnswered('later');
          }}
        >
          <Trans>Later</Trans>
        </Button>
      </Row>
    </Card>
  );
}
