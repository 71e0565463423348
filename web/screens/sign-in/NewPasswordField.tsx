import { Trans } from '@lingui/react/macro';
import type { ZodField } from '#web/forms/use-zod-form.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';

/** The password of an account that is made with this form. */
export function NewPasswordField(field: ZodField) {
  return (
    <PasswordField
      label={<Trans>Password</Trans>}
      hint={<Trans>At least 8 characters.</Trans>}
      autoComplete="new-password"
      {...field}
    />
  );
}
