import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { type Account, changeAccount } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { OwnerField, ownerPasswordSchema } from '../owner/OwnerField.tsx';

/** Only the owner can change the address; the new one is used once the link sent to it is opened. */
export function EmailSection({ account }: { account: Account }) {
  const refetch = useRefetchAccount();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const onSent = ({ message }: { message: string }) => {
    setMessage(message);
    setOpen(false);
    void refetch();
  };
  return (
    <Section
      id="email"
      title={<Trans>Email</Trans>}
      value={
        <>
          <p>
            <EmailStatus account={account} />
          </p>
          {account.email !== null && !account.emailVerified && (
            <ActionButton
              label={<Trans>Send the confirmation again</Trans>}
              sendingLabel={<Trans>Sending...</Trans>}
              send={() => send(changeAccount, { body: { email: account.email ?? '' } })}
              onSuccess={onSent}
            />
          )}
          {account.pendingEmail && message === null && (
            <Notice kind="info">
              <Trans>
                We have sent a link to <EmailAddress text={account.pendingEmail} />. Open it to confirm your
                new address.
              </Trans>
            </Notice>
          )}
          {message !== null && !isOpen && (
            <Notice kind="good" focus>
              <EmailAddress text={message} />
            </Notice>
          )}
        </>
      }
      change={{ isOpen, setOpen, form: <EmailForm account={account} onSent={onSent} /> }}
    />
  );
}

type EmailFormProps = { account: Account; onSent: (response: { message: string }) => void };

function EmailForm({ account, onSent }: EmailFormProps) {
  const schema = z.object({ email: email('emailRequired'), currentPassword: ownerPasswordSchema(account) });
  const form = useZodForm(schema, { email: '', currentPassword: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Send a link to this address</Trans>}
      sendingLabel={<Trans>Sending...</Trans>}
      send={(body) => send(changeAccount, { body })}
      onSuccess={onSent}
    >
      <TextField
        label={<Trans>New email address</Trans>}
        type="email"
        autoComplete="email"
        {...form.field('email')}
      />
      <OwnerField account={account} {...form.field('currentPassword')} />
    </Form>
  );
}

function EmailStatus({ account: { email, emailVerified } }: { account: Account }) {
  if (email === null) return <Trans>We have no email address of yours.</Trans>;
  return emailVerified ? (
    <Trans>
      Your address is <EmailAddress text={email} />. It is confirmed.
    </Trans>
  ) : (
    <Trans>
      Your address <EmailAddress text={email} /> is not confirmed yet. Open the link in our email.
    </Trans>
  );
}
