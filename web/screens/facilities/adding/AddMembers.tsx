import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { userName } from '#contract/accounts.ts';
import { addMember } from '#contract/facility-adding-members.ts';
import { email } from '#contract/fields.ts';
import type { Account } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { useRefetchMembers } from '../member-queries.ts';
import { TitledCard } from '../TitledCard.tsx';
import styles from './AddMembers.module.css';
import { Cards } from './Cards.tsx';
import { ImportMembers } from './ImportMembers.tsx';

type AddMembersProps = { facility: NonNullable<Account['facility']> };

/** Adds members one by one or from a file, and prints the cards of those without an email address. */
export function AddMembers({ facility }: AddMembersProps) {
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const refetchMembers = useRefetchMembers();
  const refetchAccount = useRefetchAccount();
  const count = done?.count ?? 0;
  const onAdded = ({ message }: { message: string }) => {
    setDone({ message, count: count + 1 });
    void refetchMembers();
    void refetchAccount();
  };
  return (
    <Stack>
      <p>
        <Trans>
          People with an email get a link to choose a password. For the others you print a card. At the first
          login everybody is asked to agree.
        </Trans>
      </p>
      {done && (
        <Notice key={done.count} kind="good" announce>
          {done.message}
        </Notice>
      )}
      <Cards facility={facility} />
      <div className={styles.ways}>
        <TitledCard title={<Trans>Add one member</Trans>}>
          {/* A new form after each person: the fields are empty again. */}
          <OneMember key={count} mayEmail={facility.verified ?? true} onAdded={onAdded} />
        </TitledCard>
        <TitledCard title={<Trans>Add members from a file</Trans>}>
          <ImportMembers key={count} onAdded={onAdded} />
        </TitledCard>
      </div>
    </Stack>
  );
}

/** A field that may stay empty; what is typed follows the field's own rule. */
const orEmpty = (field: z.ZodMiniType<string, string>) =>
  z.string().check(({ value, issues }) => {
    const found = isEmpty(value) ? undefined : z.safeParse(field, value).error;
    for (const { message } of found?.issues ?? []) issues.push({ code: 'custom', input: value, message });
  });

const isEmpty = (typed: string) => typed.trim() === '';

const schema = z.object({ userName: orEmpty(userName), email: orEmpty(email('memberEmailRequired')) }).check(
  z.refine((typed) => !isEmpty(typed.userName) || !isEmpty(typed.email), {
    error: 'nameOrEmailMissing',
    path: ['userName'],
  }),
);

type OneMemberProps = {
  /** Emails are sent only once the facility has been checked. */
  mayEmail: boolean;
  onAdded: (response: { message: string }) => void;
};

function OneMember({ mayEmail, onAdded }: OneMemberProps) {
  const form = useZodForm(schema, { userName: '', email: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Add this member</Trans>}
      sendingLabel={<Trans>Adding...</Trans>}
      send={(typed) =>
        send(addMember, {
          body: { userName: typed.userName.trim() || null, email: typed.email.trim() || null },
        })
      }
      onSuccess={onAdded}
    >
      <TextField
        label={<Trans>Username</Trans>}
        hint={
          mayEmail ? (
            <Trans>The name to log in with. With an email you may leave it empty.</Trans>
          ) : (
            <Trans>The name to log in with.</Trans>
          )
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('userName')}
      />
      {mayEmail ? (
        <TextField
          label={<Trans>Email</Trans>}
          hint={<Trans>Leave it empty for a person without email. Then print a card.</Trans>}
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
      ) : (
        <p>
          <Trans>
            Adding people by email waits until we have checked who runs this facility. Until then, print a
            card.
          </Trans>
        </p>
      )}
    </Form>
  );
}
