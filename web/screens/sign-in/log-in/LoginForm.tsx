import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { login, loginBody } from '#contract/accounts.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import type { UnregisteredSocialUser } from '#web/data/session/social-user.ts';
import { suggestedLogin } from '#web/data/session/suggested-login.ts';
import { Form } from '#web/forms/Form.tsx';
import { type Draft, useZodForm } from '#web/forms/use-zod-form.ts';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { ForgotKind } from '../ForgotPasswordDialog.tsx';
import { SocialSignIn } from '../SocialSignIn.tsx';
import { startSession } from '../start-session.ts';
import { useSecondStep } from '../use-second-step.tsx';

const ForgotPasswordDialog = lazyPart(
  async () => (await import('../ForgotPasswordDialog.tsx')).ForgotPasswordDialog,
  { cancel: ({ onClose }) => onClose() },
);

/** The call of a login page and the label of its first field; every call accepts every kind of account (docs/product-decisions.md#any-login). */
export type LoginCall = {
  endpoint: typeof login;
  body: typeof loginBody;
  label: ReactNode;
  hint?: ReactNode;
};

const commonLogin: LoginCall = { endpoint: login, body: loginBody, label: <Trans>Username or Email</Trans> };

export type LoginInput = z.input<typeof loginBody>;

type LoginFormProps = {
  kind?: ForgotKind;
  call?: LoginCall | undefined;
  /** Called for a user of Google or Facebook without an account; without it their buttons are left out. */
  onUnregistered?: (unregistered: UnregisteredSocialUser) => void;
  draft?: Draft<LoginInput>;
};

export function LoginForm({ kind = 'common', call = commonLogin, onUnregistered, draft }: LoginFormProps) {
  const navigate = useNavigate();
  const { endpoint, body, label, hint } = call;
  const form = useZodForm(body, { email: suggestedLogin(), password: '', shared: false }, draft);
  const [forgotFor, setForgotFor] = useState<string | null>(null);
  const shared = form.watch('shared') ?? false;
  const secondStep = useSecondStep((session, isShared) => {
    startSession(session, isShared);
    navigate(paths.dashboard, { replace: true });
  });
  return (
    <>
      <Form
        form={form}
        submitLabel={<Trans>Login</Trans>}
        sendingLabel={<Trans>Logging in...</Trans>}
        send={(typed) => send(endpoint, { body: typed })}
        onSuccess={(result, typed) => secondStep.proceed(result, typed.shared ?? false)}
        after={
          <Button variant="link" onClick={() => setForgotFor(form.values().email)}>
            <Trans>Forgot Password</Trans>
          </Button>
        }
      >
        <TextField label={label} hint={hint} autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Checkbox label={<Trans>This is a shared computer</Trans>} {...form.field('shared')} />
      </Form>
      {onUnregistered && <SocialSignIn mode="login" shared={shared} onUnregistered={onUnregistered} />}
      {secondStep.dialog}
      {forgotFor !== null && (
        <ForgotPasswordDialog kind={kind} email={forgotFor} onClose={() => setForgotFor(null)} />
      )}
    </>
  );
}
