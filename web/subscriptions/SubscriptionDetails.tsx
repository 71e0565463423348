import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { cancelSubscription, type getSubscription, refundSubscription } from '#contract/subscriptions.ts';
import { forgetSession } from '#web/accounts/session.ts';
import { ApiProblem, send } from '#web/api/client.ts';
import { deviceOutbox } from '#web/outbox/device-outbox.ts';
import { formatDate } from '#web/shell/dates.ts';
import { flashOnNextPage } from '#web/shell/flash.ts';
import { Button } from '#web/ui/Button.tsx';
import { AlertDialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { CardName } from './CardName.tsx';
import { formatDollars } from './money.ts';
import styles from './SubscriptionScreen.module.css';

type Asked = 'cancel' | 'refund' | null;
const flushWithinMs = 5000;

/** What is paid, when next, receipts, and how to stop. */
export function SubscriptionDetails({ details }: { details: Answer<typeof getSubscription> }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const leave = useLeaving();
  const [asked, setAsked] = useState<Asked>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  async function cancel() {
    setAsked(null);
    try {
      await (await deviceOutbox()).flushWithin(flushWithinMs);
      const { message } = await send(cancelSubscription, {});
      leave(message);
    } catch (problem) {
      setAlert(problem instanceof ApiProblem ? problem.message : t`Error canceling subscription`);
    }
  }

  async function refund() {
    setAsked(null);
    try {
      setSaid((await send(refundSubscription, {})).message);
      await queries.invalidateQueries();
    } catch (problem) {
      setAlert(problem instanceof ApiProblem ? problem.message : t`Error processing payment`);
    }
  }

  return (
    <>
      <h1>
        <Trans>Subscription Details</Trans>
      </h1>
      {said && (
        <Notice kind="good" announce>
          {said}
        </Notice>
      )}
      {details.status === 'past_due' && (
        <Notice kind="bad">
          <Trans>Your last payment did not go through. Please update your card.</Trans>
        </Notice>
      )}
      <div className={styles.card}>
        <Figures details={details} />
        <div className={styles.buttons}>
          <Button onClick={() => setAsked('cancel')}>
            <Trans>Cancel Subscription</Trans>
          </Button>
          {details.refundable && (
            <Button onClick={() => setAsked('refund')}>
              <Trans>Request a refund</Trans>
            </Button>
          )}
        </div>
      </div>
      <Receipts receipts={details.receipts} />
      <AlertDialog
        isOpen={asked === 'cancel'}
        onClose={() => setAsked(null)}
        title={<Trans>Do you want to cancel your subscription?</Trans>}
        actions={
          <>
            <Button kind="main" onClick={() => setAsked(null)}>
              <Trans>Keep subscription</Trans>
            </Button>
            <Button kind="danger" onClick={() => void cancel()}>
              <Trans>Cancel subscription</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>You can play until the end of the time you have paid for. You will be logged out now.</Trans>
        </p>
      </AlertDialog>
      <AlertDialog
        isOpen={asked === 'refund'}
        onClose={() => setAsked(null)}
        title={<Trans>Do you want your money back?</Trans>}
        actions={
          <>
            <Button kind="main" onClick={() => setAsked(null)}>
              <Trans>Keep subscription</Trans>
            </Button>
            <Button kind="danger" onClick={() => void refund()}>
              <Trans>Request a refund</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>The whole amount goes back to your card, and the subscription ends now.</Trans>
        </p>
      </AlertDialog>
      <AlertDialog
        isOpen={alert !== null}
        onClose={() => setAlert(null)}
        title={<Trans>That did not work</Trans>}
        actions={
          <Button kind="main" onClick={() => setAlert(null)}>
            <Trans>Okay</Trans>
          </Button>
        }
      >
        <p>{alert}</p>
      </AlertDialog>
    </>
  );
}

function Figures({ details }: { details: Answer<typeof getSubscription> }) {
  const { subscriptionPrice, lastCharge, subscriptionEndDate, card, nextPrice } = details;
  return (
    <dl>
      <dt>
        <Trans>Subscription price</Trans>
      </dt>
      <dd>
        {formatDollars(subscriptionPrice)} <Trans>(a discount applies if applicable)</Trans>
      </dd>
      <dt>
        <Trans>Amount charged this month</Trans>
      </dt>
      <dd>{formatDollars(lastCharge)}</dd>
      <dt>
        <Trans>Plan: Monthly</Trans>
      </dt>
      <dd>{card && <CardName card={card} />}</dd>
      <dt>
        <Trans>Next billing date</Trans>
      </dt>
      <dd>{subscriptionEndDate ? formatDate(subscriptionEndDate, 'dddd, MMMM Do YYYY') : '-'}</dd>
      {nextPrice && (
        <>
          <dt>
            <Trans>New price</Trans>
          </dt>
          <dd>
            <Trans>
              {formatDollars(nextPrice.price)} from {formatDate(nextPrice.validFrom, 'dddd, MMMM Do YYYY')}
            </Trans>
          </dd>
        </>
      )}
    </dl>
  );
}

function Receipts({ receipts }: Pick<Answer<typeof getSubscription>, 'receipts'>) {
  if (receipts.length === 0) return null;
  return (
    <section>
      <h2>
        <Trans>Receipts</Trans>
      </h2>
      <ul className={styles.receipts}>
        {receipts.map(({ id, amount, paidAt, refunded }) => (
          <li key={id}>
            {formatDate(paidAt, 'll')}: {formatDollars(amount)} {refunded && <Trans>(refunded)</Trans>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As specified after cancelling: the message shows, all local storage is cleared, and the home page opens (G73). */
function useLeaving() {
  const navigate = useNavigate();
  return (message: string) => {
    flashOnNextPage({ kind: 'good', text: message });
    forgetSession();
    navigate(paths.home, { replace: true });
  };
}
