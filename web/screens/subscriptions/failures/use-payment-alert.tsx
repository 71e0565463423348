import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { CardEntry } from '../card-entry.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { messageOf } from './fallback-message.ts';

const focusAfterMs = 100;

/** Shows in an alert why nothing was paid; the focus then returns to the card (docs/product-decisions.md#card-errors). */
export function usePaymentAlert(
  card: CardEntry,
  title: ReactNode = <Trans>The payment did not go through</Trans>,
) {
  const { t } = useLingui();
  const [message, setMessage] = useState<string | null>(null);
  const cameFrom = useRef<Element | null>(null);

  function close() {
    setMessage(null);
    // Runs after the dialog has restored the focus. A focus that has moved to another field by then stays there.
    setTimeout(() => {
      const now = document.activeElement;
      if (now === cameFrom.current || !now?.matches('input, iframe')) card.focus();
    }, focusAfterMs);
  }

  return {
    show(problem: unknown) {
      cameFrom.current = document.activeElement;
      setMessage(messageOf(problem, t`Error processing payment`));
    },
    dialog: <FailureAlert message={message} onClose={close} title={title} />,
  };
}
