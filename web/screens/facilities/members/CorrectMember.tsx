import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { userName as userNameField } from '#contract/accounts.ts';
import type { ListedMember } from '#contract/facilities.ts';
import { changeMember } from '#contract/facility-members.ts';
import { email } from '#contract/fields.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { OnChanged } from '../on-changed.ts';

type CorrectMemberProps = { member: ListedMember; onChanged: OnChanged };

/** Empty stands for no change: the page does not know the address. */
const schema = z.object({
  userName: userNameField,
  email: z.union([z.literal(''), email('memberEmailRequired')]),
});

/** The name of a member, and the address of an account that nobody has opened: that one is still all in our hands. */
export function CorrectMember({ member, onChanged }: CorrectMemberProps) {
  const { userId, userName, hasEmail, isOpened } = member;
  const form = useZodForm(schema, { userName, email: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Save</Trans>}
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
