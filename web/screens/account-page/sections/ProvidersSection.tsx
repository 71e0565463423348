import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Account, removeProvider } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { providerNames } from '#web/data/session/social-user.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { OwnerButton } from '../owner/OwnerButton.tsx';

/** Google and Facebook, if they are linked to the account; each can be removed. */
export function ProvidersSection({ account }: { account: Account }) {
  const refetch = useRefetchAccount();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const { providers, hasPassword } = account;
  const onRemoved = ({ message }: { message: string }) => {
    setMessage(message);
    setOpen(false);
    void refetch();
  };
  // With none there is nothing to say or to change, except that the last one has just been removed.
  if (providers.length === 0 && message === null) return null;
  return (
    <Section
      id="providers"
      title={<Trans>Google and Facebook</Trans>}
      value={
        <>
          {providers.map(({ provider, linkedAt }) => {
            const [name, day] = [providerNames[provider], formatDate(linkedAt, 'll')];
            return (
              <p key={provider}>
                <Trans>
                  <span translate="no">{name}</span> opens your account. Added on {day}.
                </Trans>
              </p>
            );
          })}
          {providers.length > 0 && !hasPassword && (
            <p>
              <Trans>
                To remove one, first{' '}
                <Link href="#password" sameTab inline>
                  choose a password
                </Link>
                . From then on you log in with it.
              </Trans>
            </p>
          )}
          {message !== null && (
            <Notice kind="good" focus>
              {message}
            </Notice>
          )}
        </>
      }
      change={
        providers.length > 0 && hasPassword
          ? { isOpen, setOpen, form: <Removal account={account} onRemoved={onRemoved} /> }
          : undefined
      }
    />
  );
}

type RemovalProps = { account: Account; onRemoved: (response: { message: string }) => void };

function Removal({ account, onRemoved }: RemovalProps) {
  return (
    <Row>
      {account.providers.map(({ provider }) => {
        const name = providerNames[provider];
        return (
          <OwnerButton
            key={provider}
            account={account}
            label={
              <Trans>
                Remove <span translate="no">{name}</span>
              </Trans>
            }
            sendingLabel={<Trans>Removing...</Trans>}
            send={(body) => send(removeProvider, { params: { provider }, body })}
            onSuccess={onRemoved}
          />
        );
      })}
    </Row>
  );
}
