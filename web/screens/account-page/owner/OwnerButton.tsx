import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { Account } from '#contract/own-account.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { isOwnerConfirmed, OwnerField, ownerPasswordSchema } from './OwnerField.tsx';

type OwnerButtonProps<Result> = {
  account: Account;
  /** Names the action; also the title and the button of the dialog. */
  label: ReactNode;
  sendingLabel: ReactNode;
  send: (body: { currentPassword: string }) => Promise<Result>;
  onSuccess: (response: Result) => void;
};

/** A button for a call that only the owner may make: a dialog asks for the password first. */
export function OwnerButton<Result>({ onSuccess, ...props }: OwnerButtonProps<Result>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.label}</Button>
      {isOpen && (
        <OwnerDialog
          {...props}
          onClose={close}
          onSuccess={(response) => {
            close();
            onSuccess(response);
          }}
        />
      )}
    </>
  );
}

function OwnerDialog<Result>(props: OwnerButtonProps<Result> & { onClose: () => void }) {
  const { account, label, sendingLabel, send, onSuccess, onClose } = props;
  const form = useZodForm(z.object({ currentPassword: ownerPasswordSchema(account) }), {
    currentPassword: '',
  });
  return (
    <Dialog title={label} isOpen onClose={onClose}>
      <Form form={form} submitLabel={label} sendingLabel={sendingLabel} send={send} onSuccess={onSuccess}>
        {!isOwnerConfirmed(account) && (
          <p>
            <Trans>Only you may do this. So please show that it is you.</Trans>
          </p>
        )}
        <OwnerField account={account} {...form.field('currentPassword')} />
      </Form>
    </Dialog>
  );
}
