import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { confirmPayment, updateSubscription } from '#contract/subscriptions.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/data/api/client.ts';
import { refreshUser } from '#web/data/queries/refresh-user.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { storeUser } from '#web/data/session/current-session.ts';
import { GenerateReport } from '#web/screens/reports/GenerateReport.tsx';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Checkout } from '../checkout/Checkout.tsx';
import type { PaymentFields } from '../checkout/use-checkout.tsx';
import { PaymentInfoDialog } from '../PaymentInfoDialog.tsx';
import { ReceiptList } from '../receipts/ReceiptList.tsx';
import { SubscriptionLoader } from '../SubscriptionLoader.tsx';
import { isRunning, type OwnSubscription, type ShownCard as PaymentCard } from '../subscription.ts';
import { priceQuery, subscriptionQuery } from '../subscription-queries.ts';
import { KeepSubscription } from './KeepSubscription.tsx';
import { useRememberedPaymentInfo, useWasPaymentInfoOpen } from './payment-info-open.ts';
import { RefundNoLongerPossible, RequestRefund } from './RequestRefund.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import styles from './SubscriptionScreen.module.css';

export const handle: ScreenHandle = {
  title: msg`Subscription`,
  questions: [
    {
      question: msg`How do I cancel?`,
      answer: msg`Choose Cancel Subscription. You can play until the end of the time you have paid for.`,
    },
  ],
};

/** /subscription: the subscription, or the form to subscribe again. */
export function Component() {
  usePrefetchQuery(priceQuery);
  // The page was reloaded after paying (docs/product-decisions.md#payment-info).
  if (useWasPaymentInfoOpen()) return <Navigate to={paths.dashboard} replace />;
  return (
    <Screen width="narrow">
      <SubscriptionLoader heading={<ScreenTitle />}>
        {(details) => <Subscription details={details} />}
      </SubscriptionLoader>
    </Screen>
  );
}

type PaidSubscription = {
  user: User;
  card?: PaymentCard | null | undefined;
  message: string;
  amountCharged?: number;
};

function Subscription({ details }: { details: OwnSubscription }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [paid, setPaid] = useState<PaidSubscription | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  // Not from the stored user, which may be older than the end of the subscription: the page would change its content.
  const isSubscribed = isRunning(details);
  const price = useQuery(priceQuery);
  const refetch = useRefetch();
  useRememberedPaymentInfo(paid !== null);

  const invalidate = () => queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey, exact: true });

  async function showPaid(response: PaidSubscription) {
    // Never stores an empty user, which would cause a redirect loop (#resubscribe-user).
    if (response.user?.userId) storeUser(response.user);
    else await refreshUser();
    await invalidate();
    setPaid(response);
  }

  async function showRefund(response: { message: string }) {
    await Promise.all([refreshUser(), invalidate()]);
    setMessage(response.message);
  }

  const update = (payment: PaymentFields) => send(updateSubscription, { body: payment });
  const pay = async (payment: PaymentFields) => showPaid(await update(payment));
  const confirm = async (idempotencyKey: string) =>
    showPaid(await send(confirmPayment, { body: { operation: idempotencyKey } }));
  const keep = async (idempotencyKey: string) => {
    const kept = await update({ paymentMethodId: null, discountCode: null, operation: idempotencyKey });
    return { ...kept, amountCharged: 0 };
  };

  // The checkout grows with its price and would move what is below. After a failure the checkout itself shows it:
  // unmounting it here would start another request each time it mounts, without end.
  if (!isSubscribed && price.isPending && price.errorUpdateCount === 0) {
    return (
      <>
        <ScreenTitle />
        <Waiting onRetry={() => refetch(priceQuery)} />
      </>
    );
  }
  return (
    <>
      {message !== null && (
        <Notice kind="good" announce>
          {message}
        </Notice>
      )}
      {isSubscribed && !details.cancelAtPeriodEnd ? (
        <SubscriptionDetails details={details} onRefunded={showRefund} />
      ) : (
        <>
          <h1>
            <Trans>Subscribe Again</Trans>
          </h1>
          <Card raised>
            {isSubscribed ? (
              <>
                <KeepSubscription details={details} keep={keep} onKept={showPaid} />
                {details.refundable && <RequestRefund isRunning onRefunded={showRefund} />}
                <RefundNoLongerPossible details={details} />
              </>
            ) : (
              <>
                <p>
                  {details.status === 'ended' ? (
                    <Trans>Your subscription has ended.</Trans>
                  ) : (
                    <Trans>Your account is ready, nothing was charged. Add a card to start.</Trans>
                  )}
                </p>
                <Checkout
                  buttonLabel={<Trans>Subscribe</Trans>}
                  isTrialUsed={details.trialUsed}
                  pay={pay}
                  confirm={confirm}
                />
              </>
            )}
          </Card>
        </>
      )}
      <ReceiptList receipts={details.receipts}>
        {!isSubscribed && details.refundable && <RequestRefund isRunning={false} onRefunded={showRefund} />}
      </ReceiptList>
      {!isSubscribed && <LastReport />}
      {paid && <PaymentInfoDialog {...paid} details={details} onClose={() => navigate(paths.dashboard)} />}
    </>
  );
}

/** People who have not paid cannot open the dashboard, but still have results (#lapsed-results). */
function LastReport() {
  const { t } = useLingui();
  return (
    <Stack as="section" align="start" className={styles.report}>
      <h2>
        <Trans>My results</Trans>
      </h2>
      <GenerateReport label={t`Download my last report`} />
    </Stack>
  );
}
