import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ApiProblem } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { AlertDialog } from '#web/ui/Dialog.tsx';
import { type CardEntry, CardProblem } from './card-entry.ts';

const focusAfterMs = 100;

/** Says in an alert why nothing was paid; the focus then goes back to the card (decision G86). */
export function usePaymentAlert(card: CardEntry) {
  const { t } = useLingui();
  const [message, setMessage] = useState<string | null>(null);
  const cameFrom = useRef<Element | null>(null);

  function close() {
    setMessage(null);
    // Once the dialog has given the focus back. Who has gone on to a field by then stays there, with all keys pressed.
    setTimeout(() => {
      const now = document.activeElement;
      if (now === cameFrom.current || !now?.matches('input, iframe')) card.focus();
    }, focusAfterMs);
  }

  return {
    refuse(problem: unknown) {
      cameFrom.current = document.activeElement;
      const isKnown = problem instanceof ApiProblem || problem instanceof CardProblem;
      setMessage(isKnown ? problem.message : t`Error processing payment`);
    },
    dialog: (
      <AlertDialog
        isOpen={message !== null}
        onClose={close}
        title={<Trans>The payment did not go through</Trans>}
        actions={
          <Button kind="main" onClick={close}>
            <Trans>Okay</Trans>
          </Button>
        }
      >
        <p>{message}</p>
      </AlertDialog>
    ),
  };
}
