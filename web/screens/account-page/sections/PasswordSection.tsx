import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { newPassword, passwordMessages } from '#contract/fields.ts';
import { type Account, changePassword } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { formatDate } from '#web/shell/dates.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { OwnerField, ownerPasswordSchema } from '../owner/OwnerField.tsx';

const chosen = newPassword(passwordMessages.signUp);

/** Users who signed up with Google or Facebook have no password yet, and may choose one. */
export function PasswordSection({ account }: { account: Account }) {
  const { hasPassword, passwordsGiven = [] } = account;
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const onChanged = (message: string) => {
    setMessage(message);
    setOpen(false);
  };
  return (
    <Section
      id="password"
      title={<Trans>Password</Trans>}
      value={
        <>
          {passwordsGiven.map((given) => (
            <GivenPassword key={given.at} {...given} />
          ))}
          {passwordsGiven.length > 0 && (
            <p>
              <Trans>If you did not ask for it, choose another one here.</Trans>
            </p>
          )}
          {passwordsGiven.length === 0 && (
            <p>
              {hasPassword ? (
                <Trans>Your password is set.</Trans>
              ) : (
                <Trans>You have no password. With one you can also log in without Google or Facebook.</Trans>
              )}
            </p>
          )}
          {message !== null && !isOpen && (
            <Notice kind="good" focus>
              {message}
            </Notice>
          )}
        </>
      }
      change={{ isOpen, setOpen, form: <PasswordForm account={account} onChanged={onChanged} /> }}
    />
  );
}

type PasswordFormProps = { account: Account; onChanged: (message: string) => void };

function PasswordForm({ account, onChanged }: PasswordFormProps) {
  const refetch = useRefetchAccount();
  const schema = z.object({ currentPassword: ownerPasswordSchema(account), newPassword: chosen });
  const form = useZodForm(schema, { currentPassword: '', newPassword: '' });
  return (
    <Form
      form={form}
      submitLabel={account.hasPassword ? <Trans>Change my password</Trans> : <Trans>Choose a password</Trans>}
      sendingLabel={<Trans>Saving...</Trans>}
      send={(body) => send(changePassword, { body })}
      onSuccess={({ message }) => {
        onChanged(message);
        void refetch();
      }}
    >
      <OwnerField
        account={account}
        label={<Trans>Your password now</Trans>}
        {...form.field('currentPassword')}
      />
      <PasswordField
        label={<Trans>New password</Trans>}
        hint={<Trans>At least 8 characters.</Trans>}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
    </Form>
  );
}

/** Informs the user, who may not have asked for it. */
function GivenPassword({ from, by, at }: NonNullable<Account['passwordsGiven']>[number]) {
  const day = formatDate(at, 'dddd, MMMM Do YYYY');
  return (
    <p>
      {from === 'operator' && <Trans>We gave you a new password on {day}.</Trans>}
      {from === 'facility' && by === null && <Trans>Your facility gave you a new password on {day}.</Trans>}
      {from === 'facility' && by !== null && (
        <Trans>
          {by} gave you a new password on {day}.
        </Trans>
      )}
    </p>
  );
}
