import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ZodField } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ConsentFields } from '../ConsentFields.tsx';
import { FacilityCodeFields } from '../FacilityCodeFields.tsx';
import { FieldGroup } from '../FieldGroup.tsx';

type FieldOfBoth = 'userName' | 'email' | 'hasFacilityCode' | 'facilityCode' | 'age' | 'contact' | 'study';

type SignUpFieldsProps = {
  field: (name: FieldOfBoth) => ZodField;
  hasCode: boolean;
  emailHint: ReactNode;
  isEmailFixed?: boolean;
  /** After name and email. */
  password?: ReactNode;
};

/** The fields of the sign-up tab in three groups, with a password or for users of Google or Facebook. */
export function SignUpFields({ field, hasCode, emailHint, isEmailFixed, password }: SignUpFieldsProps) {
  return (
    <>
      {/* First, because the email may be left out with a code. */}
      <FacilityCodeFields
        hasCode={hasCode}
        hasFacilityCode={field('hasFacilityCode')}
        facilityCode={field('facilityCode')}
      />
      <FieldGroup title={<Trans>Your account</Trans>}>
        <TextField label={<Trans>Username</Trans>} autoComplete="username" {...field('userName')} />
        <TextField
          label={<Trans>Email</Trans>}
          hint={emailHint}
          type="email"
          autoComplete="email"
          readOnly={isEmailFixed}
          {...field('email')}
        />
        {password}
      </FieldGroup>
      <FieldGroup title={<Trans>Before you sign up</Trans>}>
        <ConsentFields age={field('age')} contact={field('contact')} study={field('study')} />
      </FieldGroup>
    </>
  );
}
