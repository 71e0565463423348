import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Path, paths } from '#contract/pages/paths.ts';
import type { FormAnswers, OpenForm } from '#contract/test-forms.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { OneExercise } from '#web/screens/game/OneExercise.tsx';
import { gameOfReview } from '#web/screens/reviews/review-game.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

type Answer = FormAnswers['answers'][number];

export type FormViewProps = {
  form: OpenForm;
  sendAnswers: (body: FormAnswers) => Promise<{ message: string }>;
  onSaved: () => void;
  /** Where somebody comes who stops in the middle. */
  leavesTo: Path;
  /** What became of the answers, after the last one. */
  thanks: ReactNode;
  /** The way back, beside the one to the dashboard. */
  wayBack?: ReactNode;
};

/** One moment after the other. Each answer is saved before the next one opens, and nothing is said about it. */
export function FormView({ form, sendAnswers, onSaved, leavesTo, thanks, wayBack }: FormViewProps) {
  const { time, items, of, game } = form;
  const [place, setPlace] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const given = useRef<Answer | null>(null);
  const { isSending, start, retry } = useSending(
    (answer: Answer) => sendAnswers({ time, answers: [answer], skipsRest: false }),
    (_, answer) => {
      // Counted from what was saved, so that nothing is passed over if it was sent twice.
      setPlace(items.findIndex(({ exerciseId }) => exerciseId === answer.exerciseId) + 1);
      onSaved();
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
  if (!item || !one) return <AfterForm thanks={thanks} wayBack={wayBack} />;
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
          <LinkButton to={leavesTo}>
            <Trans>Stop for now</Trans>
          </LinkButton>
        </Row>
      </OneExercise>
    </>
  );
}

function AfterForm({ thanks, wayBack }: Pick<FormViewProps, 'thanks' | 'wayBack'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Screen as="section" width="narrow">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Thank you. That was all.</Trans>
      </h1>
      <p>{thanks}</p>
      <Row>
        <LinkButton to={paths.dashboard} variant="primary">
          <Trans>Go to the dashboard</Trans>
        </LinkButton>
        {wayBack}
      </Row>
    </Screen>
  );
}
