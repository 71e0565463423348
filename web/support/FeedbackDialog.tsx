import { Trans, useLingui } from '@lingui/react/macro';
import { feedbackBody, giveFeedback } from '#contract/support.ts';
import { send } from '#web/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { readUser } from '#web/session/current-session.ts';
import { useConfig } from '#web/shell/config.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { feedbackDraft } from './feedback-draft.ts';
import { sendOnce } from './send-once.ts';

/** The outcome of a feedback, and the text that was sent. */
export type FeedbackOutcome = { kind: 'good' | 'bad'; message: string; text: string };

type FeedbackDialogProps = {
  /** Called with the outcome, or with null if the dialog was closed without sending. */
  onClose: (outcome: FeedbackOutcome | null) => void;
};

/** Keeps the typed text when it is closed and after a failure, until the server has accepted it (decision G115). */
export function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  const { t } = useLingui();
  const { brand } = useConfig();
  const form = useZodForm(feedbackBody, { feedback: '' }, feedbackDraft);
  return (
    <Dialog isOpen onClose={() => onClose(null)} title={<Trans>Give a feedback</Trans>}>
      <Form
        form={form}
        submitLabel={<Trans>Send feedback</Trans>}
        sendingLabel={<Trans>Sending...</Trans>}
        send={({ feedback }) => {
          const content = { feedback, email: readUser()?.email ?? null };
          return sendOnce(content, (idempotencyKey) =>
            send(giveFeedback, {
              body: { ...content, submittedOn: new Date().toISOString(), operation: idempotencyKey },
            }),
          );
        }}
        onSuccess={({ data }, { feedback }) =>
          onClose({ kind: 'good', message: data.message, text: feedback })
        }
        onProblem={(problem, { feedback }) =>
          onClose({ kind: 'bad', message: (problem as Error).message, text: feedback })
        }
      >
        <TextArea
          label={
            <Trans>
              Is there anything you would like to add about your experience with the "{brand.product}"?
            </Trans>
          }
          placeholder={t`Enter your feedback here...`}
          rows={5}
          {...form.field('feedback')}
        />
      </Form>
    </Dialog>
  );
}
