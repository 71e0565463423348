import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { givenPassword, newPassword, passwordMessages } from '#contract/fields.ts';
import { changePassword } from '#contract/own-account.ts';
import { send } from '#web/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { useReadAgain } from './account-query.ts';
import { Section } from './Section.tsx';

const chosen = newPassword(passwordMessages.signUp);
const changed = z.object({ currentPassword: givenPassword('Password Required'), newPassword: chosen });
const first = z.object({ currentPassword: z.string(), newPassword: chosen });

/** Who came by Google or Facebook has no password yet, and may choose one. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const readAgain = useReadAgain();
  const [said, setSaid] = useState<string | null>(null);
  const form = useZodForm(hasPassword ? changed : first, { currentPassword: '', newPassword: '' });
  return (
    <Section id="password" title={<Trans>Password</Trans>}>
      {!hasPassword && (
        <p>
          <Trans>You have no password. With one you can also log in without Google or Facebook.</Trans>
        </p>
      )}
      <Form
        form={form}
        submitLabel={hasPassword ? <Trans>Change my password</Trans> : <Trans>Choose a password</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={({ currentPassword, newPassword }) =>
          send(changePassword, { body: hasPassword ? { currentPassword, newPassword } : { newPassword } })
        }
        onAnswer={({ message }) => {
          setSaid(message);
          form.control.reset();
          void readAgain();
        }}
      >
        {hasPassword && (
          <PasswordField
            label={<Trans>Your password now</Trans>}
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        )}
        <PasswordField
          label={<Trans>New password</Trans>}
          hint={<Trans>At least 8 characters.</Trans>}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
      </Form>
      {said !== null && (
        <Notice kind="good" announce>
          {said}
        </Notice>
      )}
    </Section>
  );
}
