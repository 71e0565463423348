import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiProblem } from '#web/api/client.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Details } from './SubscriptionDetails.tsx';

type KeepProps = { details: Details; onKeep: () => Promise<void> };

/** Cancelled, with time left: subscribing again takes the cancellation back and costs nothing (decisions G93, G94). */
export function KeepSubscription({ details, onKeep }: KeepProps) {
  const { t } = useLingui();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function keep() {
    setSending(true);
    setFailure(null);
    await onKeep().catch((problem: unknown) =>
      setFailure(problem instanceof ApiProblem ? problem.message : t`Error processing payment`),
    );
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
      {failure && (
        <Notice kind="bad" announce>
          {failure}
        </Notice>
      )}
      <Button kind="main" busy={isSending} onClick={() => void keep()}>
        <Trans>Subscribe</Trans>
      </Button>
    </>
  );
}
