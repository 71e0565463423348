import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inviteAdministrator } from '#contract/facility-administrators.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { List } from '#web/ui/section/List.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import type { OnChanged } from '../on-changed.ts';
import { AdministratorItem } from './AdministratorItem.tsx';
import styles from './Administrators.module.css';
import { administratorsKey, useAdministrators } from './administrators-query.ts';
import { InvitationItem } from './InvitationItem.tsx';

/** Who runs the facility, and how somebody else is invited or removed. */
export function AdministratorsCard() {
  const administrators = useAdministrators();
  const refetchQuery = useRefetch();
  const queries = useQueryClient();
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const refetch = () => refetchQuery({ queryKey: administratorsKey });
  const onChanged: OnChanged = ({ message }) => {
    setDone({ message, count: (done?.count ?? 0) + 1 });
    void queries.invalidateQueries({ queryKey: administratorsKey });
  };
  const { data, isPending, error } = administrators;
  return (
    <Stack>
      <p>
        <Trans>
          They see the answers, dates and scores of all members. They can add members, and add or remove each
          other.
        </Trans>
      </p>
      {isPending && <Waiting onRetry={refetch} />}
      {error && <RetryNotice onRetry={refetch}>{error.message}</RetryNotice>}
      {done && (
        <Notice key={done.count} kind="good" focus>
          <EmailAddress text={done.message} />
        </Notice>
      )}
      {data && (
        <>
          <List>
            {data.administrators.map((one) => (
              <AdministratorItem
                key={one.userId}
                administrator={one}
                isLast={data.administrators.length === 1}
                onChanged={onChanged}
              />
            ))}
            {data.invitations.map((invitation) => (
              <InvitationItem key={invitation.invitationId} invitation={invitation} onChanged={onChanged} />
            ))}
          </List>
          {data.mayInvite ? (
            // A new form after each invitation: the field is empty again.
            <InviteForm key={data.invitations.length} onChanged={onChanged} />
          ) : (
            <p>
              <Trans>You can invite others once we know who runs your facility.</Trans>
            </p>
          )}
        </>
      )}
    </Stack>
  );
}

function InviteForm({ onChanged }: { onChanged: OnChanged }) {
  const form = useZodForm(inviteAdministrator.body, { email: '' });
  return (
    <Stack gap={2} className={styles.invite}>
      <h3>
        <Trans>Invite another administrator</Trans>
      </h3>
      <Form
        form={form}
        submitLabel={<Trans>Send the invitation</Trans>}
        sendingLabel={<Trans>Sending...</Trans>}
        send={(body) => send(inviteAdministrator, { body })}
        onSuccess={onChanged}
      >
        <TextField
          label={<Trans>Email of the new administrator</Trans>}
          hint={<Trans>We send a link. It works for 7 days.</Trans>}
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
      </Form>
    </Stack>
  );
}
