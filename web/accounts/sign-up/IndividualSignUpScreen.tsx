import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { individualRegister } from '#contract/accounts.ts';
import { email, newPassword, passwordMessages } from '#contract/fields.ts';
import { paths } from '#contract/paths.ts';
import { send } from '#web/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Link } from '#web/ui/Link.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { useAccountReady } from './account-ready.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { consentOf, consentTyped, noConsent } from './consent-typed.ts';
import { checkSignUp } from './send-sign-up.ts';

export const handle: ScreenHandle = {
  title: msg`Individual sign up`,
  questions: [
    {
      question: msg`When do I pay?`,
      answer: msg`Not on this page. After your first log in you choose whether to subscribe.`,
    },
  ],
};

const typed = z.object({
  email: email('Email Required'),
  password: newPassword(passwordMessages.individual),
  ...consentTyped,
});

export function Component() {
  const { t } = useLingui();
  const accountReady = useAccountReady();
  const [operation] = useState(() => crypto.randomUUID());
  const form = useZodForm(typed, { email: '', password: '', ...noConsent });
  return (
    <AccountPage
      title={<Trans>Individual sign up</Trans>}
      links={
        <Link to={paths.individualLogin}>
          <Trans>Login</Trans>
        </Link>
      }
    >
      <Form
        form={form}
        submitLabel={<Trans>Sign Up</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={({ age, contact, ...account }) =>
          checkSignUp(
            send(individualRegister, {
              body: { ...account, consent: consentOf({ age, contact }), operation },
            }),
          )
        }
        onAnswer={(made) => accountReady({ ...made, message: t`Your account is ready. Please log in.` })}
      >
        <TextField label={<Trans>Email</Trans>} type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField
          label={<Trans>Password</Trans>}
          hint={<Trans>At least 8 characters.</Trans>}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <ConsentFields age={form.field('age')} contact={form.field('contact')} />
      </Form>
    </AccountPage>
  );
}
