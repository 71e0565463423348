import { Trans } from '@lingui/react/macro';
import { inviteFacilityAdministrator, type OpenedFacility } from '#contract/operator-facilities.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { formatDate } from '#web/shell/dates.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { ItemWords, List, ListItem } from '#web/ui/section/List.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';

type FacilityAdministratorsProps = { facility: OpenedFacility };

/** Who runs a facility, and who is invited to. */
export function FacilityAdministrators({ facility }: FacilityAdministratorsProps) {
  const { administrators, invitations } = facility;
  return (
    <>
      <h3>
        <Trans>Administrators</Trans>
      </h3>
      {administrators.length === 0 && (
        <p>
          <Trans>Nobody runs it.</Trans>
        </p>
      )}
      <List close>
        {administrators.map(({ userId, name, email, emailConfirmed, isFounder, since }) => (
          <ListItem key={userId}>
            <ItemWords>
              <strong translate="no">{name}</strong>
              <p>{email === null ? <Trans>No email</Trans> : <EmailAddress text={email} />}</p>
              {email !== null && !emailConfirmed && (
                <p>
                  <Trans>This address is not confirmed.</Trans>
                </p>
              )}
              <p>
                {isFounder ? (
                  <Trans>Founded it on {formatDate(since, 'll')}</Trans>
                ) : (
                  <Trans>Since {formatDate(since, 'll')}</Trans>
                )}
              </p>
            </ItemWords>
          </ListItem>
        ))}
        {invitations.map(({ email, endsAt }) => (
          <ListItem key={email}>
            <ItemWords>
              <strong>
                <EmailAddress text={email} />
              </strong>
              <p>
                <Trans>Invited. The link works until {formatDate(endsAt, 'll')}.</Trans>
              </p>
            </ItemWords>
          </ListItem>
        ))}
      </List>
    </>
  );
}

type InviteAdministratorProps = FacilityAdministratorsProps & {
  onDone: (response: { message: string }) => void;
};

/** Sends somebody a link to run the facility, or a new link to somebody who is invited already. */
export function InviteAdministrator({ facility: { facilityId }, onDone }: InviteAdministratorProps) {
  const form = useZodForm(inviteFacilityAdministrator.body, { email: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Send the invitation</Trans>}
      submitVariant="secondary"
      sendingLabel={<Trans>Sending...</Trans>}
      send={(body) => send(inviteFacilityAdministrator, { params: { facilityId }, body })}
      onSuccess={onDone}
    >
      <TextField
        label={<Trans>Email of the new administrator</Trans>}
        hint={
          <Trans>
            Be sure who it is: they will see the results of all members. Send it again to give somebody a new
            link.
          </Trans>
        }
        type="email"
        autoComplete="off"
        {...form.field('email')}
      />
    </Form>
  );
}
