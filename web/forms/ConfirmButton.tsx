import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ButtonKind } from '#web/ui/controls/Button.tsx';
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
  confirm: { kind?: ButtonKind; label: ReactNode; sendingLabel: ReactNode };
  send: () => Promise<Result>;
  onSuccess: (response: Result) => void;
};

/** A button that asks for confirmation before its call. If the call is dangerous, the safe choice is primary. */
export function ConfirmButton<Result>(props: ConfirmButtonProps<Result>) {
  const { label, title, children, keepLabel, confirm, send, onSuccess } = props;
  const { kind = 'danger' } = confirm;
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
            <Button kind={kind === 'danger' ? 'main' : 'plain'} onClick={close}>
              {keepLabel}
            </Button>
            <ActionButton
              kind={kind}
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
