import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { login } from '#contract/accounts.ts';
import { paths } from '#contract/paths.ts';
import { confirmPayment } from '#contract/subscriptions.ts';
import type { User } from '#contract/user.ts';
import { enter } from '#web/accounts/enter.ts';
import { forgetPendingSignUp, readPendingSignUp, toSignUpCard } from '#web/accounts/pending-sign-up.ts';
import { signUpIndividual } from '#web/accounts/sign-up/send-sign-up.ts';
import { ApiProblem, send } from '#web/api/client.ts';
import { redirectDelaysMs, useDelayedRedirect } from '#web/shell/delayed-redirect.ts';
import { flashOnNextPage } from '#web/shell/flash.ts';
import { RedirectNotice } from '#web/shell/RedirectNotice.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { LinkButton } from '#web/ui/Link.tsx';
import styles from './BillingScreen.module.css';
import { Checkout, type Payment } from './Checkout.tsx';
import { PaymentInfoDialog } from './PaymentInfoDialog.tsx';

export const handle: ScreenHandle = {
  title: msg`Billing`,
  questions: [
    {
      question: msg`When is my card charged again?`,
      answer: msg`Every month, on the day shown above the button, until you cancel.`,
    },
  ],
};

type Paid = { user: User; card?: { brand: string; last4: string } | null | undefined };

/** /signUp: the card, after the sign-up form. What was typed there is in memory alone (decision G82). */
export function Component() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const redirect = useDelayedRedirect();
  const [pending] = useState(readPendingSignUp);
  const [paid, setPaid] = useState<Paid | null>(null);

  if (!pending) {
    flashOnNextPage({ kind: 'news', text: t`Please fill in the form again` });
    return <Navigate to={paths.home} {...toSignUpCard} replace />;
  }

  async function pay(payment: Payment) {
    if (!pending) return;
    const answer = await signUpIndividual(pending, payment);
    if (!answer.auth) throw new ApiProblem(422, { message: answer.message });
    enter(answer);
    setPaid({ user: answer.user });
  }

  /** The account is there; its owner signs in, and the payment that the bank has confirmed is looked up. */
  async function confirm(operation: string) {
    if (!pending || pending.isSocialLogin)
      throw new ApiProblem(402, { message: t`Please login to continue.` });
    enter(await send(login, { body: { email: pending.email, password: pending.password } }));
    setPaid(await send(confirmPayment, { body: { operation } }));
  }

  function refused(problem: ApiProblem) {
    redirect.start({
      afterMs: redirectDelaysMs.billingFailure,
      message: {
        kind: 'bad',
        text: `${problem.message} ${t`Please login to continue. Redirecting to login...`}`,
      },
      go: () => navigate(paths.home),
    });
  }

  function finish() {
    forgetPendingSignUp();
    navigate(paths.dashboard, { replace: true });
  }

  return (
    <div className={styles.billing}>
      <div className={styles.top}>
        <h1>
          <Trans>Complete your sign up</Trans>
        </h1>
        <LinkButton to={paths.home} icon="close" kind="quiet" aria-label={t`Close and go back`}>
          X
        </LinkButton>
      </div>
      <RedirectNotice redirect={redirect} />
      <Checkout
        buttonLabel={<Trans>Complete Sign Up</Trans>}
        pay={pay}
        confirm={confirm}
        onRefused={refused}
      />
      {paid && <PaymentInfoDialog {...paid} onClose={finish} />}
    </div>
  );
}
