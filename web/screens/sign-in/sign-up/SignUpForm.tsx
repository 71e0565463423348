import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { individualUserExists } from '#contract/accounts.ts';
import { facilityRegister } from '#contract/facility-sign-up.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { useConfig } from '#web/data/config.tsx';
import { readRememberedNames, savePendingSignUp } from '#web/data/session/pending-sign-up.ts';
import type { UnregisteredSocialUser } from '#web/data/session/social-user.ts';
import { Form } from '#web/forms/Form.tsx';
import { type Draft, useZodForm } from '#web/forms/use-zod-form.ts';
import { newId } from '#web/lib/new-id.ts';
import { OldestBrowsers } from '#web/shell/help/OldestBrowsers.tsx';
import { BrandLink } from '#web/shell/layout/BrandLink.tsx';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { useAccountReady } from '../account-ready.ts';
import { consentGiven, signUpConsentOf } from '../consent.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { SignUpStep } from '../SignUpStep.tsx';
import { SocialSignIn } from '../SocialSignIn.tsx';
import { checkSignUp } from '../send-sign-up.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { type SignUpInput, type SignUpValues, signUpSchema } from './sign-up-schema.ts';
import { passwordBefore, useRefusal } from './use-refusal.tsx';

type SignUpFormProps = {
  onUnregistered: (unregistered: UnregisteredSocialUser) => void;
  draft: Draft<SignUpInput>;
};

/** The sign-up tab: with a facility code the account is created at once, without one billing comes next. */
export function SignUpForm({ onUnregistered, draft }: SignUpFormProps) {
  const navigate = useNavigate();
  const accountReady = useAccountReady();
  const { brand } = useConfig();
  const [idempotencyKey] = useState(() => newId());
  const form = useZodForm(
    signUpSchema,
    {
      // In the order of the fields, in which the faults are told.
      hasFacilityCode: 'no',
      facilityCode: '',
      userName: '',
      email: '',
      ...readRememberedNames(),
      ...passwordBefore(),
      ...consentGiven(),
    },
    draft,
  );
  const refusal = useRefusal(form);
  const hasCode = form.watch('hasFacilityCode') === 'yes';

  /** Returns the new account, or null when billing comes first. */
  const signUp = async (typed: SignUpValues) => {
    const { userName, email, password, facilityCode } = typed;
    if (!hasCode) {
      await send(individualUserExists, { body: { userName, email, password } });
      return null;
    }
    const body = {
      userName,
      email: email.trim() || null,
      password,
      facilityCode,
      ...signUpConsentOf(typed),
      operation: idempotencyKey,
    };
    return checkSignUp(send(facilityRegister, { body }));
  };

  return (
    <>
      <SignUpStep isOnly={hasCode} />
      {refusal}
      <Form
        form={form}
        submitLabel={<Trans>Next</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={signUp}
        onSuccess={(made, typed) => {
          if (made) return accountReady(made);
          const { userName, email, password } = typed;
          savePendingSignUp({ isSocialLogin: false, userName, email, password, ...signUpConsentOf(typed) });
          navigate(paths.billing);
        }}
        after={
          <>
            <OldestBrowsers />
            <BrandLink address={brand.links.facilitySignUp}>
              <Trans>Sign up as Facility</Trans>
            </BrandLink>
          </>
        }
      >
        <SignUpFields
          field={form.field}
          hasCode={hasCode}
          emailHint={hasCode && <Trans>With a facility code you may leave this empty.</Trans>}
          password={
            <>
              <NewPasswordField {...form.field('password')} />
              <PasswordField
                label={<Trans>Confirm Password</Trans>}
                autoComplete="new-password"
                {...form.field('confirmPassword')}
              />
            </>
          }
        />
      </Form>
      <SocialSignIn mode="signUp" onUnregistered={onUnregistered} />
    </>
  );
}
