import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { deviceOutbox } from '#web/data/outbox/device-outbox.ts';
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

/** Shown before an action that would lose answers which are not saved (docs/product-decisions.md#exit-keeps-saves). */
export function UnsavedDialog({ answers, onStay, leaveLabel, onLeave }: UnsavedDialogProps) {
  // As it was when the dialog opened: leaving clears the outbox while the dialog is still there.
  const [{ deadLetters }] = useState(() => deviceOutbox().snapshot());
  const waiting = answers - deadLetters;
  return (
    <AlertDialog
      title={
        waiting > 0 ? (
          <Plural value={answers} one="# answer is not saved yet" other="# answers are not saved yet" />
        ) : (
          <Plural value={answers} one="# answer could not be saved" other="# answers could not be saved" />
        )
      }
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
      <WhatHelps waiting={waiting} deadLetters={deadLetters} />
    </AlertDialog>
  );
}

/** Waiting saves only what the server has not seen yet; for what it did not accept, the user needs help. */
function WhatHelps({ waiting, deadLetters }: { waiting: number; deadLetters: number }) {
  if (deadLetters === 0) {
    return (
      <p>
        <Plural
          value={waiting}
          one="We could not reach the server. Stay, and it is saved as soon as we can."
          other="We could not reach the server. Stay, and they are saved as soon as we can."
        />
      </p>
    );
  }
  if (waiting <= 0) {
    return (
      <p>
        <Plural
          value={deadLetters}
          one="The server did not accept it, and waiting will not help. Please choose Stay and ask for help."
          other="The server did not accept them, and waiting will not help. Please choose Stay and ask for help."
        />
      </p>
    );
  }
  return (
    <>
      <p>
        <Plural
          value={waiting}
          one="We could not reach the server for # of them. Stay, and it is saved as soon as we can."
          other="We could not reach the server for # of them. Stay, and they are saved as soon as we can."
        />
      </p>
      <p>
        <Trans>The server did not accept {deadLetters} of them. Please choose Stay and ask for help.</Trans>
      </p>
    </>
  );
}

/** The first focus is here instead of on the heading (#exit-keeps-saves). */
function StayButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button variant="primary" ref={button} onClick={onClick}>
      <Trans>Stay</Trans>
    </Button>
  );
}
