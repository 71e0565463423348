import { Trans } from '@lingui/react/macro';
import {
  endPersonSessions,
  freezePerson,
  type OpenedPerson,
  resendConfirmation,
  resetPersonTwoSteps,
  unfreezePerson,
} from '#contract/operator-people.ts';
import { hasRole } from '#contract/operator-roles.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Unbroken } from '#web/ui/text/Unbroken.tsx';
import { type OnDone, ReasonDialog } from './ReasonDialog.tsx';

type PersonActionsProps = { person: OpenedPerson; onDone: OnDone };

/** What an operator can do for the safety of an opened person. */
export function PersonActions({ person, onDone }: PersonActionsProps) {
  const role = useUser()?.operatorRole;
  const { userId, email, emailConfirmed, pendingEmail, devices, hasTwoSteps } = person;
  const params = { userId };
  const isUnconfirmed = (email !== null && !emailConfirmed) || pendingEmail !== null;
  return (
    <Row>
      {devices > 0 && (
        <ConfirmButton
          label={<Trans>Log out everywhere</Trans>}
          title={<Trans>Log this person out everywhere?</Trans>}
          keepLabel={<Trans>Keep them logged in</Trans>}
          confirm={{ label: <Trans>Log out everywhere</Trans>, sendingLabel: <Trans>Logging out...</Trans> }}
          send={() => send(endPersonSessions, { params })}
          onSuccess={onDone}
        >
          <p>
            <Trans>Every device is logged out. The password stays as it is.</Trans>
          </p>
        </ConfirmButton>
      )}
      {isUnconfirmed && (
        <ActionButton
          label={<Trans>Send the confirmation again</Trans>}
          sendingLabel={<Trans>Sending...</Trans>}
          send={() => send(resendConfirmation, { params })}
          onSuccess={onDone}
        />
      )}
      {person.state === 'open' && person.userType !== 'operator' && (
        <ReasonDialog
          label={<Trans>Put on hold</Trans>}
          title={<Trans>Put this account on hold?</Trans>}
          submitLabel={<Trans>Put on hold</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={({ reason }) => send(freezePerson, { params, body: { reason } })}
          onDone={onDone}
        >
          <p>
            <Trans>Nobody can log in, and every device is logged out. What is paid stays as it is.</Trans>
          </p>
        </ReasonDialog>
      )}
      {person.state === 'onHold' && (
        <ReasonDialog
          label={<Trans>Take off hold</Trans>}
          title={<Trans>Take this account off hold?</Trans>}
          submitLabel={<Trans>Take off hold</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={({ reason }) => send(unfreezePerson, { params, body: { reason } })}
          onDone={onDone}
        >
          <p>
            <Trans>Its owner can log in again.</Trans>
          </p>
        </ReasonDialog>
      )}
      {hasTwoSteps && hasRole(resetPersonTwoSteps.only, role) && (
        <ReasonDialog
          label={
            <Trans>
              Turn <Unbroken>two-step</Unbroken> login off
            </Trans>
          }
          title={
            <Trans>
              Turn <Unbroken>two-step</Unbroken> login off?
            </Trans>
          }
          submitLabel={<Trans>Turn it off</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={({ reason }) => send(resetPersonTwoSteps, { params, body: { reason } })}
          onDone={onDone}
        >
          <p>
            <Trans>
              Do this only when you are sure who is asking: call a number that you had before. Every device is
              logged out, and the person gets an email.
            </Trans>
          </p>
        </ReasonDialog>
      )}
    </Row>
  );
}
