import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { facilityRegister, individualUserExists } from '#contract/accounts.ts';
import { paths } from '#contract/paths.ts';
import { send } from '#web/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { BrandLink } from '#web/shell/BrandLink.tsx';
import { useConfig } from '#web/shell/config.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { Radio, RadioGroup } from '#web/ui/RadioGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { SignUpTyped } from './sign-up.ts';
import { signUpTyped } from './sign-up.ts';

export function SignUpForm() {
  const navigate = useNavigate();
  const { brand } = useConfig();
  const [operation] = useState(() => crypto.randomUUID());
  const form = useZodForm(signUpTyped, {
    userName: '',
    email: '',
    password: '',
    confirmPassword: '',
    hasFacilityCode: 'no',
    facilityCode: '',
  });
  const hasCode = form.control.watch('hasFacilityCode') === 'yes';
  const { error, id, ...hasFacilityCode } = form.field('hasFacilityCode');

  const signUp = async ({ userName, email, password, facilityCode }: SignUpTyped) => {
    if (!hasCode) return send(individualUserExists, { body: { email } });
    const body = { userName, email: email.trim() || null, password, facilityCode, operation };
    return send(facilityRegister, { body });
  };

  return (
    <Form
      form={form}
      submitLabel={<Trans>Next</Trans>}
      sendingLabel={<Trans>One moment...</Trans>}
      send={signUp}
      onAnswer={() => navigate(hasCode ? paths.facilityLogin : paths.billing)}
      after={
        <BrandLink address={brand.links.facilitySignUp}>
          <Trans>Sign up as Facility</Trans>
        </BrandLink>
      }
    >
      <TextField label={<Trans>Username</Trans>} autoComplete="username" {...form.field('userName')} />
      <TextField
        label={<Trans>Email</Trans>}
        hint={hasCode && <Trans>With a facility code you may leave this empty.</Trans>}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        hint={<Trans>At least 8 characters.</Trans>}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={<Trans>Confirm Password</Trans>}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <RadioGroup id={id} error={error} label={<Trans>Do you have a facility code?</Trans>} layout="row">
        <Radio {...hasFacilityCode} value="yes">
          <Trans>Yes</Trans>
        </Radio>
        <Radio {...hasFacilityCode} value="no">
          <Trans>No</Trans>
        </Radio>
      </RadioGroup>
      {hasCode && (
        <TextField
          label={<Trans>Facility code</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('facilityCode')}
        />
      )}
    </Form>
  );
}
