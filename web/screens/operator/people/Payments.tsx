import { Trans, useLingui } from '@lingui/react/macro';
import { type OpenedPerson, type Payment, refundPerson } from '#contract/operator-people.ts';
import { hasRole } from '#contract/operator-roles.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Table, type TableColumn } from '#web/ui/table/Table.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import type { OnDone } from './ReasonDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

type PaymentsProps = { person: OpenedPerson; onDone: OnDone };

/** What a person has paid; operators who move money can give each payment back. */
export function Payments({ person: { userId, payments, subscription }, onDone }: PaymentsProps) {
  const { t } = useLingui();
  const mayRefund = hasRole(refundPerson.only, useUser()?.operatorRole);
  const isRunning = ['active', 'cancelling', 'past_due'].includes(subscription.status);
  const columns: TableColumn<Payment>[] = [
    { id: 'amount', header: t`Amount`, cell: ({ amount }) => showDollars(amount) },
    {
      id: 'paidAt',
      header: t`Paid`,
      line: 'second',
      cell: ({ paidAt }) => <Trans>Paid on {formatDate(paidAt, 'll')}</Trans>,
    },
    { id: 'back', header: t`Given back`, line: 'second', cell: (payment) => <BackText payment={payment} /> },
    {
      id: 'dispute',
      header: t`Dispute`,
      line: 'second',
      cell: (payment) => <DisputeText payment={payment} />,
    },
    {
      id: 'refund',
      header: null,
      line: 'end',
      cell: (payment) =>
        mayRefund &&
        leftOf(payment) > 0 &&
        payment.dispute !== 'open' && <Refund {...{ userId, payment, isRunning, onDone }} />,
    },
  ];
  return (
    <OperatorPart>
      <h3>
        <Trans>Payments</Trans>
      </h3>
      {payments.length === 0 && (
        <p>
          <Trans>No payments.</Trans>
        </p>
      )}
      {payments.length > 0 && (
        <Table
          isDense
          label={t`Payments`}
          columns={columns}
          items={payments}
          idOf={({ receiptId }) => receiptId}
        />
      )}
    </OperatorPart>
  );
}

const showDollars = (amount: number) => `$${amount.toFixed(2)}`;

/** What can still be given back. */
const leftOf = ({ amount, refundedAmount }: Payment) => amount - refundedAmount;

function BackText({ payment }: { payment: Payment }) {
  const { refundedAt, refundedAmount } = payment;
  if (refundedAt === null) return null;
  return leftOf(payment) > 0 ? (
    <Trans>
      {showDollars(refundedAmount)} of it given back on {formatDate(refundedAt, 'll')}
    </Trans>
  ) : (
    <Trans>Given back on {formatDate(refundedAt, 'll')}</Trans>
  );
}

function DisputeText({ payment: { dispute } }: { payment: Payment }) {
  if (dispute === 'open') return <Trans>Disputed: answer the bank</Trans>;
  if (dispute === 'lost') return <Trans>Disputed: the bank has taken it back</Trans>;
  return dispute === 'won' && <Trans>Disputed, and decided for us</Trans>;
}

type RefundProps = { userId: string; payment: Payment; isRunning: boolean; onDone: OnDone };

function Refund({ userId, payment, isRunning, onDone }: RefundProps) {
  const amount = showDollars(leftOf(payment));
  const day = formatDate(payment.paidAt, 'll');
  const { receiptId } = payment;
  return (
    <ReasonDialog
      label={
        <Trans>
          Refund{' '}
          <Hidden>
            {amount} of {day}
          </Hidden>
        </Trans>
      }
      title={<Trans>Give {amount} back?</Trans>}
      submitLabel={<Trans>Give {amount} back</Trans>}
      sendingLabel={<Trans>One moment...</Trans>}
      checkbox={isRunning && <Trans>End the subscription now, too</Trans>}
      send={({ reason, isChecked: ends }) =>
        send(refundPerson, { params: { userId }, body: { reason, receiptId, ends } })
      }
      onDone={onDone}
    >
      <p>
        <Trans>The money goes back to the card that paid on {day}. This cannot be undone.</Trans>
      </p>
    </ReasonDialog>
  );
}
