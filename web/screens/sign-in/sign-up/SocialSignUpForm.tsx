import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { individualUserExists } from '#contract/accounts.ts';
import { paths } from '#contract/pages/paths.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import { readPendingSignUp, savePendingSignUp } from '#web/data/session/pending-sign-up.ts';
import { providerNames, type UnregisteredSocialUser } from '#web/data/session/social-user.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { useAccountReady } from '../account-ready.ts';
import { consentGiven, signUpConsentOf } from '../consent.ts';
import { SignUpStep } from '../SignUpStep.tsx';
import { signUpWithFacility } from '../send-sign-up.ts';
import type { SignInResult } from '../social/log-in-with-proof.ts';
import { SocialOutcome } from '../social/SocialOutcome.tsx';
import { useSocialSignIn } from '../social/use-social-sign-in.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { type SocialSignUpValues, socialSignUpSchema } from './sign-up-schema.ts';
import { useRefusal } from './use-refusal.tsx';

type SocialSignUpFormProps = UnregisteredSocialUser & { onPasswordInstead: () => void };

/** The sign-up tab for users of Google or Facebook: name and email are filled in, a password is not needed. */
export function SocialSignUpForm({ person, message, onPasswordInstead }: SocialSignUpFormProps) {
  const navigate = useNavigate();
  const accountReady = useAccountReady();
  const entry = useSocialSignIn({ shared: false, onUnregistered: () => {} });
  const [idempotencyKey] = useState(() => newId());
  const before = readPendingSignUp();
  const form = useZodForm(socialSignUpSchema, {
    hasFacilityCode: 'no',
    facilityCode: '',
    userName: before?.userName ?? person.name,
    email: person.email ?? before?.email ?? '',
    ...consentGiven(),
  });
  const refusal = useRefusal(form);
  const hasCode = form.watch('hasFacilityCode') === 'yes';
  const provider = providerNames[person.proof.signUpMethod];

  /** Returns the new account, or null when billing comes first. */
  const signUp = async (typed: SocialSignUpValues) => {
    const { userName, email, facilityCode } = typed;
    if (!hasCode) return checkAvailability(userName, email);
    const given = {
      userName,
      email: email.trim() || null,
      facilityCode,
      ...signUpConsentOf(typed),
      operation: idempotencyKey,
    };
    const made = await signUpWithFacility(person.proof, given);
    if (made.auth || isKnown(made)) return made;
    throw new ApiProblem(422, { message: made.message, errors: { email: made.message } });
  };
  /** Whether there is an account with the address that Google or Facebook verified. */
  const isKnown = ({ code }: { code: string }) => code === 'email_taken' && person.email !== null;

  /** Null when both are free; a user who has an account already is logged in. @throws ApiProblem */
  const checkAvailability = async (userName: string, email: string): Promise<SignInResult | null> => {
    try {
      await send(individualUserExists, { body: { userName, email } });
      return null;
    } catch (problem) {
      if (!(problem instanceof ApiProblem && isKnown(problem))) throw problem;
      return { auth: false, code: 'email_taken', message: problem.message };
    }
  };

  return (
    <Stack>
      <ProviderHeading>
        <Trans>Sign up with {provider}</Trans>
      </ProviderHeading>
      <SignUpStep isOnly={hasCode} />
      {refusal}
      {message && <Notice kind="info">{message}</Notice>}
      <SocialOutcome entry={entry} />
      <Form
        form={form}
        submitLabel={<Trans>Next</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={signUp}
        onSuccess={(made, typed) => {
          if (made) return made.auth ? accountReady(made) : entry.logIn(person, made.message);
          const { userName, email } = typed;
          savePendingSignUp({
            isSocialLogin: true,
            social: person,
            userName,
            email,
            ...signUpConsentOf(typed),
          });
          navigate(paths.billing);
        }}
        after={
          <Button variant="link" onClick={onPasswordInstead}>
            <Trans>Sign up with a password instead</Trans>
          </Button>
        }
      >
        <SignUpFields
          field={form.field}
          hasCode={hasCode}
          emailHint={
            person.email ? (
              <Trans>This is your address at {provider}.</Trans>
            ) : (
              <Trans>{provider} did not give us an address.</Trans>
            )
          }
          isEmailFixed={person.email !== null}
        />
      </Form>
    </Stack>
  );
}

/** Takes the focus: the form came by itself, or in place of another one (docs/product-decisions.md#unregistered-provider). */
function ProviderHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
