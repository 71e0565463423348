import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { formatDate } from '#web/shell/dates.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { formatDollars } from '../money.ts';
import type { OwnSubscription } from '../subscription.ts';
import styles from './ReceiptList.module.css';

type ReceiptListProps = Pick<OwnSubscription, 'receipts'> & {
  /** What else can be done with the payments. */
  children?: ReactNode;
};

/** What became of a payment: given back, in part or as a whole, or taken back by the bank. */
function Returned({ receipt }: { receipt: OwnSubscription['receipts'][number] }) {
  const { refunded, refundedAmount, dispute } = receipt;
  if (refunded) return <Trans>(refunded)</Trans>;
  if (refundedAmount > 0) return <Trans>({formatDollars(refundedAmount)} refunded)</Trans>;
  if (dispute === 'open' || dispute === 'lost') return <Trans>(disputed with your bank)</Trans>;
  return null;
}

/** Payments, newest first, with a link to the receipts for printing. */
export function ReceiptList({ receipts, children }: ReceiptListProps) {
  if (receipts.length === 0) return null;
  return (
    <Stack as="section" align="start">
      <h2>
        <Trans>Receipts</Trans>
      </h2>
      <ul className={styles.list}>
        {receipts.map((receipt) => (
          <Row key={receipt.id} as="li" lines={1} gap={4} spread className={styles.receipt}>
            <span>{formatDate(receipt.paidAt, 'll')}</span>
            <span className={styles.amount}>
              {formatDollars(receipt.amount)} <Returned receipt={receipt} />
            </span>
          </Row>
        ))}
      </ul>
      <LinkButton to={paths.receipts}>
        <Trans>See and print my receipts</Trans>
      </LinkButton>
      {children}
    </Stack>
  );
}
