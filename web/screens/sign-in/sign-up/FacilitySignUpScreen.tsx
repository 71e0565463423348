import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { facilityRegister } from '#contract/facility-sign-up.ts';
import { email, newPassword, passwordMessages } from '#contract/fields.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { newId } from '#web/lib/new-id.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { AccountPage, AlternativeLink } from '../AccountPage.tsx';
import { useAccountReady } from '../account-ready.ts';
import { ConsentFields } from '../ConsentFields.tsx';
import { noSignUpConsent, signUpConsentFields, signUpConsentOf } from '../consent.ts';
import { FacilityCodeField } from '../FacilityCodeFields.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { checkSignUp } from '../send-sign-up.ts';

export const handle: ScreenHandle = {
  title: msg`Facility sign up`,
  questions: [
    {
      question: msg`What is a facility code?`,
      answer: msg`Your facility gives you this code. It links you to your facility.`,
    },
    {
      question: msg`I run a facility and have no code. What now?`,
      answer: msg`Leave the code empty. Your facility is then set up, and you get a code to hand out. It is free for 30 days, from the day when the first member joins.`,
    },
  ],
};

const schema = z.object({
  email: email('emailRequired'),
  password: newPassword(passwordMessages.facility),
  facilityCode: z.string(),
  ...signUpConsentFields,
});

export function Component() {
  const accountReady = useAccountReady();
  const [idempotencyKey] = useState(() => newId());
  const form = useZodForm(schema, { email: '', password: '', facilityCode: '', ...noSignUpConsent });
  return (
    <AccountPage
      title={<Trans>Facility sign up</Trans>}
      links={
        <AlternativeLink question={<Trans>Have an account already?</Trans>} to={paths.facilityLogin}>
          <Trans>Login</Trans>
        </AlternativeLink>
      }
    >
      <Form
        form={form}
        submitLabel={<Trans>Sign Up</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={({ age, contact, study, ...account }) =>
          checkSignUp(
            send(facilityRegister, {
              body: { ...account, ...signUpConsentOf({ age, contact, study }), operation: idempotencyKey },
            }),
          )
        }
        onSuccess={accountReady}
      >
        <TextField label={<Trans>Email</Trans>} type="email" autoComplete="email" {...form.field('email')} />
        <NewPasswordField {...form.field('password')} />
        <FacilityCodeField
          {...form.field('facilityCode')}
          hint={
            <Trans>
              Leave this empty to set up a new facility, free for 30 days. You then get a code to hand out.
            </Trans>
          }
        />
        <ConsentFields age={form.field('age')} contact={form.field('contact')} study={form.field('study')} />
      </Form>
    </AccountPage>
  );
}
