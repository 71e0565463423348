import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ButtonVariant } from '#web/ui/controls/Button.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';
import { ActionButton } from './ActionButton.tsx';

type ConfirmDialogProps<Result> = {
  isOpen: boolean;
  onClose: () => void;
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

type ConfirmButtonProps<Result> = Omit<ConfirmDialogProps<Result>, 'isOpen' | 'onClose'> & {
  label: ReactNode;
};

/** A button that asks for confirmation before its call. */
export function ConfirmButton<Result>({ label, ...dialog }: ConfirmButtonProps<Result>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog {...dialog} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Asks before a call. If the call is dangerous, the safe choice is primary. */
export function ConfirmDialog<Result>(props: ConfirmDialogProps<Result>) {
  const { isOpen, onClose, title, children, keepLabel, confirm, send, onSuccess } = props;
  const { variant = 'danger' } = confirm;
  return (
    <AlertDialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant={variant === 'danger' ? 'primary' : 'secondary'} onClick={onClose}>
            {keepLabel}
          </Button>
          <ActionButton
            variant={variant}
            label={confirm.label}
            sendingLabel={confirm.sendingLabel}
            send={send}
            onSuccess={(response) => {
              onClose();
              onSuccess(response);
            }}
          />
        </>
      }
    >
      {children}
    </AlertDialog>
  );
}
