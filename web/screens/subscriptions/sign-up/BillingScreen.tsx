import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { getSubscription } from '#contract/subscriptions.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/data/api/client.ts';
import { readUser } from '#web/data/session/current-session.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import {
  clearPendingSignUp,
  readPendingSignUp,
  savePendingSignUp,
  toSignUpCard,
} from '#web/data/session/pending-sign-up.ts';
import { SignUpStep } from '#web/screens/sign-in/SignUpStep.tsx';
import { signUpIndividual } from '#web/screens/sign-in/send-sign-up.ts';
import { startSession } from '#web/screens/sign-in/start-session.ts';
import { RedirectNotice } from '#web/shell/routing/RedirectNotice.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Loading } from '#web/shell/screens/Loading.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Checkout } from '../checkout/Checkout.tsx';
import type { PaymentFields } from '../checkout/use-checkout.tsx';
import { PaymentInfoDialog } from '../PaymentInfoDialog.tsx';
import type { OwnSubscription, ShownCard as PaymentCard } from '../subscription.ts';
import styles from './BillingScreen.module.css';
import { refusalOfForm, refusedByProvider } from './refusal-of-form.ts';
import { SubscriptionSummary } from './SubscriptionSummary.tsx';
import { usePaidSignUp } from './use-paid-sign-up.ts';

export const handle: ScreenHandle = {
  title: msg`Billing`,
  questions: [
    {
      question: msg`When is my card charged again?`,
      answer: msg`Every month, on the day shown above the button, until you cancel.`,
    },
  ],
};

type PaidBilling = { user: User; details: OwnSubscription | null; card?: PaymentCard | null | undefined };

/** /signUp: the card, after the sign-up form. The data of that form is only in memory (docs/product-decisions.md#sign-up-state). */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { redirect, confirm, leadToLogin } = usePaidSignUp(() => {
    clearPendingSignUp();
    navigate(paths.home);
  });
  const [pending] = useState(readPendingSignUp);
  const [paid, setPaid] = useState<PaidBilling | null>(null);

  if (!pending) {
    // The page was reloaded after paying (#payment-info).
    if (readUser()) return <Navigate to={paths.dashboard} replace />;
    return <FormAgain />;
  }

  async function pay(payment: PaymentFields) {
    if (!pending) return;
    const signedUp = await signUpIndividual(pending, payment);
    if (!signedUp.auth) throw refusedByProvider(signedUp);
    startSession(signedUp);
    await show(signedUp);
  }

  async function show({ user, card }: Omit<PaidBilling, 'details'>) {
    if (!user.isSubscribed) return continueUnpaid();
    const details = await send(getSubscription, {}).catch(() => null);
    setPaid({ user, details, card: card ?? details?.card });
  }

  /** What was refused stands in the form of the first step, which shows why. */
  function leadBack(problem: unknown): boolean {
    const refusal = refusalOfForm(problem);
    if (!pending || !refusal) return false;
    savePendingSignUp({ ...pending, refusal });
    navigate(paths.home, { ...toSignUpCard, replace: true });
    return true;
  }

  /**
   * The account exists without a payment: a code that made it free when it was checked may no longer do so. The next
   * page says that nothing was charged.
   */
  function continueUnpaid() {
    clearPendingSignUp();
    navigate(paths.subscription, { replace: true });
  }

  function finish() {
    clearPendingSignUp();
    navigate(paths.dashboard, { replace: true });
  }

  return (
    <Stack gap={4} className={styles.billing}>
      <div>
        <SignUpStep step={2} />
        <div className={styles.top}>
          <h1>
            <Trans>Complete your sign up</Trans>
          </h1>
          <LinkButton to={paths.home} variant="text" icon="close" aria-label={t`X, close and go back`}>
            <Trans>Close</Trans>
          </LinkButton>
        </div>
      </div>
      <RedirectNotice redirect={redirect} />
      <Card gap={4} raised>
        <SubscriptionSummary />
        <Checkout
          buttonLabel={<Trans>Complete Sign Up</Trans>}
          pay={pay}
          confirm={async (idempotencyKey, problem) => {
            const confirmed = await confirm(idempotencyKey, problem);
            startSession(confirmed);
            await show(confirmed);
          }}
          onRejected={(problem) => leadToLogin(problem) || leadBack(problem)}
        />
      </Card>
      {paid && <PaymentInfoDialog {...paid} onClose={finish} />}
    </Stack>
  );
}

/** A reload has cleared the data of the form (#sign-up-state). */
function FormAgain() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    // Runs after the page has noted this URL, because the message is for the next one.
    queueMicrotask(() => {
      flashOnNextPage({ kind: 'info', text: t`Please fill in the form again` });
      navigate(paths.home, { ...toSignUpCard, replace: true });
    });
  }, [t, navigate]);
  return <Loading />;
}
