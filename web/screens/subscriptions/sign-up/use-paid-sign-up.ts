import { useLingui } from '@lingui/react/macro';
import { confirmPayment } from '#contract/subscriptions.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import { redirectDelaysMs, useDelayedRedirect } from '#web/shell/routing/delayed-redirect.ts';

/**
 * What both sign-ups with a payment share. If the account was made and only its payment failed, `leadToLogin` announces
 * the login that `goToLogin` opens; after every other problem nothing exists yet, so the form stays as it is, and the
 * next press repeats the same payment.
 */
export function usePaidSignUp(goToLogin: (problem: ApiProblem) => void) {
  const { t } = useLingui();
  const redirect = useDelayedRedirect();
  return {
    redirect,
    /** The account exists, and its session came with the request to ask the bank. */
    async confirm(idempotencyKey: string, { session }: ApiProblem) {
      const token = session?.token ?? '';
      const { user, card } = await send(confirmPayment, { body: { operation: idempotencyKey }, token });
      return { user, card, token };
    },
    /** @returns false if the problem is none of an account that is not paid for */
    leadToLogin(problem: unknown): boolean {
      if (!(problem instanceof ApiProblem) || !isUnpaid(problem)) return false;
      const { message } = problem;
      redirect.start({
        afterMs: redirectDelaysMs.billingFailure,
        message: {
          kind: 'bad',
          text: `${message} ${t`Please login to continue. Redirecting to login...`}`,
        },
        messageThere: { kind: 'bad', text: `${message} ${t`Please login to continue.`}` },
        go: () => goToLogin(problem),
      });
      return true;
    },
  };
}

/** The account was created, and only the payment failed (docs/product-decisions.md#same-form-again). */
function isUnpaid({ code }: ApiProblem): boolean {
  return code === 'card_declined' || code === 'provider_unavailable' || code === 'requires_action';
}
