import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { userName } from '#contract/accounts.ts';
import { atMost } from '#contract/fields.ts';
import { type Account, changeAccount } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';

const schema = z.object({
  name: z.string().check(z.trim(), atMost(120)),
  userName,
});

export function NameSection({ account }: { account: Account }) {
  const { name, userName } = account;
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const onSaved = (message: string) => {
    setSaved(message);
    setOpen(false);
  };
  return (
    <Section
      id="name"
      title={<Trans>Name</Trans>}
      value={
        <>
          {name && <p translate="no">{name}</p>}
          <p>
            <Trans>
              Your username is <span translate="no">{userName}</span>.
            </Trans>
          </p>
          {saved !== null && !isOpen && (
            <Notice kind="good" focus>
              {saved}
            </Notice>
          )}
        </>
      }
      change={{ isOpen, setOpen, form: <NameForm account={account} onSaved={onSaved} /> }}
    />
  );
}

function NameForm({ account, onSaved }: { account: Account; onSaved: (message: string) => void }) {
  const refetch = useRefetchAccount();
  const form = useZodForm(schema, { name: account.name ?? '', userName: account.userName });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Save my name</Trans>}
      sendingLabel={<Trans>Saving...</Trans>}
      send={(body) => send(changeAccount, { body })}
      onSuccess={({ message }) => {
        onSaved(message);
        void refetch();
      }}
    >
      <TextField
        label={<Trans>Your name</Trans>}
        hint={<Trans>You may leave this empty.</Trans>}
        autoComplete="name"
        {...form.field('name')}
      />
      <TextField
        label={<Trans>Username</Trans>}
        hint={<Trans>You can log in with it.</Trans>}
        autoComplete="username"
        {...form.field('userName')}
      />
    </Form>
  );
}
