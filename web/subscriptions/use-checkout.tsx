import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import type { ApiProblem } from '#web/api/client.ts';
import type { SummaryError } from '#web/ui/ErrorSummary.tsx';
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
export type Payment = { paymentMethodId: string | null; discountCode: string | null; operation: string };

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
  const [operation] = useState(() => crypto.randomUUID());
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
    const payment = { paymentMethodId, discountCode: found?.code ?? null, operation };
    return askBankIfAsked(
      card,
      () => pay(payment),
      (asked) => confirm(operation, asked),
    );
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
      {alert.dialog}
    </>
  );
  const disabledBecause = !isFree && !card.isReady ? t`The card field is loading.` : undefined;
  return { fields, check, disabledBecause, settle, refuse: alert.refuse };
}
