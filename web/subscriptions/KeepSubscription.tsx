import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { FailureAlert } from './FailureAlert.tsx';
import type { Details } from './SubscriptionDetails.tsx';
import { wordsOf } from './with-words.ts';

type KeepProps = { details: Details; onKeep: () => Promise<void> };

/** Cancelled, with time left: subscribing again takes the cancellation back and costs nothing (decisions G93, G94). */
export function KeepSubscription({ details, onKeep }: KeepProps) {
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function keep() {
    setSending(true);
    await onKeep().catch((problem: unknown) => setFailure(wordsOf(problem, t`Error processing payment`)));
    setSending(false);
  }
  return (
    <>
      {details.subscriptionEndDate && (
        <p>
          <Trans>
            Cancelled. You can play until {formatDate(details.subscriptionEndDate, 'dddd, MMMM Do YYYY')}
          </Trans>
        </p>
      )}
      <p>
        <Trans>No charge today: you keep your subscription</Trans>
      </p>
      <Button kind="main" busy={isSending} onClick={() => void keep()}>
        <Trans>Subscribe</Trans>
      </Button>
      <FailureAlert message={failure} onClose={() => setFailure(null)} />
    </>
  );
}
