import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type AdministratorInvitation,
  acceptAdministratorInvitation,
} from '#contract/facility-administrators.ts';
import { paths } from '#contract/pages/paths.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/data/api/client.ts';
import { refreshUser } from '#web/data/queries/refresh-user.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { LogOutButton } from '#web/screens/log-out/LogOutButton.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';

type AcceptInvitationProps = { token: string; invitation: AdministratorInvitation; user: User };

/** For somebody who is logged in: one press makes the account an administrator's, if it has the invited address. */
export function AcceptInvitation({ token, invitation, user }: AcceptInvitationProps) {
  const { facilityName, email, isCallers } = invitation;
  const [message, setMessage] = useState<string | null>(null);
  if (message !== null) {
    return (
      <>
        <Notice kind="good" focus>
          {message}
        </Notice>
        <LinkButton variant="primary" to={paths.facility}>
          <Trans>Manage your facility</Trans>
        </LinkButton>
      </>
    );
  }
  if (!isCallers) {
    return (
      <Notice kind="info" actions={<LogOutButton />}>
        <Trans>
          You are logged in as <span translate="no">{user.userName}</span>. This invitation is for{' '}
          <EmailAddress text={email} />. Log out, and open the link again.
        </Trans>
      </Notice>
    );
  }
  return (
    <>
      <p>
        <Trans>Your own game and results stay with you. {facilityName} does not see them.</Trans>
      </p>
      <ActionButton
        variant="primary"
        label={<Trans>Accept the invitation</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={() => send(acceptAdministratorInvitation, { params: { token } })}
        onSuccess={(response) => {
          setMessage(response.message);
          void refreshUser();
        }}
      />
    </>
  );
}
