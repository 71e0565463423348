import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refundSubscription } from '#contract/subscriptions.ts';
import { send } from '#web/data/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { newId } from '#web/lib/new-id.ts';
import { withFallbackMessage } from '../failures/fallback-message.ts';
import type { OwnSubscription } from '../subscription.ts';

/** The refund rule, for people who have paid and can no longer request a refund (docs/product-decisions.md#refunds). */
export function RefundNoLongerPossible({ details: { refundable, receipts } }: { details: OwnSubscription }) {
  const isPaid = receipts.some(({ refunded }) => !refunded);
  if (refundable || !isPaid) return null;
  return (
    <p>
      <Trans>
        You can get your money back within 30 days of your first payment, as long as the game was never
        opened. That is no longer possible for this subscription.
      </Trans>
    </p>
  );
}

type RequestRefundProps = {
  /** Whether there is a subscription that ends with the refund. */
  isRunning: boolean;
  onRefunded: (response: { message: string }) => void;
};

/** Shown only while the whole amount can be refunded (#refunds). */
export function RequestRefund({ isRunning, onRefunded }: RequestRefundProps) {
  const { t } = useLingui();
  const [idempotencyKey] = useState(() => newId());
  const body = { operation: idempotencyKey };
  return (
    <ConfirmButton
      label={<Trans>Request a refund</Trans>}
      title={<Trans>Do you want your money back?</Trans>}
      keepLabel={isRunning ? <Trans>Keep subscription</Trans> : <Trans>Not now</Trans>}
      confirm={{ label: <Trans>Request a refund</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
      send={() => withFallbackMessage(send(refundSubscription, { body }), t`Error processing payment`)}
      onSuccess={onRefunded}
    >
      <p>
        {isRunning ? (
          <Trans>The whole amount goes back to your card, and the subscription ends now.</Trans>
        ) : (
          <Trans>The whole amount goes back to your card.</Trans>
        )}
      </p>
    </ConfirmButton>
  );
}
