import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { leaveFacility } from '#contract/facilities.ts';
import type { Account } from '#contract/own-account.ts';
import { cancelSubscription, getSubscription } from '#contract/subscriptions.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { sendUnsent } from '#web/screens/log-out/clear-local-data.ts';
import { UnsavedDialog } from '#web/screens/log-out/UnsavedDialog.tsx';
import { cancellationMessage } from '#web/screens/subscriptions/cancellation-message.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Notice } from '#web/ui/status/Notice.tsx';
import { hasEnded } from '../has-ended.ts';
import type { OnChanged } from '../on-changed.ts';

type MemberFacilityProps = {
  facility: NonNullable<Account['facility']>;
  onChanged: OnChanged;
  /** Shown between what the facility sees and the button to leave it. */
  children: ReactNode;
};

/** For a facility's user: what the facility sees, and how to leave it. */
export function MemberFacility({ facility, onChanged, children }: MemberFacilityProps) {
  const user = useUser();
  const day = formatDate(facility.joinedAt, 'll');
  const isOver = hasEnded(facility);
  return (
    <>
      <p>
        <Trans>
          You have been a member of <span translate="no">{facility.name}</span> since {day}. It sees your
          answers, dates and scores. It never sees your plan, your reviews, surveys or feedback.
        </Trans>
      </p>
      <p>
        <Trans>
          Its list of members shows how many exercises you have answered, and how many were right on the first
          try. It also shows when you last played. Below you see when somebody opened more than that.
        </Trans>
      </p>
      {isOver && (
        <Notice kind="info">
          <Trans>Your facility's access has ended. Please contact your facility.</Trans>
        </Notice>
      )}
      {user?.isSubscribed && <OwnSubscription isNeeded={isOver} onChanged={onChanged} />}
      {children}
      <LeaveFacility name={facility.name} onChanged={onChanged} />
    </>
  );
}

/** Sends unsaved answers first; if that fails, the person decides whether to leave anyway (docs/product-decisions.md#exit-keeps-saves). */
function LeaveFacility({ name, onChanged }: { name: string; onChanged: OnChanged }) {
  const isSubscribed = useUser()?.isSubscribed;
  const [unsaved, setUnsaved] = useState(0);
  const leave = () => send(leaveFacility, {});

  async function leaveUnlessUnsaved() {
    const answers = await sendUnsent();
    return { answers, left: answers === 0 ? await leave() : null };
  }

  /** Answers given as a member are still saved afterwards (#stored-user). */
  async function leaveAnyway() {
    const left = await leave();
    setUnsaved(0);
    onChanged(left);
  }

  return (
    <>
      <ConfirmButton
        label={<Trans>Leave the facility</Trans>}
        title={
          <Trans>
            Leave <span translate="no">{name}</span>?
          </Trans>
        }
        keepLabel={<Trans>Stay</Trans>}
        confirm={{ label: <Trans>Leave the facility</Trans>, sendingLabel: <Trans>Leaving...</Trans> }}
        send={leaveUnlessUnsaved}
        onSuccess={({ answers, left }) => {
          setUnsaved(answers);
          if (left) onChanged(left);
        }}
      >
        <p>
          {isSubscribed ? (
            <Trans>
              Your results stay with you, and you play with your own subscription. Your seat may be given to
              somebody else.
            </Trans>
          ) : (
            <Trans>
              Your results stay with you. To keep playing, you then need a subscription of your own. Your seat
              may be given to somebody else.
            </Trans>
          )}
        </p>
      </ConfirmButton>
      {unsaved > 0 && (
        <UnsavedDialog
          answers={unsaved}
          onStay={() => setUnsaved(0)}
          leaveLabel={<Trans>Leave the facility</Trans>}
          onLeave={leaveAnyway}
        />
      )}
    </>
  );
}

type OwnSubscriptionProps = { isNeeded: boolean; onChanged: OnChanged };

/** People who subscribed before they joined need not pay twice (#payer-joins-facility), but they can play with it once they leave. */
function OwnSubscription({ isNeeded, onChanged }: OwnSubscriptionProps) {
  const details = useQuery({
    queryKey: ['subscription', 'besides the facility'],
    queryFn: ({ signal }) => send(getSubscription, { signal }),
  });
  if (!details.data) return null;
  const { cancelAtPeriodEnd, subscriptionEndDate, status } = details.data;
  if (cancelAtPeriodEnd) return isNeeded ? <CanceledSubscription until={subscriptionEndDate} /> : null;
  return (
    <>
      <Notice kind="info">
        {isNeeded ? (
          <Trans>
            You still pay for a subscription of your own. To play with it, leave the facility below.
          </Trans>
        ) : (
          <Trans>You still pay for a subscription of your own. You do not need it to play here.</Trans>
        )}
      </Notice>
      <ConfirmButton
        label={<Trans>Cancel my own subscription</Trans>}
        title={<Trans>Cancel your own subscription?</Trans>}
        keepLabel={<Trans>Keep subscription</Trans>}
        confirm={{ label: <Trans>Cancel subscription</Trans>, sendingLabel: <Trans>Canceling...</Trans> }}
        send={() => send(cancelSubscription, {})}
        onSuccess={(cancelled) => {
          onChanged({ message: cancellationMessage(cancelled) });
          void details.refetch();
        }}
      >
        <p>
          {status === 'past_due' ? (
            <Trans>It ends now. You owe nothing.</Trans>
          ) : (
            <Trans>It ends with the month you have paid for.</Trans>
          )}{' '}
          {!isNeeded && <Trans>You keep playing with your facility.</Trans>}
        </p>
      </ConfirmButton>
    </>
  );
}

/** A canceled subscription still lets people play until its period ends, once they have left the facility. */
function CanceledSubscription({ until }: { until: string | null }) {
  if (until === null) return null;
  const day = formatDate(until, 'dddd, MMMM Do YYYY');
  return (
    <Notice kind="info">
      <Trans>
        Your own subscription is canceled and runs until {day}. To play until then, leave the facility below.
      </Trans>
    </Notice>
  );
}
