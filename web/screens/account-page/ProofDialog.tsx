import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type Account, proveOwner } from '#contract/own-account.ts';
import { send } from '#web/data/api/client.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog, FocusLateField } from '#web/ui/overlays/Dialog.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { OwnerField, ownerPasswordSchema } from './owner/OwnerField.tsx';
import { hasUsablePasskey, OwnerPasskey } from './owner/OwnerPasskey.tsx';

type ProofDialogProps = { onClose: (isProven: boolean) => void };

/** Asks again who uses the session, before a call that gives rights or money away. */
export function ProofDialog({ onClose }: ProofDialogProps) {
  const { data: account } = useQuery(accountQuery);
  const refetch = useRefetch();
  return (
    <Dialog title={<Trans>Please show that it is you</Trans>} isOpen onClose={() => onClose(false)}>
      {!account && <Waiting onRetry={() => refetch(accountQuery)} />}
      {account && <FocusLateField />}
      {account?.userType === 'operator' && <CodeForm account={account} onClose={onClose} />}
      {account && account.userType !== 'operator' && <PasswordForm account={account} onClose={onClose} />}
    </Dialog>
  );
}

type ProofFormProps = ProofDialogProps & { account: Account };

function PasswordForm({ account, onClose }: ProofFormProps) {
  const schema = z.object({ currentPassword: ownerPasswordSchema(account) });
  const form = useZodForm(schema, { currentPassword: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Continue</Trans>}
      sendingLabel={<Trans>One moment...</Trans>}
      send={(body) => send(proveOwner, { body })}
      onSuccess={() => onClose(true)}
    >
      <p>
        <Trans>Only you may do this. So please show that it is you.</Trans>
      </p>
      <OwnerField account={account} {...form.field('currentPassword')} />
    </Form>
  );
}

const codeSchema = z.object({ code: z.string() });

/** An operator needs the second step again. */
function CodeForm({ account, onClose }: ProofFormProps) {
  const form = useZodForm(codeSchema, { code: '' });
  return (
    <Stack>
      <p>
        <Trans>This gives money or rights away. So we ask for your second step once more.</Trans>
      </p>
      {hasUsablePasskey(account) && <OwnerPasskey onProven={() => onClose(true)} />}
      {account.twoSteps.appAddedAt !== null && (
        <Form
          form={form}
          submitLabel={<Trans>Continue</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={(body) => send(proveOwner, { body })}
          onSuccess={() => onClose(true)}
        >
          <TextField
            label={<Trans>Code from your app</Trans>}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...form.field('code')}
          />
        </Form>
      )}
    </Stack>
  );
}
