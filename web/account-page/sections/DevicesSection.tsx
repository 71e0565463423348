import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Account, endSessions } from '#contract/own-account.ts';
import { send } from '#web/api/client.ts';
import { useRefetchAccount } from '#web/queries/account-query.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Section } from '#web/ui/section/Section.tsx';
import styles from '#web/ui/section/SectionList.module.css';
import { Notice } from '#web/ui/status/Notice.tsx';
import { OwnerButton } from '../owner/OwnerButton.tsx';

type Device = Account['sessions'][number];

/** Every device with a session: one of them can be logged out, or all other devices. */
export function DevicesSection({ account }: { account: Account }) {
  const { sessions } = account;
  const refetch = useRefetchAccount();
  const [message, setMessage] = useState<string | null>(null);
  const thisFirst = [...sessions].sort((one, other) => Number(other.current) - Number(one.current));
  const onEnded = ({ message }: { message: string }) => {
    setMessage(message);
    void refetch();
  };
  return (
    <Section id="devices" title={<Trans>Where I am logged in</Trans>}>
      <ul className={styles.list}>
        {thisFirst.map((session) => (
          <DeviceItem key={session.sessionId} account={account} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <OwnerButton
          account={account}
          label={<Trans>Log out all other devices</Trans>}
          sendingLabel={<Trans>Logging out...</Trans>}
          send={(body) => send(endSessions, { body })}
          onSuccess={onEnded}
        />
      )}
      {message !== null && (
        <Notice kind="good" focus>
          {message}
        </Notice>
      )}
    </Section>
  );
}

type DeviceItemProps = {
  account: Account;
  session: Device;
  onEnded: (response: { message: string }) => void;
};

function DeviceItem({ account, session, onEnded }: DeviceItemProps) {
  const { sessionId, device, startedAt, lastSeenAt, current } = session;
  const [began, seen] = [formatDate(startedAt, 'llll'), formatDate(lastSeenAt, 'llll')];
  return (
    <li className={styles.item}>
      <div>
        <strong>{device}</strong>
        <p>
          {current ? (
            <Trans>This device, since {began}</Trans>
          ) : (
            <Trans>
              Since {began}. Last seen {seen}.
            </Trans>
          )}
        </p>
      </div>
      {!current && (
        <OwnerButton
          account={account}
          label={<Trans>Log out {device}</Trans>}
          sendingLabel={<Trans>Logging out...</Trans>}
          send={(body) => send(endSessions, { body: { ...body, sessionId } })}
          onSuccess={onEnded}
        />
      )}
    </li>
  );
}
