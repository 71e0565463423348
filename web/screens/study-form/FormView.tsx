import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ResponseOf, SentBody } from '#contract/endpoint.ts';
import { paths } from '#contract/pages/paths.ts';
import { answerStudyForm, type getStudyForm } from '#contract/study-forms.ts';
import { send } from '#web/data/api/client.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { OneExercise } from '#web/screens/game/OneExercise.tsx';
import { gameOfReview } from '#web/screens/reviews/review-game.ts';
import { useRefetchStudy } from '#web/screens/study/own-study-query.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

type Form = ResponseOf<typeof getStudyForm>;
type Answer = SentBody<typeof answerStudyForm>['answers'][number];

/** One moment after the other. Each answer is saved before the next one opens, and nothing is said about it. */
export function FormView({ form: { time, items, of, game } }: { form: Form }) {
  const [place, setPlace] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const refetchStudy = useRefetchStudy();
  const given = useRef<Answer | null>(null);
  const { isSending, start, retry } = useSending(
    (answer: Answer) => send(answerStudyForm, { body: { time, answers: [answer] } }),
    (_, answer) => {
      // Counted from what was saved, so that nothing is passed over if it was sent twice.
      setPlace(items.findIndex(({ exerciseId }) => exerciseId === answer.exerciseId) + 1);
      void refetchStudy();
    },
    (problem) => setFailure((problem as Error).message),
  );
  const save = (answer: Answer) => {
    given.current = answer;
    setFailure(null);
    void start(answer);
  };
  const item = items[place];
  const one = useMemo(() => item && gameOfReview(game, { ...item, order: 'filmed' }), [game, item]);
  if (!item || !one) return <AfterForm />;
  const number = of - items.length + place + 1;
  return (
    <>
      {failure !== null && (
        <RetryNotice onRetry={() => given.current && save(given.current)}>{failure}</RetryNotice>
      )}
      <OneExercise
        key={item.exerciseId}
        game={one}
        kind="test"
        onReviewed={({ selectedOptionId }, seconds) =>
          save({ exerciseId: item.exerciseId, selectedOptionId, seconds })
        }
        // Goes on when the answer is saved.
        onDone={() => {}}
      >
        <p>
          <Trans>
            Test: {number} of {of}
          </Trans>
        </p>
        {isSending && (
          <Waiting besideButton onRetry={retry}>
            <Trans>Saving...</Trans>
          </Waiting>
        )}
        <Row>
          <Button
            onClick={() => save({ exerciseId: item.exerciseId, selectedOptionId: null, seconds: null })}
          >
            <Trans>Skip this one</Trans>
          </Button>
          <LinkButton to={paths.study}>
            <Trans>Stop for now</Trans>
          </LinkButton>
        </Row>
      </OneExercise>
    </>
  );
}

function AfterForm() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Screen as="section" width="narrow">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Thank you. That was all.</Trans>
      </h1>
      <p>
        <Trans>Your answers are saved for the study.</Trans>
      </p>
      <Row>
        <LinkButton to={paths.dashboard} variant="primary">
          <Trans>Go to the dashboard</Trans>
        </LinkButton>
        <LinkButton to={paths.study}>
          <Trans>Back to my study</Trans>
        </LinkButton>
      </Row>
    </Screen>
  );
}
