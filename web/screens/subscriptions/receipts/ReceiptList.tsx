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

/** Payments, newest first, with a link to the receipts for printing. */
export function ReceiptList({ receipts, children }: ReceiptListProps) {
  if (receipts.length === 0) return null;
  return (
    <Stack as="section" align="start">
      <h2>
        <Trans>Receipts</Trans>
      </h2>
      <ul className={styles.list}>
        {receipts.map(({ id, amount, paidAt, refunded }) => (
          <Row key={id} as="li" lines={1} gap={4} spread className={styles.receipt}>
            <span>{formatDate(paidAt, 'll')}</span>
            <span className={styles.amount}>
              {formatDollars(amount)} {refunded && <Trans>(refunded)</Trans>}
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
