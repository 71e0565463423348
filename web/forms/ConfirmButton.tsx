import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ButtonVariant } from '#web/ui/controls/Button.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';
import { ActionButton } from './ActionButton.tsx';

type ConfirmButtonProps<Result> = {
  label: ReactNode;
  /** The question, for example "Leave the facility?" */
  title: ReactNode;
  /** What it means, in plain words. */
  children: ReactNode;
  /** The label of the safe choice. */
  keepLabel: ReactNode;
  confirm: { variant?: ButtonVariant; label: ReactNode; sendingLabel: ReactNode };
  send: () => Promise<Result>;
  onSuccess: (response: Result) => void;
};

/** A button that asks for confirmation before its call. If the call is dangerous, the safe choice is primary. */
export function ConfirmButton<Result>(props: ConfirmButtonProps<Result>) {
  const { label, title, children, keepLabel, confirm, send, onSuccess } = props;
  const { variant = 'danger' } = confirm;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <AlertDialog
        title={title}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button variant={variant === 'danger' ? 'primary' : 'secondary'} onClick={close}>
              {keepLabel}
            </Button>
            <ActionButton
              variant={variant}
              label={confirm.label}
              sendingLabel={confirm.sendingLabel}
              send={send}
              onSuccess={(response) => {
                close();
                onSuccess(response);
              }}
            />
          </>
        }
      >
        {children}
      </AlertDialog>
    </>
  );
}
