import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import * as z from 'zod/mini';
import { userName as userNameField } from '#contract/accounts.ts';
import type { ListedMember } from '#contract/facilities.ts';
import { changeMember, inviteMember, removeMember } from '#contract/facility-members.ts';
import { email } from '#contract/fields.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { RowForm } from '#web/ui/section/RowChange.tsx';
import type { OnChanged } from '../on-changed.ts';

type ChangeMemberProps = { member: ListedMember; onChanged: OnChanged };

/** Corrects a member, invites again or removes: an account that nobody has opened is still all in our hands. */
export function ChangeMember({ member, onChanged }: ChangeMemberProps) {
  const { userId, userName, hasEmail, isOpened } = member;
  const params = { userId };
  const titleId = useId();
  return (
    <RowForm titleId={titleId}>
      <h3 id={titleId}>
        <Trans>
          Change <span translate="no">{userName}</span>
        </Trans>
      </h3>
      <CorrectMember member={member} onChanged={onChanged} />
      <Row>
        {hasEmail && !isOpened && (
          <ActionButton
            label={<Trans>Send the invitation again</Trans>}
            sendingLabel={<Trans>Sending...</Trans>}
            send={() => send(inviteMember, { params })}
            onSuccess={onChanged}
          />
        )}
        <ConfirmButton
          label={<Trans>Remove from the facility</Trans>}
          title={
            <Trans>
              Remove <span translate="no">{userName}</span>?
            </Trans>
          }
          keepLabel={<Trans>Keep this member</Trans>}
          confirm={{ label: <Trans>Remove</Trans>, sendingLabel: <Trans>Removing...</Trans> }}
          send={() => send(removeMember, { params })}
          onSuccess={onChanged}
        >
          <p>
            {isOpened ? (
              <Trans>
                The seat is free at once. The account and its results stay with the person; you no longer see
                them.
              </Trans>
            ) : (
              <Trans>The seat is free at once. Nobody has opened the account, so it is deleted.</Trans>
            )}
          </p>
        </ConfirmButton>
      </Row>
    </RowForm>
  );
}

/** Empty stands for no change: the page does not know the address. */
const schema = z.object({
  userName: userNameField,
  email: z.union([z.literal(''), email('Email Required')]),
});

function CorrectMember({ member: { userId, userName, hasEmail, isOpened }, onChanged }: ChangeMemberProps) {
  const form = useZodForm(schema, { userName, email: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Save</Trans>}
      submitVariant="secondary"
      sendingLabel={<Trans>Saving...</Trans>}
      send={(typed) =>
        send(changeMember, {
          params: { userId },
          body: { userName: typed.userName, ...(typed.email !== '' && { email: typed.email }) },
        })
      }
      onSuccess={onChanged}
    >
      <TextField label={<Trans>Username</Trans>} autoComplete="off" {...form.field('userName')} />
      {!isOpened && (
        <TextField
          label={hasEmail ? <Trans>Another email</Trans> : <Trans>Email</Trans>}
          hint={<Trans>Gets a link to choose a password. Leave it empty to change the name alone.</Trans>}
          type="email"
          autoComplete="off"
          {...form.field('email')}
        />
      )}
    </Form>
  );
}
