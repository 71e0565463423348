import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';

type FailureAlertProps = {
  /** What went wrong; null if nothing did. */
  message: string | null;
  onClose: () => void;
  title?: ReactNode;
};

/** The alert that the specification requires for errors (docs/product-decisions.md#card-errors). */
export function FailureAlert({ message, onClose, title }: FailureAlertProps) {
  return (
    <AlertDialog
      isOpen={message !== null}
      onClose={onClose}
      title={title ?? <Trans>That did not work</Trans>}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Okay</Trans>
        </Button>
      }
    >
      <p>{message}</p>
    </AlertDialog>
  );
}
