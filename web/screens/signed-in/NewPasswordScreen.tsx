import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { getMe } from '#contract/accounts.ts';
import { newPassword, passwordMessages } from '#contract/fields.ts';
import { changePassword } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { readUser, storeUser } from '#web/data/session/current-session.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { LogOutButton } from '#web/screens/log-out/LogOutButton.tsx';
import { AccountPage } from '#web/screens/sign-in/AccountPage.tsx';
import { goodPasswordQuestion } from '#web/screens/sign-in/new-password-questions.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';

export const handle: ScreenHandle = {
  title: msg`Choose your own password`,
  questions: [
    goodPasswordQuestion,
    {
      question: msg`Why can I see nothing else yet?`,
      answer: msg`Somebody gave you a password for one log in. They know it, too. Once you have chosen your own, your account opens.`,
    },
  ],
};

const schema = z.object({ newPassword: newPassword(passwordMessages.signUp) });

/**
 * Saves the new password. If the response to an earlier try was lost, that password is saved already, and the server
 * asks for it in a field that this page does not have: then nothing is left to do here.
 */
async function save(body: z.output<typeof schema>): Promise<{ message: string }> {
  try {
    return await send(changePassword, { body });
  } catch (problem) {
    const now = await send(getMe, {}).catch(() => null);
    if (!now || now.user.newPasswordRequired) throw problem;
    return { message: t`Your password is saved, as you typed it the first time.` };
  }
}

/** After a log in with a one-time password, which does not work again. No other page opens before (docs/product-decisions.md#no-email). */
export function Component() {
  const form = useZodForm(schema, { newPassword: '' });
  const onSaved = ({ message }: { message: string }) => {
    flashOnNextPage({ kind: 'good', text: message });
    const user = readUser();
    if (user) storeUser({ ...user, newPasswordRequired: false });
    void import('#web/data/queries/account-settings.ts').then(({ applyAccountSettings }) =>
      applyAccountSettings(),
    );
  };
  return (
    <AccountPage title={<Trans>Choose your own password</Trans>}>
      <Form
        form={form}
        submitLabel={<Trans>Save the new password</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={save}
        onSuccess={onSaved}
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
    </AccountPage>
  );
}
