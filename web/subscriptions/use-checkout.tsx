import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { ApiProblem } from '#web/api/client.ts';
import { newId } from '#web/browser/new-id.ts';
import type { SummaryError } from '#web/ui/ErrorSummary.tsx';
import { RetryNotice } from '#web/ui/RetryNotice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { askBankIfAsked } from './ask-bank.ts';
import styles from './Checkout.module.css';
import type { CardEntry } from './card-entry.ts';
import { formatAmount } from './money.ts';
import { priceQuery } from './subscription-queries.ts';
import { Terms } from './Terms.tsx';
import { useDiscount } from './use-discount.ts';
import { usePaymentAlert } from './use-payment-alert.tsx';

/** What is sent: no card with a discount of 100 %; the same `operation` however often the button is pressed. */
export type Payment = {
  paymentMethodId: string | null;
  discountCode: string | null;
  /** What was shown: the server charges no other amount (decision G139). */
  expectedTotal?: number | undefined;
  operation: string;
};

/** How a payment is sent, and how it is confirmed after the bank's question has been answered. */
export type Paying<Paid> = {
  pay: (payment: Payment) => Promise<Paid>;
  /** `asked` is the answer that led to the bank. */
  confirm: (operation: string, asked: ApiProblem) => Promise<Paid>;
};

export type Checkout = {
  /** Discount code, amount, card, and what is agreed to. */
  fields: ReactNode;
  /** For `alsoCheck` of the form that these fields stand in. */
  check: () => Promise<readonly SummaryError[]>;
  disabledBecause: string | undefined;
  /** @throws ApiProblem, CardProblem */
  settle: <Paid>(paying: Paying<Paid>) => Promise<Paid>;
  /** Says in an alert why nothing was paid. */
  refuse: (problem: unknown) => void;
};

/** Discount, amount and card of whatever form takes a payment. `isTrialUsed`: this person gets no free days again. */
export function useCheckout(card: CardEntry, isTrialUsed = false): Checkout {
  const { t } = useLingui();
  const id = useId();
  const price = useQuery(priceQuery);
  const discount = useDiscount();
  const alert = usePaymentAlert(card);
  const [operation] = useState(() => newId());
  const isFree = discount.discount?.discountPercentage === 100;
  const total = discount.discount?.totalPrice ?? price.data?.price;

  async function check() {
    const { discount: found, error } = await discount.settled();
    if (error !== undefined) return [{ fieldId: id, message: error }];
    return found?.discountPercentage === 100 ? [] : card.check();
  }

  async function settle<Paid>({ pay, confirm }: Paying<Paid>): Promise<Paid> {
    const { discount: found } = await discount.settled();
    const paymentMethodId = found?.discountPercentage === 100 ? null : await card.createPaymentMethod();
    const expectedTotal = found?.totalPrice ?? price.data?.price;
    const payment = { paymentMethodId, discountCode: found?.code ?? null, expectedTotal, operation };
    return askBankIfAsked(
      card,
      () => pay(payment).catch(showNewPrice),
      (asked) => confirm(operation, asked),
    );
  }

  function whyNoPaying(): string | undefined {
    if (price.isError && !price.data) return t`You can continue once the price is shown.`;
    if (!price.data) return t`The price is loading.`;
    return !isFree && !card.isReady ? t`The card field is loading.` : undefined;
  }

  /** Before it is said that the price has changed, the new one is shown. */
  async function showNewPrice(problem: unknown): Promise<never> {
    if (isPriceChanged(problem)) {
      await Promise.all([price.refetch(), discount.checkAgain()]);
    }
    throw problem;
  }

  const fields = (
    <>
      <TextField
        id={id}
        label={<Trans>Discount code</Trans>}
        hint={discount.isChecking ? t`Checking the code...` : t`If you have one.`}
        error={discount.error}
        autoComplete="off"
        value={discount.code}
        onChange={(event) => discount.setCode(event.target.value)}
      />
      <VisuallyHidden role="status">{discount.error}</VisuallyHidden>
      <p className={styles.total} role="status">
        <Trans>Total Amount : ${total === undefined ? '' : formatAmount(total)}</Trans>
        {discount.discount && (
          <span className={styles.discount}>
            <Trans>You got {Math.round(discount.discount.discountPercentage)}% discount</Trans>
          </span>
        )}
      </p>
      {/* Hidden, not gone: the provider's own field lives in there. */}
      <div hidden={isFree}>{card.fields}</div>
      {price.data && <Terms price={price.data} discount={discount.discount} isTrialUsed={isTrialUsed} />}
      {price.isError && !price.data && (
        // Nothing is charged whose price was not shown (decision G139).
        <RetryNotice onRetry={() => void price.refetch()}>
          <Trans>We could not look up the price. Nothing is charged until you see it here.</Trans>
        </RetryNotice>
      )}
      {alert.dialog}
    </>
  );
  const disabledBecause = whyNoPaying();
  return { fields, check, disabledBecause, settle, refuse: alert.refuse };
}

/** Whether the server would charge another amount than the one that was shown. */
export function isPriceChanged(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.code === 'price_changed';
}
