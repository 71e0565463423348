import { Plural, Trans } from '@lingui/react/macro';
import type { User } from '#contract/user.ts';
import { PorchLane } from '#web/screens/lane/PorchLane.tsx';
import { formatDate } from '#web/shell/dates.ts';
import { RosaFace } from '#web/shell/RosaFace.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { CardName } from './CardName.tsx';
import { formatDollars, isFreeForever } from './money.ts';
import styles from './PaymentInfoDialog.module.css';
import { RefundRule } from './RefundRule.tsx';
import { EndDate, SubscriptionFigures } from './SubscriptionParts.tsx';
import type { OwnSubscription, ShownCard } from './subscription.ts';

type PaymentInfoProps = {
  user: User;
  /** In US dollars; the last charge if it is not given. */
  amountCharged?: number;
  card?: ShownCard | null | undefined;
  message?: string;
  /** The subscription after the payment; null if it could not be read. */
  details: OwnSubscription | null;
  onClose: () => void;
};

const none: ReadonlySet<number> = new Set();

/** The lane and Rosa's welcome; what was paid, and until when the subscription lasts. */
export function PaymentInfoDialog({ message, onClose, ...figures }: PaymentInfoProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Payment Info</Trans>}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Okay</Trans>
        </Button>
      }
    >
      <Stack gap={2}>
        <div className={styles.lane}>
          <PorchLane lit={none} isWhole />
        </div>
        <Row gap={2} wrap={false} align="center">
          <RosaFace />
          <p>
            <strong>
              <Trans>Rosa:</Trans>
            </strong>{' '}
            <q>
              <Trans>Welcome to our lane! The windows wait for you.</Trans>
            </q>
          </p>
        </Row>
        {message && <p>{message}</p>}
        <PaymentFigures {...figures} />
        {figures.details?.refundable && <RefundRule />}
      </Stack>
    </Dialog>
  );
}

/** The figures of a payment, and until when the subscription lasts. */
export function PaymentFigures({
  user,
  amountCharged,
  card,
  details,
}: Omit<PaymentInfoProps, 'message' | 'onClose'>) {
  const end = user.subscriptionEndDate;
  return (
    <SubscriptionFigures>
      <dt>
        <Trans>Amount charged</Trans>
      </dt>
      <dd>{formatDollars(amountCharged ?? user.amountCharge ?? 0)}</dd>
      <dt>
        <Trans>Subscription end date</Trans>
      </dt>
      <dd>
        <EndDate end={end} isFree={details !== null && isFreeForever(details)} />{' '}
        {details?.nextCharge ? <Trans>It renews on that day.</Trans> : null}
      </dd>
      <dt>
        <Trans>Plan</Trans>
      </dt>
      <dd>
        <BillingInterval months={details?.intervalMonths ?? 1} />
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
    </SubscriptionFigures>
  );
}

/** How often a payment is due. */
export function BillingInterval({ months }: { months: number }) {
  if (months === 1) return <Trans>Monthly</Trans>;
  return (
    <Trans>
      Every <Plural value={months} one="month" other="# months" />
    </Trans>
  );
}

/** The date and the amount of the next payment; nothing if there is no further charge. */
export function NextPayment({ details }: { details: OwnSubscription }) {
  const { nextCharge, subscriptionEndDate } = details;
  if (!nextCharge || subscriptionEndDate === null) return null;
  const day = formatDate(subscriptionEndDate, 'dddd, MMMM Do YYYY');
  return (
    <>
      <dt>
        <Trans>Next payment</Trans>
      </dt>
      <dd>
        <Trans>
          {formatDollars(nextCharge)} on {day}.
        </Trans>{' '}
        <Trans>Cancel any time under Subscription.</Trans>
      </dd>
    </>
  );
}
