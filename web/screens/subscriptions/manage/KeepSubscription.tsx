import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSending } from '#web/forms/use-sending.ts';
import { newId } from '#web/lib/new-id.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { FailureAlert } from '../failures/FailureAlert.tsx';
import { messageOf } from '../failures/fallback-message.ts';
import { formatDollars, isFreeForever } from '../money.ts';
import type { OwnSubscription } from '../subscription.ts';

type KeepProps<Kept> = {
  details: OwnSubscription;
  /** A repeated call with the same key changes nothing more. */
  keep: (idempotencyKey: string) => Promise<Kept>;
  onKept: (kept: Kept) => void;
};

/** Canceled, with time left: subscribing again revokes the cancellation and costs nothing (docs/product-decisions.md#cancel-at-period-end and #subscribe-again). */
export function KeepSubscription<Kept>({ details, keep, onKept }: KeepProps<Kept>) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const { isSending, start, retry } = useSending(keep, onKept, (problem) =>
    setFailure(messageOf(problem, t`Error processing payment`)),
  );
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
      {details.subscriptionEndDate && !isFreeForever(details) && (
        <p>
          <Trans>
            After that you pay {formatDollars(details.subscriptionPrice)} on{' '}
            {formatDate(details.subscriptionEndDate, 'dddd, MMMM Do YYYY')}, renewed until you cancel.
          </Trans>
        </p>
      )}
      <Button variant="primary" busy={isSending} onClick={() => void start(newId())}>
        <Trans>Subscribe</Trans>
      </Button>
      {isSending && (
        <Waiting besideButton onRetry={retry}>
          <Trans>One moment...</Trans>
        </Waiting>
      )}
      <FailureAlert message={failure} onClose={() => setFailure(null)} />
    </>
  );
}
