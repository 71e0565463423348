import { Trans } from '@lingui/react/macro';
import type { User } from '#contract/user.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { type Card, CardName } from './CardName.tsx';
import { formatDollars } from './money.ts';
import styles from './SubscriptionScreen.module.css';

type PaymentInfoProps = {
  user: User;
  /** US dollars; the last charge where nothing else is said. */
  amountCharged?: number;
  card?: Card | null | undefined;
  message?: string;
  onClose: () => void;
};

/** What was paid and until when it lasts, in words. */
export function PaymentInfoDialog({ user, amountCharged, card, message, onClose }: PaymentInfoProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Payment Info</Trans>}
      actions={
        <Button kind="main" onClick={onClose}>
          <Trans>Okay</Trans>
        </Button>
      }
    >
      {message && <p>{message}</p>}
      <dl className={styles.figures}>
        <dt>
          <Trans>Amount charged</Trans>
        </dt>
        <dd>{formatDollars(amountCharged ?? user.amountCharge ?? 0)}</dd>
        <dt>
          <Trans>Subscription end date</Trans>
        </dt>
        <dd>{user.subscriptionEndDate ? formatDate(user.subscriptionEndDate, 'dddd, MMMM Do YYYY') : '-'}</dd>
        <dt>
          <Trans>Plan</Trans>
        </dt>
        <dd>
          <Trans>Monthly</Trans>
        </dd>
        {card && (
          <>
            <dt>
              <Trans>Card</Trans>
            </dt>
            <dd>
              <CardName card={card} />
            </dd>
          </>
        )}
      </dl>
    </Dialog>
  );
}
