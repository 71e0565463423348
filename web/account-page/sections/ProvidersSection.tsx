import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Account, removeProvider } from '#contract/own-account.ts';
import { send } from '#web/api/client.ts';
import { useRefetchAccount } from '#web/queries/account-query.ts';
import { providerNames } from '#web/session/social-user.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import styles from '#web/ui/section/SectionList.module.css';
import { Notice } from '#web/ui/status/Notice.tsx';
import { OwnerButton } from '../owner/OwnerButton.tsx';

/** Google and Facebook, if they are linked to the account; each can be removed. */
export function ProvidersSection({ account }: { account: Account }) {
  const refetch = useRefetchAccount();
  const [message, setMessage] = useState<string | null>(null);
  const { providers, hasPassword } = account;
  const onRemoved = ({ message }: { message: string }) => {
    setMessage(message);
    void refetch();
  };
  return (
    <Section id="providers" title={<Trans>Google and Facebook</Trans>}>
      {providers.length === 0 ? (
        <p>
          <Trans>Only your password opens your account.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {providers.map(({ provider, linkedAt }) => {
            const [name, day] = [providerNames[provider], formatDate(linkedAt, 'll')];
            return (
              <li key={provider} className={styles.item}>
                <div>
                  <strong>{name}</strong>
                  <p>
                    <Trans>Opens your account. Added on {day}.</Trans>
                  </p>
                </div>
                {hasPassword && (
                  <OwnerButton
                    account={account}
                    label={<Trans>Remove {name}</Trans>}
                    sendingLabel={<Trans>Removing...</Trans>}
                    send={(body) => send(removeProvider, { params: { provider }, body })}
                    onSuccess={onRemoved}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
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
    </Section>
  );
}
