import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { ApiProblem } from '#web/api/client.ts';
import { useConfig } from '#web/shell/config.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { AlertDialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Checkout.module.css';
import { type CardEntry, CardProblem } from './card-entry.ts';
import { formatAmount, formatDollars } from './money.ts';
import { priceQuery } from './subscription-queries.ts';
import { useDiscount } from './use-discount.ts';
import { useSandboxCard } from './use-sandbox-card.tsx';
import { useStripeCard } from './use-stripe-card.tsx';

/** What is sent: no card with a discount of 100 %; the same `operation` however often the button is pressed. */
export type Payment = { paymentMethodId: string | null; discountCode: string | null; operation: string };

type CheckoutProps = {
  buttonLabel: ReactNode;
  /** Sends the payment; throws ApiProblem. */
  pay: (payment: Payment) => Promise<void>;
  /** After the bank's question has been answered. */
  confirm: (operation: string) => Promise<void>;
  /** In place of the alert for what the server refused. */
  onRefused?: (problem: ApiProblem) => void;
};

/** Discount, amount, card and the button, with what is agreed to above it. */
export function Checkout(props: CheckoutProps) {
  const { payments } = useConfig();
  return payments.provider === 'stripe' ? <StripeCheckout {...props} /> : <SandboxCheckout {...props} />;
}

function StripeCheckout(props: CheckoutProps) {
  return <Fields {...props} card={useStripeCard()} />;
}

function SandboxCheckout(props: CheckoutProps) {
  return <Fields {...props} card={useSandboxCard()} />;
}

function Fields({ buttonLabel, pay, confirm, onRefused, card }: CheckoutProps & { card: CardEntry }) {
  const { t } = useLingui();
  const price = useQuery(priceQuery);
  const discount = useDiscount();
  const [alert, setAlert] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  const operation = useRef(crypto.randomUUID());
  const isFree = discount.discount?.discountPercentage === 100;
  const total = discount.discount?.totalPrice ?? price.data?.price;

  async function submit() {
    if (isPaying) return;
    setPaying(true);
    try {
      await discount.settled();
      const paymentMethodId = isFree ? null : await card.createPaymentMethod();
      const payment = {
        paymentMethodId,
        discountCode: discount.code.trim() || null,
        operation: operation.current,
      };
      await payOrAskBank(payment);
    } catch (problem) {
      refuse(problem);
    } finally {
      setPaying(false);
    }
  }

  async function payOrAskBank(payment: Payment) {
    try {
      await pay(payment);
    } catch (problem) {
      const asksBank = problem instanceof ApiProblem && problem.code === 'requires_action';
      if (!asksBank || !problem.clientSecret) throw problem;
      await card.confirmWithBank(problem.clientSecret);
      await confirm(payment.operation);
    }
  }

  function refuse(problem: unknown) {
    // A refused payment is over: the next press is a new one.
    operation.current = crypto.randomUUID();
    if (problem instanceof ApiProblem && onRefused) return onRefused(problem);
    const isKnown = problem instanceof ApiProblem || problem instanceof CardProblem;
    setAlert(isKnown ? problem.message : t`Error processing payment`);
  }

  return (
    <div className={styles.checkout}>
      <TextField
        label={<Trans>Discount code</Trans>}
        hint={discount.isChecking ? t`Checking the code...` : t`If you have one.`}
        error={discount.error}
        autoComplete="off"
        value={discount.code}
        onChange={(event) => discount.setCode(event.target.value)}
      />
      <p className={styles.total} role="status">
        <Trans>Total Amount : ${total === undefined ? '' : formatAmount(total)}</Trans>
        {discount.discount && (
          <span className={styles.discount}>
            <Trans>You got {Math.round(discount.discount.discountPercentage)}% discount</Trans>
          </span>
        )}
      </p>
      {!isFree && card.fields}
      {price.data && (
        <p className={styles.terms}>
          <Trans>
            {formatDollars(price.data.price)} a month, renewed each month until you cancel. Next payment on{' '}
            {formatDate(price.data.renewsAt, 'dddd, MMMM Do YYYY')}. Cancel any time under Subscription.
          </Trans>
        </p>
      )}
      <Button
        kind="main"
        busy={isPaying}
        onClick={() => void submit()}
        disabledBecause={!isFree && !card.isReady ? t`The card field is loading.` : undefined}
      >
        {isPaying ? <Trans>One moment...</Trans> : buttonLabel}
      </Button>
      <AlertDialog
        isOpen={alert !== null}
        onClose={() => setAlert(null)}
        title={<Trans>The payment did not go through</Trans>}
        actions={
          <Button kind="main" onClick={() => setAlert(null)}>
            <Trans>Okay</Trans>
          </Button>
        }
      >
        <p>{alert}</p>
      </AlertDialog>
    </div>
  );
}
