import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { feedbackBody } from '#contract/support.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { FeedbackQuestion } from './FeedbackQuestion.tsx';
import { sendFeedback } from './send-feedback.ts';

type Typed = { feedback: string; email: string };
type Outcome = { kind: 'good'; message: string } | { kind: 'bad'; message: string; typed: Typed };

/**
 * The feedback form. As specified, the form and its text disappear after a success and after a failure; "Try again"
 * brings both back (docs/product-decisions.md#feedback-kept).
 */
export function FeedbackForm() {
  const [typed, setTyped] = useState<Typed>({ feedback: '', email: '' });
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  if (outcome === null) return <Fields typed={typed} onOutcome={setOutcome} />;
  const again = (next: Typed) => {
    setTyped(next);
    setOutcome(null);
  };
  if (outcome.kind === 'bad') {
    return (
      <Notice
        kind="bad"
        focus
        actions={
          <Button variant="primary" icon="retry" onClick={() => again(outcome.typed)}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {outcome.message}
      </Notice>
    );
  }
  return (
    <Notice
      kind="good"
      focus
      actions={
        <>
          <LinkButton to={paths.home}>
            <Trans>Go to the home page</Trans>
          </LinkButton>
          <Button onClick={() => again({ feedback: '', email: '' })}>
            <Trans>Write something else</Trans>
          </Button>
        </>
      }
    >
      {outcome.message}
    </Notice>
  );
}

function Fields({ typed, onOutcome }: { typed: Typed; onOutcome: (outcome: Outcome) => void }) {
  const form = useZodForm(feedbackBody, typed);
  return (
    <Form
      form={form}
      submitLabel={<Trans>Send feedback</Trans>}
      sendingLabel={<Trans>Sending...</Trans>}
      send={({ feedback, email }) => sendFeedback({ feedback, email: email || null })}
      onSuccess={({ data }) => onOutcome({ kind: 'good', message: data.message })}
      onProblem={(problem, { feedback, email }) =>
        onOutcome({
          kind: 'bad',
          message: (problem as Error).message,
          typed: { feedback, email: email ?? '' },
        })
      }
    >
      <FeedbackQuestion field={form.field('feedback')} />
      <TextField
        label={<Trans>Email (you may leave it empty)</Trans>}
        hint={<Trans>Only if you would like an answer.</Trans>}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
    </Form>
  );
}
