import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { confirmPayment, updateSubscription } from '#contract/subscriptions.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/api/client.ts';
import { GenerateReport } from '#web/reports/GenerateReport.tsx';
import { keepUser } from '#web/session/current-session.ts';
import { useReadAgain } from '#web/session/read-again.ts';
import { refreshUser } from '#web/session/refresh-user.ts';
import { ScreenTitle } from '#web/shell/ScreenTitle.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import type { Card } from './CardName.tsx';
import { Checkout } from './Checkout.tsx';
import { KeepSubscription } from './KeepSubscription.tsx';
import { PaymentInfoDialog } from './PaymentInfoDialog.tsx';
import { useRememberedPaymentInfo, useWasPaymentInfoOpen } from './payment-info-open.ts';
import { ReceiptList } from './ReceiptList.tsx';
import { NoRefund, RequestRefund } from './RequestRefund.tsx';
import { type Details, isRunning, SubscriptionDetails } from './SubscriptionDetails.tsx';
import { SubscriptionRead } from './SubscriptionRead.tsx';
import styles from './SubscriptionScreen.module.css';
import { priceQuery, subscriptionQuery } from './subscription-queries.ts';
import type { Payment } from './use-checkout.tsx';

export const handle: ScreenHandle = {
  title: msg`Subscription`,
  questions: [
    {
      question: msg`How do I cancel?`,
      answer: msg`Tap Cancel Subscription. You can play until the end of the time you have paid for.`,
    },
  ],
};

/** /subscription: what is paid for, or a way to subscribe again. */
export function Component() {
  usePrefetchQuery(priceQuery);
  // Loaded again after paying (decision G96).
  if (useWasPaymentInfoOpen()) return <Navigate to={paths.dashboard} replace />;
  return (
    <div className={styles.screen}>
      <SubscriptionRead heading={<ScreenTitle />}>
        {(details) => <Subscription details={details} />}
      </SubscriptionRead>
    </div>
  );
}

type Paid = { user: User; card?: Card | null | undefined; message: string; amountCharged?: number };

function Subscription({ details }: { details: Details }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [paid, setPaid] = useState<Paid | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  // Not the stored person's: that may be from before the subscription ended, and the page would turn into another.
  const isSubscribed = isRunning(details);
  const price = useQuery(priceQuery);
  const askAgain = useReadAgain();
  useRememberedPaymentInfo(paid !== null);

  const readAgain = () => queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey, exact: true });

  async function taken(answer: Paid) {
    // Never an empty person in the browser: that would lead round in circles (decision G95).
    if (answer.user?.userId) keepUser(answer.user);
    else await refreshUser();
    await readAgain();
    setPaid(answer);
  }

  async function refunded({ message }: { message: string }) {
    await Promise.all([refreshUser(), readAgain()]);
    setSaid(message);
  }

  const update = (payment: Payment) => send(updateSubscription, { body: payment });
  const pay = async (payment: Payment) => taken(await update(payment));
  const confirm = async (operation: string) => taken(await send(confirmPayment, { body: { operation } }));
  const keep = async (operation: string) => {
    const kept = await update({ paymentMethodId: null, discountCode: null, operation });
    return { ...kept, amountCharged: 0 };
  };

  // The checkout grows with its price, and what stands under it would move. After a failure it says so itself: drawn
  // anew it would ask again, and never come to rest.
  if (!isSubscribed && price.isPending && price.errorUpdateCount === 0) {
    return (
      <>
        <ScreenTitle />
        <Waiting onRetry={() => askAgain(priceQuery)} />
      </>
    );
  }
  return (
    <>
      {said !== null && (
        <Notice kind="good" announce>
          {said}
        </Notice>
      )}
      {isSubscribed && !details.cancelAtPeriodEnd ? (
        <SubscriptionDetails details={details} onRefunded={refunded} />
      ) : (
        <>
          <h1>
            <Trans>Subscribe Again</Trans>
          </h1>
          <div className={styles.card}>
            {isSubscribed ? (
              <>
                <KeepSubscription details={details} keep={keep} onKept={taken} />
                {details.refundable && <RequestRefund onRefunded={refunded} />}
                <NoRefund details={details} />
              </>
            ) : (
              <>
                {details.status === 'ended' && (
                  <p>
                    <Trans>Your subscription has ended.</Trans>
                  </p>
                )}
                <Checkout
                  buttonLabel={<Trans>Subscribe</Trans>}
                  isTrialUsed={details.trialUsed}
                  pay={pay}
                  confirm={confirm}
                />
              </>
            )}
          </div>
        </>
      )}
      <ReceiptList receipts={details.receipts} />
      {!isSubscribed && <LastReport />}
      {paid && <PaymentInfoDialog {...paid} details={details} onClose={() => navigate(paths.dashboard)} />}
    </>
  );
}

/** Who has not paid cannot open the dashboard, and still has results (decision G105). */
function LastReport() {
  const { t } = useLingui();
  return (
    <section className={styles.report}>
      <h2>
        <Trans>My results</Trans>
      </h2>
      <GenerateReport label={t`Download my last report`} />
    </section>
  );
}
