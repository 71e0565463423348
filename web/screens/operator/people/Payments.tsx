import { Trans } from '@lingui/react/macro';
import { type OpenedPerson, type Payment, refundPerson } from '#contract/operator-people.ts';
import { hasRole } from '#contract/operator-roles.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { formatDate } from '#web/shell/dates.ts';
import { List, ListItem } from '#web/ui/section/List.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { OperatorPart } from '../OperatorPart.tsx';
import type { OnDone } from './ReasonDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

type PaymentsProps = { person: OpenedPerson; onDone: OnDone };

/** What a person has paid; operators who move money can give each payment back. */
export function Payments({ person: { userId, payments, subscription }, onDone }: PaymentsProps) {
  const mayRefund = hasRole(refundPerson.only, useUser()?.operatorRole);
  const isRunning = ['active', 'cancelling', 'past_due'].includes(subscription.status);
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
      <List>
        {payments.map((payment) => (
          <ListItem key={payment.receiptId}>
            <PaymentText payment={payment} />
            {mayRefund && leftOf(payment) > 0 && payment.dispute !== 'open' && (
              <Refund userId={userId} payment={payment} isRunning={isRunning} onDone={onDone} />
            )}
          </ListItem>
        ))}
      </List>
    </OperatorPart>
  );
}

const showDollars = (amount: number) => `$${amount.toFixed(2)}`;

/** What can still be given back. */
const leftOf = ({ amount, refundedAmount }: Payment) => amount - refundedAmount;

function PaymentText({ payment }: { payment: Payment }) {
  const { amount, paidAt, refundedAt, refundedAmount, dispute } = payment;
  return (
    <div>
      <strong>{showDollars(amount)}</strong>
      <p>
        <Trans>Paid on {formatDate(paidAt, 'll')}</Trans>
      </p>
      {refundedAt !== null && (
        <p>
          {leftOf(payment) > 0 ? (
            <Trans>
              {showDollars(refundedAmount)} of it given back on {formatDate(refundedAt, 'll')}
            </Trans>
          ) : (
            <Trans>Given back on {formatDate(refundedAt, 'll')}</Trans>
          )}
        </p>
      )}
      {dispute !== null && (
        <p>
          {dispute === 'open' && <Trans>Disputed: answer the bank</Trans>}
          {dispute === 'lost' && <Trans>Disputed: the bank has taken it back</Trans>}
          {dispute === 'won' && <Trans>Disputed, and decided for us</Trans>}
        </p>
      )}
    </div>
  );
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
