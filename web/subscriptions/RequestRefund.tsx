import { Trans, useLingui } from '@lingui/react/macro';
import { refundSubscription } from '#contract/subscriptions.ts';
import { send } from '#web/api/client.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { withWords } from './with-words.ts';

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
