import { Trans } from '@lingui/react/macro';
import {
  type OpenInvitation,
  resendInvitation,
  takeBackInvitation,
} from '#contract/facility-administrators.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { ItemWords, ListItem } from '#web/ui/section/List.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import type { OnChanged } from '../on-changed.ts';

type InvitationItemProps = { invitation: OpenInvitation; onChanged: OnChanged };

export function InvitationItem({ invitation, onChanged }: InvitationItemProps) {
  const { invitationId, email, endsAt } = invitation;
  const params = { invitationId };
  return (
    <ListItem>
      <ItemWords>
        <strong>
          <EmailAddress text={email} />
        </strong>
        <p>
          <Trans>Invited. The link works until {formatDate(endsAt, 'll')}.</Trans>
        </p>
      </ItemWords>
      <Row>
        <ActionButton
          label={
            <Trans>
              Send again <Hidden>to {email}</Hidden>
            </Trans>
          }
          sendingLabel={<Trans>Sending...</Trans>}
          send={() => send(resendInvitation, { params })}
          onSuccess={onChanged}
        />
        <ConfirmButton
          label={
            <Trans>
              Take back <Hidden>the invitation to {email}</Hidden>
            </Trans>
          }
          title={<Trans>Take the invitation back?</Trans>}
          keepLabel={<Trans>Keep the invitation</Trans>}
          confirm={{
            label: <Trans>Take the invitation back</Trans>,
            sendingLabel: <Trans>One moment...</Trans>,
          }}
          send={() => send(takeBackInvitation, { params })}
          onSuccess={onChanged}
        >
          <p>
            <Trans>The link that we sent to {email} then does not work anymore.</Trans>
          </p>
        </ConfirmButton>
      </Row>
    </ListItem>
  );
}
