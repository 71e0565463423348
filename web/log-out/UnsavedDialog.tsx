import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';

type UnsavedDialogProps = {
  answers: number;
  onStay: () => void;
  /** The label of the action: "Log out and lose them". */
  leaveLabel: ReactNode;
  /** A failure is shown in the dialog. */
  onLeave: () => Promise<void>;
};

/** Shown before an action that would lose answers which could not be sent (decision G39). */
export function UnsavedDialog({ answers, onStay, leaveLabel, onLeave }: UnsavedDialogProps) {
  return (
    <AlertDialog
      title={<Plural value={answers} one="# answer is not saved yet" other="# answers are not saved yet" />}
      isOpen
      onClose={onStay}
      actions={
        <>
          <StayButton onClick={onStay} />
          <ActionButton
            variant="danger"
            label={leaveLabel}
            sendingLabel={<Trans>One moment...</Trans>}
            send={onLeave}
            onSuccess={() => {}}
          />
        </>
      }
    >
      <p>
        <Plural
          value={answers}
          one="We could not reach the server. Stay, and it is saved as soon as we can."
          other="We could not reach the server. Stay, and they are saved as soon as we can."
        />
      </p>
    </AlertDialog>
  );
}

/** The first focus is here instead of on the heading (decision G39). */
function StayButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button variant="primary" ref={button} onClick={onClick}>
      <Trans>Stay</Trans>
    </Button>
  );
}
