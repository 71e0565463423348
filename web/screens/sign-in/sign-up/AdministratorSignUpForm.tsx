import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { userName } from '#contract/accounts.ts';
import { administratorRegister } from '#contract/administrator-sign-up.ts';
import { newPassword, passwordMessages } from '#contract/fields.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { newId } from '#web/lib/new-id.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { useAccountReady } from '../account-ready.ts';
import { ConsentFields } from '../ConsentFields.tsx';
import { noSignUpConsent, signUpConsentFields, signUpConsentOf } from '../consent.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { checkSignUp } from '../send-sign-up.ts';

const schema = z.object({
  userName,
  password: newPassword(passwordMessages.facility),
  ...signUpConsentFields,
});

/** Makes the account of somebody who was invited to be an administrator; the address is the invited one. */
export function AdministratorSignUpForm({ token, email }: { token: string; email: string }) {
  const accountReady = useAccountReady();
  const [idempotencyKey] = useState(() => newId());
  const form = useZodForm(schema, { userName: '', password: '', ...noSignUpConsent });
  return (
    <>
      <h2>
        <Trans>Make your account</Trans>
      </h2>
      <p>
        <Trans>
          Your account gets the email address <EmailAddress text={email} />.
        </Trans>
      </p>
      <Form
        form={form}
        submitLabel={<Trans>Sign Up</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={({ age, contact, study, ...account }) =>
          checkSignUp(
            send(administratorRegister, {
              params: { token },
              body: { ...account, ...signUpConsentOf({ age, contact, study }), operation: idempotencyKey },
            }),
          )
        }
        onSuccess={accountReady}
      >
        <TextField label={<Trans>Username</Trans>} autoComplete="username" {...form.field('userName')} />
        <NewPasswordField {...form.field('password')} />
        <ConsentFields age={form.field('age')} contact={form.field('contact')} study={form.field('study')} />
      </Form>
    </>
  );
}
