import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getReceipt } from '#contract/subscriptions.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { CardName } from '../CardName.tsx';
import { formatDollars } from '../money.ts';
import styles from './Receipt.module.css';
import { receiptNumber } from './receipt-number.ts';

type ReceiptProps = {
  receipt: ResponseOf<typeof getReceipt>;
  paidBy: string;
  isPrinted: boolean;
  onPrint: () => void;
};

export function Receipt({ receipt, paidBy, isPrinted, onPrint }: ReceiptProps) {
  const { id, paidAt, amount, description, periodStart, periodEnd, card, paidTo } = receipt;
  const { refundedAt, refundedAmount, dispute } = receipt;
  const headingId = useId();
  const day = formatDate(paidAt, 'll');
  return (
    <Card as="article" className={styles.receipt} data-printed={isPrinted} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Receipt of {day}</Trans>
      </h2>
      <Stack as="dl" gap={0} className={styles.lines}>
        <Line label={<Trans>Paid to</Trans>}>{paidTo}</Line>
        <Line label={<Trans>Paid by</Trans>}>{paidBy}</Line>
        <Line label={<Trans>For</Trans>}>{description}</Line>
        <Line label={<Trans>From</Trans>}>{formatDate(periodStart, 'dddd, MMMM Do YYYY')}</Line>
        <Line label={<Trans>Until</Trans>}>{formatDate(periodEnd, 'dddd, MMMM Do YYYY')}</Line>
        {receipt.discountPercentage !== null && (
          <Line label={<Trans>Discount</Trans>}>{receipt.discountPercentage}%</Line>
        )}
        {card && (
          <Line label={<Trans>Card</Trans>}>
            <CardName card={card} />
          </Line>
        )}
        <Line label={<Trans>Receipt number</Trans>}>{receiptNumber(id)}</Line>
        {refundedAt && (
          <Line label={<Trans>Refunded on</Trans>}>{formatDate(refundedAt, 'dddd, MMMM Do YYYY')}</Line>
        )}
        {refundedAmount > 0 && refundedAmount < amount && (
          <Line label={<Trans>Refunded</Trans>}>{formatDollars(refundedAmount)}</Line>
        )}
        {(dispute === 'open' || dispute === 'lost') && (
          <Line label={<Trans>Disputed</Trans>}>
            <Trans>with your bank</Trans>
          </Line>
        )}
        <div className={styles.total}>
          <dt>
            <Trans>Amount paid</Trans>
          </dt>
          <dd>{formatDollars(amount)}</dd>
        </div>
      </Stack>
      <div className={styles.print}>
        <Button onClick={onPrint}>
          <Trans>Print this receipt</Trans>
        </Button>
      </div>
    </Card>
  );
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
