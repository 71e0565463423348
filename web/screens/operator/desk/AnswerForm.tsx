import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { answerBody, answerTicket, type ListedTicket } from '#contract/operator-desk.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { sendOnce } from '#web/screens/support/send-once.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { answerDraft } from './answer-drafts.ts';
import styles from './Desk.module.css';

type AnswerFormProps = {
  ticket: ListedTicket;
  onDone: (response: { message: string }) => void;
  onCancel: () => void;
};

/** The answer to a message, which is sent as an email. The same text sent again is one email. */
export function AnswerForm({ ticket: { id: ticketId, name }, onDone, onCancel }: AnswerFormProps) {
  const [draft] = useState(() => answerDraft(ticketId));
  const form = useZodForm(answerBody, { answer: '' }, draft);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={place} className={styles.form}>
      <Form
        form={form}
        submitLabel={<Trans>Send the email</Trans>}
        sendingLabel={<Trans>Sending...</Trans>}
        send={({ answer }) =>
          sendOnce({ ticketId, answer }, (operation) =>
            send(answerTicket, { params: { ticketId }, body: { answer, operation } }),
          )
        }
        onSuccess={(response) => {
          draft.end();
          onDone(response);
        }}
        after={
          <Button
            variant="link"
            onClick={() => {
              draft.end();
              onCancel();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        <TextArea
          label={<Trans>Your answer to {name}</Trans>}
          hint={<Trans>It is sent by email, with the message below it.</Trans>}
          rows={8}
          {...form.field('answer')}
        />
      </Form>
    </div>
  );
}
