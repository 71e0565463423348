import { Trans, useLingui } from '@lingui/react/macro';
import { refundSubscription } from '#contract/subscriptions.ts';
import { send } from '#web/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import type { Details } from './SubscriptionDetails.tsx';
import { withWords } from './with-words.ts';

/** Where money was paid and cannot be asked back any more: the rule, in plain words (decision G101). */
export function NoRefund({ details: { refundable, receipts } }: { details: Details }) {
  const isPaid = receipts.some(({ refunded }) => !refunded);
  if (refundable || !isPaid) return null;
  return (
    <p>
      <Trans>
        You can get your money back in the first 30 days, as long as the game was never opened. That is no
        longer possible for this subscription.
      </Trans>
    </p>
  );
}

/** Shown only while everything can be given back (decision G101). */
export function RequestRefund({ onRefunded }: { onRefunded: (answer: { message: string }) => void }) {
  const { t } = useLingui();
  return (
    <ConfirmButton
      label={<Trans>Request a refund</Trans>}
      title={<Trans>Do you want your money back?</Trans>}
      keepLabel={<Trans>Keep subscription</Trans>}
      confirm={{ label: <Trans>Request a refund</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
      send={() => withWords(send(refundSubscription, {}), t`Error processing payment`)}
      onAnswer={onRefunded}
    >
      <p>
        <Trans>The whole amount goes back to your card, and the subscription ends now.</Trans>
      </p>
    </ConfirmButton>
  );
}
