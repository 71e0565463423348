import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { confirmPayment, updateSubscription } from '#contract/subscriptions.ts';
import type { User } from '#contract/user.ts';
import { keepUser, refreshUser, useUser } from '#web/accounts/session.ts';
import { send } from '#web/api/client.ts';
import { GenerateReport } from '#web/reports/GenerateReport.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Waiting } from '#web/ui/Waiting.tsx';
import type { Card } from './CardName.tsx';
import { Checkout } from './Checkout.tsx';
import { KeepSubscription } from './KeepSubscription.tsx';
import { PaymentInfoDialog } from './PaymentInfoDialog.tsx';
import { SubscriptionDetails } from './SubscriptionDetails.tsx';
import styles from './SubscriptionScreen.module.css';
import { subscriptionQuery } from './subscription-queries.ts';
import type { Payment } from './use-checkout.tsx';

export const handle: ScreenHandle = {
  title: msg`Subscription`,
  questions: [
    {
      question: msg`How do I cancel?`,
      answer: msg`Press Cancel Subscription. You can play until the end of the time you have paid for.`,
    },
  ],
};

type Paid = { user: User; card?: Card | null | undefined; message: string };

/** /subscription: what is paid for, or a way to subscribe again. */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const user = useUser();
  const details = useQuery(subscriptionQuery);
  const [paid, setPaid] = useState<Paid | null>(null);

  async function taken(answer: Paid) {
    // Never an empty person in the browser: that would lead round in circles (decision G95).
    if (answer.user?.userId) keepUser(answer.user);
    else await refreshUser();
    await queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    setPaid(answer);
  }

  const pay = async (payment: Payment) => taken(await send(updateSubscription, { body: payment }));
  const confirm = async (operation: string) => taken(await send(confirmPayment, { body: { operation } }));

  if (details.isPending) return <Waiting onRetry={() => void details.refetch()} />;
  if (details.isError) {
    return (
      <Notice
        kind="bad"
        announce
        actions={
          <Button icon="retry" onClick={() => void details.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {details.error.message || t`Error fetching subscription details`}
      </Notice>
    );
  }
  const { cancelAtPeriodEnd } = details.data;
  return (
    <div className={styles.screen}>
      {user?.isSubscribed && !cancelAtPeriodEnd ? (
        <SubscriptionDetails details={details.data} />
      ) : (
        <>
          <h1>
            <Trans>Subscribe Again</Trans>
          </h1>
          {user?.isSubscribed ? (
            <KeepSubscription
              details={details.data}
              onKeep={() =>
                pay({ paymentMethodId: null, discountCode: null, operation: crypto.randomUUID() })
              }
            />
          ) : (
            <Checkout buttonLabel={<Trans>Subscribe</Trans>} pay={pay} confirm={confirm} />
          )}
          {!user?.isSubscribed && (
            <section className={styles.report}>
              <GenerateReport label={t`Download my last report`} />
            </section>
          )}
        </>
      )}
      {paid && <PaymentInfoDialog {...paid} onClose={() => navigate(paths.dashboard)} />}
    </div>
  );
}
