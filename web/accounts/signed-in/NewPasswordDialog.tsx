import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { newPassword, passwordMessages } from '#contract/fields.ts';
import { changePassword } from '#contract/own-account.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { keepUser } from '#web/session/current-session.ts';
import { AlertDialog } from '#web/ui/Dialog.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { LogOutButton } from '../log-out/LogOutButton.tsx';

const typed = z.object({ newPassword: newPassword(passwordMessages.signUp) });

/** After a log in with the facility's one-time password, which does not work again (decision G52). */
export function NewPasswordDialog({ user }: { user: User }) {
  const form = useZodForm(typed, { newPassword: '' });
  return (
    <AlertDialog title={<Trans>Choose your own password</Trans>} isOpen onClose={() => {}}>
      <Form
        form={form}
        submitLabel={<Trans>Save the new password</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={(body) => send(changePassword, { body })}
        onAnswer={() => keepUser({ ...user, newPasswordRequired: false })}
        after={<LogOutButton />}
      >
        <p>
          <Trans>You logged in with a password that works once. Please choose one for the next time.</Trans>
        </p>
        <PasswordField
          label={<Trans>New password</Trans>}
          hint={<Trans>At least 8 characters.</Trans>}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
      </Form>
    </AlertDialog>
  );
}
