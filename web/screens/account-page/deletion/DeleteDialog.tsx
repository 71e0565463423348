import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { givenPassword } from '#contract/fields.ts';
import { type Account, deleteAccount } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { clearLocalData } from '#web/screens/log-out/clear-local-data.ts';
import { PasswordField } from '#web/ui/fields/PasswordField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { isOwnerConfirmed } from '../owner/OwnerField.tsx';
import { hasUsablePasskey, OwnerPasskey } from '../owner/OwnerPasskey.tsx';
import { DownloadButton } from '../sections/DownloadButton.tsx';
import styles from './DeleteDialog.module.css';
import { DeletionSummary } from './DeletionSummary.tsx';

const schema = z.object({ password: givenPassword('passwordRequired') });

/** The download comes first; then the password or an emailed link confirms the deletion (docs/product-decisions.md#deletion). */
export function DeleteDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const navigate = useNavigate();
  const [message, setMessage] = useState<string | null>(null);
  const form = useZodForm(schema, { password: '' });

  const onSuccess = async ({ deleted, message }: { deleted: boolean; message: string }) => {
    if (!deleted) return setMessage(message);
    flashOnNextPage({ kind: 'good', text: message });
    await clearLocalData();
    navigate(paths.home, { replace: true });
  };

  return (
    <Dialog title={<Trans>Delete my account</Trans>} isOpen onClose={onClose}>
      <Stack gap={4}>
        <Stack as="section" align="start" className={styles.step}>
          <h3>
            <Trans>1. Keep a copy</Trans>
          </h3>
          <DownloadButton />
        </Stack>
        <Stack as="section" align="start" className={styles.step}>
          <h3>
            <Trans>2. Delete</Trans>
          </h3>
          <DeletionSummary account={account} />
          <p>
            {account.email !== null ? (
              <Trans>
                You are logged out everywhere at once, and a subscription is canceled. A link in our email
                brings your account and your results back.
              </Trans>
            ) : (
              <Trans>You are logged out everywhere at once.</Trans>
            )}
          </p>
          {account.hasPassword && (
            <Form
              form={form}
              submitVariant="danger"
              submitLabel={<Trans>Delete my account now</Trans>}
              sendingLabel={<Trans>Deleting...</Trans>}
              send={(body) => send(deleteAccount, { body })}
              onSuccess={onSuccess}
            >
              <PasswordField
                label={<Trans>Your password</Trans>}
                autoComplete="current-password"
                {...form.field('password')}
              />
            </Form>
          )}
          {isOwnerConfirmed(account) && hasUsablePasskey(account) && (
            <ActionButton
              variant="danger"
              label={<Trans>Delete my account without a password</Trans>}
              sendingLabel={<Trans>Deleting...</Trans>}
              send={() => send(deleteAccount, { body: { asOwner: true } })}
              onSuccess={onSuccess}
            />
          )}
          {!isOwnerConfirmed(account) && hasUsablePasskey(account) && <OwnerPasskey />}
          {account.email !== null && (
            <ActionButton
              variant={account.hasPassword ? 'link' : 'danger'}
              label={<Trans>Email me a link that deletes it</Trans>}
              sendingLabel={<Trans>Sending...</Trans>}
              send={() => send(deleteAccount, { body: {} })}
              onSuccess={onSuccess}
            />
          )}
          {message !== null && (
            <Notice kind="good" announce>
              {message}
            </Notice>
          )}
        </Stack>
      </Stack>
    </Dialog>
  );
}
