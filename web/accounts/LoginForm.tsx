import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { login, loginBody } from '#contract/accounts.ts';
import { paths } from '#contract/paths.ts';
import { send } from '#web/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { keepSession } from './session.ts';

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
}));

export function LoginForm() {
  const navigate = useNavigate();
  const form = useZodForm(loginBody, { email: '', password: '' });
  const [forgotFor, setForgotFor] = useState<string | null>(null);
  return (
    <>
      <Form
        form={form}
        submitLabel={<Trans>Login</Trans>}
        sendingLabel={<Trans>Logging in...</Trans>}
        send={(body) => send(login, { body })}
        onAnswer={(session) => {
          keepSession(session);
          navigate(paths.dashboard, { replace: true });
        }}
        after={
          <Button kind="quiet" onClick={() => setForgotFor(form.control.getValues('email'))}>
            <Trans>Forgot Password</Trans>
          </Button>
        }
      >
        <TextField
          label={<Trans>Username or Email</Trans>}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Form>
      {forgotFor !== null && (
        <Suspense>
          <ForgotPasswordDialog email={forgotFor} onClose={() => setForgotFor(null)} />
        </Suspense>
      )}
    </>
  );
}
