import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Account, endSessions } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { List, ListItem } from '#web/ui/section/List.tsx';
import { showAndHide } from '#web/ui/section/RowChange.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { useOutcome } from '#web/ui/status/use-outcome.ts';
import { OwnerButton } from '../owner/OwnerButton.tsx';

type Device = Account['sessions'][number];

/** This device, and behind a button all others: one of them can be logged out, or all. */
export function DevicesSection({ account }: { account: Account }) {
  const refetch = useRefetchAccount();
  const [isOpen, setOpen] = useState(false);
  const [ended, tellEnded] = useOutcome<string>();
  const present = account.sessions.find(({ current }) => current);
  const others = account.sessions.filter(({ current }) => !current);
  const onEnded = ({ message }: { message: string }) => {
    tellEnded(message);
    void refetch();
  };
  const form = <OtherDevices account={account} others={others} onEnded={onEnded} />;
  return (
    <Section
      id="devices"
      title={<Trans>Where I am logged in</Trans>}
      value={
        <>
          {present && <PresentDevice device={present} />}
          {others.length > 0 && (
            <p>
              <Plural value={others.length} one="# other device" other="# other devices" />
            </p>
          )}
          {ended && (
            <Notice key={ended.key} kind="good" focus>
              {ended.outcome}
            </Notice>
          )}
        </>
      }
      change={others.length > 0 ? { isOpen, setOpen, labels: showAndHide, form } : undefined}
    />
  );
}

function PresentDevice({ device: { device, startedAt } }: { device: Device }) {
  const began = formatDate(startedAt, 'll');
  return (
    <div>
      <strong>{device}</strong>
      <p>
        <Trans>This device, since {began}</Trans>
      </p>
    </div>
  );
}

type OtherDevicesProps = {
  account: Account;
  others: readonly Device[];
  onEnded: (response: { message: string }) => void;
};

function OtherDevices({ account, others, onEnded }: OtherDevicesProps) {
  return (
    <>
      <List>
        {others.map((other) => (
          <DeviceItem key={other.sessionId} account={account} other={other} onEnded={onEnded} />
        ))}
      </List>
      <Row>
        <OwnerButton
          account={account}
          label={<Trans>Log out all other devices</Trans>}
          sendingLabel={<Trans>Logging out...</Trans>}
          send={(body) => send(endSessions, { body })}
          onSuccess={onEnded}
        />
      </Row>
    </>
  );
}

type DeviceItemProps = Omit<OtherDevicesProps, 'others'> & { other: Device };

function DeviceItem({ account, other, onEnded }: DeviceItemProps) {
  const { sessionId, device, startedAt, lastSeenAt } = other;
  const [began, seen] = [formatDate(startedAt, 'llll'), formatDate(lastSeenAt, 'llll')];
  return (
    <ListItem>
      <div>
        <strong>{device}</strong>
        <p>
          <Trans>
            Since {began}. Last seen {seen}.
          </Trans>
        </p>
      </div>
      <OwnerButton
        account={account}
        label={<Trans>Log out {device}</Trans>}
        sendingLabel={<Trans>Logging out...</Trans>}
        send={(body) => send(endSessions, { body: { ...body, sessionId } })}
        onSuccess={onEnded}
      />
    </ListItem>
  );
}
