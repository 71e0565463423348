import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { cancelSubscription } from '#contract/subscriptions.ts';
import { send } from '#web/data/api/client.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { endSessionHere, sendUnsent } from '#web/screens/log-out/clear-local-data.ts';
import { UnsavedDialog } from '#web/screens/log-out/UnsavedDialog.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { cancellationMessage } from '../cancellation-message.ts';
import { withFallbackMessage } from '../failures/fallback-message.ts';

type CancelSubscriptionProps = { until: string | null; isUnpaid: boolean };

/**
 * Cancels at the end of the paid period, or at once while a renewal is unpaid. As specified, the message is shown, all local storage is cleared, and the home
 * page opens. Answers that are not saved yet are sent first; if that fails, a dialog asks (docs/product-decisions.md#exit-keeps-saves and #cancel-stays and #cancel-at-period-end).
 */
export function CancelSubscription({ until, isUnpaid }: CancelSubscriptionProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [unsaved, setUnsaved] = useState(0);

  async function cancel() {
    const cancelled = await withFallbackMessage(
      send(cancelSubscription, {}),
      t`Error canceling subscription`,
    );
    flashOnNextPage({ kind: 'good', text: cancellationMessage(cancelled) });
    await endSessionHere();
    navigate(paths.home, { replace: true });
  }

  async function cancelUnlessUnsaved() {
    const answers = await sendUnsent();
    if (answers === 0) await cancel();
    return answers;
  }

  return (
    <>
      <ConfirmButton
        label={<Trans>Cancel Subscription</Trans>}
        title={<Trans>Do you want to cancel your subscription?</Trans>}
        keepLabel={<Trans>Keep subscription</Trans>}
        confirm={{ label: <Trans>Cancel subscription</Trans>, sendingLabel: <Trans>Canceling...</Trans> }}
        send={cancelUnlessUnsaved}
        onSuccess={setUnsaved}
      >
        <p>
          <WhatEnds until={until} isUnpaid={isUnpaid} /> <Trans>You will be logged out now.</Trans>
        </p>
      </ConfirmButton>
      {unsaved > 0 && (
        <UnsavedDialog
          answers={unsaved}
          onStay={() => setUnsaved(0)}
          leaveLabel={
            <Plural
              value={unsaved}
              one="Cancel subscription and lose it"
              other="Cancel subscription and lose them"
            />
          }
          onLeave={cancel}
        />
      )}
    </>
  );
}

function WhatEnds({ until, isUnpaid }: CancelSubscriptionProps) {
  if (isUnpaid) return <Trans>Your subscription ends now. You owe nothing.</Trans>;
  if (until === null) return <Trans>You can play until the end of the time you have paid for.</Trans>;
  return <Trans>You can play until {formatDate(until, 'dddd, MMMM Do YYYY')}.</Trans>;
}
