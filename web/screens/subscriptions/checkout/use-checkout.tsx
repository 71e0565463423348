import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { ApiProblem } from '#web/data/api/client.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { newId } from '#web/lib/new-id.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import type { SummaryError } from '#web/ui/fields/ErrorSummary.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import type { CardEntry } from '../card-entry.ts';
import { usePaymentAlert } from '../failures/use-payment-alert.tsx';
import { formatAmount } from '../money.ts';
import { priceQuery } from '../subscription-queries.ts';
import styles from './Checkout.module.css';
import { carriedCode } from './carried-code.ts';
import { DiscountCode } from './DiscountCode.tsx';
import { payWithConfirmation } from './pay-with-confirmation.ts';
import { Terms } from './Terms.tsx';
import { useBank } from './use-bank.tsx';
import { useDiscount } from './use-discount.ts';

/** The request body: no card with a discount of 100 %; `operation` is the idempotency key, the same for every press. */
export type PaymentFields = {
  paymentMethodId: string | null;
  discountCode: string | null;
  /** The total that was shown: the server charges no other amount (docs/product-decisions.md#unknown-price). */
  expectedTotal?: number | undefined;
  operation: string;
};

/** How a payment is sent, and how it is confirmed after the person has confirmed it at the bank. */
export type PaymentCalls<Paid> = {
  pay: (payment: PaymentFields) => Promise<Paid>;
  /** `problem` is the response that required the bank. */
  confirm: (idempotencyKey: string, problem: ApiProblem) => Promise<Paid>;
};

export type Checkout = {
  /** Amount, discount code and card. */
  fields: ReactNode;
  /** What the button accepts, so it comes right above it (#renewal-terms). */
  terms: ReactNode;
  /** For `alsoCheck` of the form with these fields. */
  check: () => Promise<readonly SummaryError[]>;
  disabledBecause: string | undefined;
  /** What the button says while it is sent: also that the bank waits for the person, in a window of its own. */
  sendingLabel: ReactNode;
  /** @throws ApiProblem, CardProblem */
  submit: <Paid>(calls: PaymentCalls<Paid>) => Promise<Paid>;
  /** Shows in an alert why nothing was paid. */
  showProblem: (problem: unknown) => void;
};

/** Discount, amount and card for a form with a payment. With `isTrialUsed` there are no free days again. */
export function useCheckout(card: CardEntry, isTrialUsed = false): Checkout {
  const { t } = useLingui();
  const id = useId();
  const price = useQuery(priceQuery);
  const refetch = useRefetch();
  const discount = useDiscount();
  const alert = usePaymentAlert(card);
  const bank = useBank(card);
  const [idempotencyKey] = useState(() => newId());
  const isFree = discount.discount?.discountPercentage === 100;
  const total = discount.discount?.totalPrice ?? price.data?.price;

  async function check() {
    const { discount: found, error } = await discount.whenChecked();
    if (error !== undefined) return [{ fieldId: id, message: error }];
    return found?.discountPercentage === 100 ? [] : card.check();
  }

  async function submit<Paid>({ pay, confirm }: PaymentCalls<Paid>): Promise<Paid> {
    const { discount: found } = await discount.whenChecked();
    const paymentMethodId = found?.discountPercentage === 100 ? null : await card.createPaymentMethod();
    const expectedTotal = found?.totalPrice ?? price.data?.price;
    const payment = {
      paymentMethodId,
      discountCode: found?.code ?? null,
      expectedTotal,
      operation: idempotencyKey,
    };
    carriedCode.set(found?.code ?? '');
    const paid = await payWithConfirmation(
      bank,
      () => pay(payment).catch(showNewPrice),
      (problem) => confirm(idempotencyKey, problem),
    );
    carriedCode.set('');
    return paid;
  }

  function findDisabledReason(): string | undefined {
    if (price.isError && !price.data) return t`You can continue once the price is shown.`;
    if (!price.data) return t`The price is loading.`;
    if (isFree || card.isReady) return undefined;
    return card.isMissing ? t`You can continue once the card field is shown.` : t`The card field is loading.`;
  }

  /** Shows the new price before the message that it has changed. */
  async function showNewPrice(problem: unknown): Promise<never> {
    if (isPriceChanged(problem)) {
      await Promise.all([price.refetch(), discount.checkAgain()]);
    }
    throw problem;
  }

  const fields = (
    <>
      <Stack gap={2} className={styles.receipt}>
        <div role="status">
          <p className={styles.total}>
            <Trans>
              <span>Total Amount :</span> <strong>${total === undefined ? '' : formatAmount(total)}</strong>
            </Trans>
          </p>
          {discount.discount && (
            <Row as="p" gap={1} wrap={false} align="center" className={styles.discount}>
              <Icon name="good" />
              <Trans>You got {Math.round(discount.discount.discountPercentage)}% discount</Trans>
            </Row>
          )}
        </div>
        <DiscountCode id={id} discount={discount} />
      </Stack>
      {/* Hidden, not removed: it contains the field of the provider. */}
      <div hidden={isFree}>{card.fields}</div>
    </>
  );
  const terms = (
    <>
      {price.data && <Terms price={price.data} discount={discount.discount} isTrialUsed={isTrialUsed} />}
      {price.isError && !price.data && (
        // Nothing is charged before its price was shown (#unknown-price).
        <RetryNotice onRetry={() => refetch(priceQuery)}>
          <Trans>We could not look up the price. Nothing is charged until you see it here.</Trans>
        </RetryNotice>
      )}
      {alert.dialog}
    </>
  );
  const disabledBecause = findDisabledReason();
  const { sendingLabel } = bank;
  return { fields, terms, check, disabledBecause, sendingLabel, submit, showProblem: alert.show };
}

/** Whether the server would charge a different amount than the one that was shown. */
function isPriceChanged(problem: unknown): boolean {
  return problem instanceof ApiProblem && problem.code === 'price_changed';
}
