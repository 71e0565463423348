import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { givenPassword } from '#contract/fields.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ForgotPasswordDialog } from '../ForgotPasswordDialog.tsx';

const schema = z.object({ password: givenPassword('passwordToLogIn') });

type PasswordOnceDialogProps = {
  message: string;
  email: string | null;
  send: (password: string) => Promise<void>;
  onClose: () => void;
};

/** When the address alone does not prove enough, a provider opens an account only with its password (docs/product-decisions.md#existing-email). */
export function PasswordOnceDialog({ message, email, send, onClose }: PasswordOnceDialogProps) {
  const form = useZodForm(schema, { password: '' });
  const [forgot, setForgot] = useState(false);
  if (forgot)
    return <ForgotPasswordDialog kind="common" email={email ?? ''} onClose={() => setForgot(false)} />;
  return (
    <Dialog title={<Trans>Type your password once</Trans>} isOpen onClose={onClose}>
      <Form
        form={form}
        submitLabel={<Trans>Login</Trans>}
        sendingLabel={<Trans>Logging in...</Trans>}
        send={({ password }) => send(password)}
        onSuccess={() => {}}
        after={
          <Button variant="link" onClick={() => setForgot(true)}>
            <Trans>Forgot Password</Trans>
          </Button>
        }
      >
        <p>{message}</p>
        <PasswordField
          label={email ? <Trans>Password of {email}</Trans> : <Trans>Password</Trans>}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Form>
    </Dialog>
  );
}
