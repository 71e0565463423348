import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { requestOwnerLink } from '#contract/account-links.ts';
import { givenPassword } from '#contract/fields.ts';
import type { Account } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { accountQuery, useRefetchAccount } from '#web/data/queries/account-query.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import styles from './OwnerField.module.css';
import { hasUsablePasskey, OwnerPasskey } from './OwnerPasskey.tsx';

type OwnerAccount = Pick<Account, 'hasPassword' | 'email' | 'emailVerified' | 'ownerSeconds' | 'twoSteps'>;

const refetchEveryMs = 5000;

/** Whether this session needs no password now. */
export const isOwnerConfirmed = ({ ownerSeconds }: OwnerAccount) => ownerSeconds > 0;
const needsPassword = (account: OwnerAccount) => account.hasPassword && !isOwnerConfirmed(account);

/** The schema of an `OwnerField`'s value. */
export function ownerPasswordSchema(account: OwnerAccount): z.ZodMiniType<string, string> {
  return needsPassword(account) ? givenPassword('passwordRequired') : z.string();
}

type OwnerFieldProps = {
  account: OwnerAccount;
  label?: ComponentProps<typeof PasswordField>['label'];
  id: string;
  error: string | undefined;
} & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/**
 * For a form that only the owner may send: asks for the current password, or offers an email with a link to users
 * without a password and to those who forgot it. Its field is called `currentPassword`.
 */
export function OwnerField({ account, label, ...field }: OwnerFieldProps) {
  const refetch = useRefetchAccount();
  const [message, setMessage] = useState<string | null>(null);
  const isConfirmed = isOwnerConfirmed(account);
  const isPasswordNeeded = needsPassword(account);
  // The page may be older than the half hour after the link.
  const isOutdated = field.error !== undefined && isConfirmed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each rejected password
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated]);
  return (
    <Stack align="start" className={styles.owner} {...(!isPasswordNeeded && { id: field.id, tabIndex: -1 })}>
      {isPasswordNeeded && (
        <PasswordField
          {...field}
          label={label ?? <Trans>Your password</Trans>}
          autoComplete="current-password"
        />
      )}
      {isConfirmed ? (
        <OwnerConfirmedNotice account={account} isNew={message !== null} />
      ) : (
        <>
          {hasUsablePasskey(account) && <OwnerPasskey />}
          <OwnerLink account={account} message={message} onSuccess={({ message }) => setMessage(message)} />
        </>
      )}
    </Stack>
  );
}

function OwnerConfirmedNotice({
  account: { ownerSeconds },
  isNew,
}: {
  account: OwnerAccount;
  isNew: boolean;
}) {
  // In the time of this device, which may not be the server's.
  const [end] = useState(() => new Date(Date.now() + ownerSeconds * 1000).toISOString());
  const until = formatDate(end, 'llll');
  return (
    <Notice kind={isNew ? 'good' : 'info'} announce={isNew}>
      <Trans>You have shown that it is you. You can change things here until {until}.</Trans>
    </Notice>
  );
}

type OwnerLinkProps = {
  account: OwnerAccount;
  message: string | null;
  onSuccess: (response: { message: string }) => void;
};

function OwnerLink({ account: { hasPassword, email, emailVerified }, message, onSuccess }: OwnerLinkProps) {
  // The link may be opened on another device.
  useQuery({ ...accountQuery, enabled: message !== null, refetchInterval: refetchEveryMs });
  if (email === null || !emailVerified) {
    return hasPassword ? null : (
      <p>
        <Trans>First log out and log in again, to show that it is you. Then come back here.</Trans>
      </p>
    );
  }
  return (
    <>
      {!hasPassword && (
        <p>
          <Trans>
            First show that it is you: open the link that we send to <EmailAddress text={email} />.
          </Trans>
        </p>
      )}
      <ActionButton
        variant={hasPassword ? 'link' : 'secondary'}
        label={
          hasPassword ? <Trans>I forgot my password: send me a link</Trans> : <Trans>Send me a link</Trans>
        }
        sendingLabel={<Trans>Sending...</Trans>}
        send={() => send(requestOwnerLink, {})}
        onSuccess={onSuccess}
      />
      {message !== null && (
        <Notice kind="good" announce>
          <EmailAddress text={message} />
        </Notice>
      )}
    </>
  );
}
