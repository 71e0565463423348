import { Trans } from '@lingui/react/macro';
import { feedbackBody } from '#contract/support.ts';
import { readUser } from '#web/data/session/current-session.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { FeedbackQuestion } from './FeedbackQuestion.tsx';
import { feedbackDraft } from './feedback-draft.ts';
import { sendFeedback } from './send-feedback.ts';

/** The outcome of a feedback, and the text that was sent. */
export type FeedbackOutcome = { kind: 'good' | 'bad'; message: string; text: string };

type FeedbackDialogProps = {
  /** Called with the outcome, or with null if the dialog was closed without sending. */
  onClose: (outcome: FeedbackOutcome | null) => void;
};

/** Keeps the typed text when it is closed and after a failure, until the server has accepted it (docs/product-decisions.md#feedback-kept). */
export function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  const form = useZodForm(feedbackBody, { feedback: '' }, feedbackDraft);
  return (
    <Dialog isOpen onClose={() => onClose(null)} title={<Trans>Give a feedback</Trans>}>
      <Form
        form={form}
        submitLabel={<Trans>Send feedback</Trans>}
        sendingLabel={<Trans>Sending...</Trans>}
        send={({ feedback }) => sendFeedback({ feedback, email: readUser()?.email ?? null })}
        onSuccess={({ data }, { feedback }) =>
          onClose({ kind: 'good', message: data.message, text: feedback })
        }
        onProblem={(problem, { feedback }) =>
          onClose({ kind: 'bad', message: (problem as Error).message, text: feedback })
        }
      >
        <FeedbackQuestion field={form.field('feedback')} />
      </Form>
    </Dialog>
  );
}
