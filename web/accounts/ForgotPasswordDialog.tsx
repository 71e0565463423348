import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { forgotBody, forgotPassword } from '#contract/accounts.ts';
import { send } from '#web/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Asks where to send the link; filled in with what was typed to log in. */
export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useZodForm(forgotBody, { email });
  return (
    <Dialog title={<Trans>Forgot Password</Trans>} isOpen onClose={onClose}>
      {message === null ? (
        <Form
          form={form}
          submitLabel={<Trans>Send me a link</Trans>}
          sendingLabel={<Trans>Sending...</Trans>}
          send={(body) => send(forgotPassword, { body })}
          onAnswer={(answer) => setMessage(answer.message)}
        >
          <TextField
            label={<Trans>Username or Email</Trans>}
            hint={<Trans>We send you a link to choose a new password.</Trans>}
            autoComplete="username"
            {...form.field('email')}
          />
        </Form>
      ) : (
        <Notice kind="good" announce>
          {message}
        </Notice>
      )}
    </Dialog>
  );
}
