import { Plural, Trans } from '@lingui/react/macro';
import type { User } from '#contract/user.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { type Card, CardName } from './CardName.tsx';
import { formatDollars, isFreeForever } from './money.ts';
import type { Details } from './SubscriptionDetails.tsx';
import styles from './SubscriptionScreen.module.css';

type PaymentInfoProps = {
  user: User;
  /** US dollars; the last charge where nothing else is said. */
  amountCharged?: number;
  card?: Card | null | undefined;
  message?: string;
  /** The subscription as it is after the payment, where it could be read. */
  details: Details | null;
  onClose: () => void;
};

/** What was paid and until when it lasts, in words. */
export function PaymentInfoDialog({ message, onClose, ...figures }: PaymentInfoProps) {
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
      <PaymentFigures {...figures} />
    </Dialog>
  );
}

/** The end date only where there is one: what is free for ever goes on by itself. */
export function PaymentFigures({
  user,
  amountCharged,
  card,
  details,
}: Omit<PaymentInfoProps, 'message' | 'onClose'>) {
  const end = user.subscriptionEndDate;
  return (
    <dl className={styles.figures}>
      <dt>
        <Trans>Amount charged</Trans>
      </dt>
      <dd>{formatDollars(amountCharged ?? user.amountCharge ?? 0)}</dd>
      {!(details && isFreeForever(details)) && (
        <>
          <dt>
            <Trans>Subscription end date</Trans>
          </dt>
          <dd>{end ? formatDate(end, 'dddd, MMMM Do YYYY') : '-'}</dd>
        </>
      )}
      <dt>
        <Trans>Plan</Trans>
      </dt>
      <dd>
        <Rhythm months={details?.intervalMonths ?? 1} />
      </dd>
      {details && <NextPayment details={details} />}
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
  );
}

/** How often it is paid. */
export function Rhythm({ months }: { months: number }) {
  if (months === 1) return <Trans>Monthly</Trans>;
  return (
    <Trans>
      Every <Plural value={months} one="month" other="# months" />
    </Trans>
  );
}

/** When it renews, and for how much; nothing where nobody is charged again. */
export function NextPayment({ details }: { details: Details }) {
  const { status, subscriptionPrice, subscriptionEndDate, endsWithoutCardAt, nextPrice } = details;
  if (status !== 'active' || subscriptionEndDate === null || endsWithoutCardAt !== null) return null;
  const isDearer = nextPrice && nextPrice.validFrom <= subscriptionEndDate;
  const price = isDearer ? nextPrice.price : subscriptionPrice;
  if (price === 0) return null;
  const day = formatDate(subscriptionEndDate, 'dddd, MMMM Do YYYY');
  return (
    <>
      <dt>
        <Trans>Next payment</Trans>
      </dt>
      <dd>
        <Trans>
          {formatDollars(price)} on {day}.
        </Trans>{' '}
        <Trans>Cancel any time under Subscription.</Trans>
      </dd>
    </>
  );
}
