import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { formatDate } from '#web/shell/dates.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { formatDollars } from '../money.ts';
import type { Details } from '../subscription.ts';
import styles from './ReceiptList.module.css';

/** Payments, newest first, with a link to the receipts for printing. */
export function ReceiptList({ receipts }: Pick<Details, 'receipts'>) {
  if (receipts.length === 0) return null;
  return (
    <section className={styles.receipts}>
      <h2>
        <Trans>Receipts</Trans>
      </h2>
      <ul className={styles.list}>
        {receipts.map(({ id, amount, paidAt, refunded }) => (
          <li key={id} className={styles.receipt}>
            <span>{formatDate(paidAt, 'll')}</span>
            <span className={styles.amount}>
              {formatDollars(amount)} {refunded && <Trans>(refunded)</Trans>}
            </span>
          </li>
        ))}
      </ul>
      <LinkButton to={paths.receipts}>
        <Trans>See and print my receipts</Trans>
      </LinkButton>
    </section>
  );
}
