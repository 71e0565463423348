import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { login, loginBody } from '#contract/accounts.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/data/api/client.ts';
import { useOutboxState } from '#web/data/outbox/device-outbox.ts';
import { closeSession, currentSession } from '#web/data/session/current-session.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { ForgotPasswordDialog } from '#web/screens/sign-in/ForgotPasswordDialog.tsx';
import { SocialSignIn } from '#web/screens/sign-in/SocialSignIn.tsx';
import { startSession } from '#web/screens/sign-in/start-session.ts';
import { useSecondStep } from '#web/screens/sign-in/use-second-step.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

/**
 * The session expired while the page was open: the page stays as it is, and continues after the log in. Answers given
 * meanwhile wait in the outbox (docs/product-decisions.md#sessions).
 */
export function SignInAgainDialog({ user }: { user: User }) {
  const queries = useQueryClient();
  const { isDurable } = useOutboxState();
  const form = useZodForm(loginBody, { email: user.email ?? user.userName, password: '' });
  const [shared] = useState(() => currentSession()?.isShared ?? false);
  const [notRegistered, setNotRegistered] = useState<string | null>(null);
  const [forgotFor, setForgotFor] = useState<string | null>(null);

  const refetchAll = () => void queries.invalidateQueries();
  const secondStep = useSecondStep((session) => {
    startSession(session, shared);
    refetchAll();
  });

  return (
    <AlertDialog
      title={
        isDurable ? (
          <Trans>Please sign in again, your answers are safe</Trans>
        ) : (
          <Trans>Please sign in again</Trans>
        )
      }
      isOpen
      onClose={() => {}}
    >
      <Form
        form={form}
        submitLabel={<Trans>Login</Trans>}
        after={
          <>
            <Button variant="link" onClick={() => setForgotFor(form.values().email)}>
              <Trans>Forgot Password</Trans>
            </Button>
            <Button variant="link" onClick={closeSession}>
              <Trans>Go to the home page instead</Trans>
            </Button>
          </>
        }
        sendingLabel={<Trans>Logging in...</Trans>}
        send={(body) => send(login, { body: { ...body, shared } })}
        onSuccess={(result) => secondStep.proceed(result, shared)}
      >
        <TextField
          label={<Trans>Username or Email</Trans>}
          autoComplete="username"
          {...form.field('email')}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          {...form.field('password')}
        />
      </Form>
      <SocialSignIn
        mode="login"
        shared={shared}
        onUnregistered={({ message }) => setNotRegistered(message)}
        onSignedIn={refetchAll}
      />
      {notRegistered && (
        <Notice kind="bad" announce>
          {notRegistered}
        </Notice>
      )}
      {secondStep.dialog}
      {forgotFor !== null && (
        <ForgotPasswordDialog kind="common" email={forgotFor} onClose={() => setForgotFor(null)} />
      )}
    </AlertDialog>
  );
}
