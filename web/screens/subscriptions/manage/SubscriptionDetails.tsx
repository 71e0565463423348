import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { formatDate } from '#web/shell/dates.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { CardName } from '../CardName.tsx';
import { formatDollars, isFreeForever } from '../money.ts';
import { EndDate, SubscriptionButtons, SubscriptionFigures } from '../SubscriptionParts.tsx';
import type { OwnSubscription } from '../subscription.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import { RefundNoLongerPossible, RequestRefund } from './RequestRefund.tsx';

type SubscriptionDetailsProps = {
  details: OwnSubscription;
  onRefunded: (response: { message: string }) => void;
};

/** The price, the next payment, the card, and how to cancel. */
export function SubscriptionDetails({ details, onRefunded }: SubscriptionDetailsProps) {
  return (
    <>
      <h1>
        <Trans>Subscription Details</Trans>
      </h1>
      <UpcomingChange details={details} />
      <Card raised>
        <Figures details={details} />
        <SubscriptionButtons>
          <LinkButton to={paths.updateCard}>
            {details.card ? <Trans>Update card</Trans> : <Trans>Add a card</Trans>}
          </LinkButton>
          <CancelSubscription until={details.subscriptionEndDate} isUnpaid={details.status === 'past_due'} />
          {details.refundable && <RequestRefund isRunning onRefunded={onRefunded} />}
        </SubscriptionButtons>
        <RefundNoLongerPossible details={details} />
      </Card>
    </>
  );
}

/** What changes with the next payments: an announced price, or the end of a discount or of free days. */
function UpcomingChange({ details }: { details: OwnSubscription }) {
  const { nextPrice, subscriptionPrice, endsWithoutCardAt, trialEndsAt } = details;
  return (
    <>
      {nextPrice && (
        <Notice kind="info">
          <Trans>
            From {formatDate(nextPrice.validFrom, 'dddd, MMMM Do YYYY')} on your subscription costs{' '}
            {formatDollars(nextPrice.price)}. Until then you pay {formatDollars(subscriptionPrice)} as before.
            If you agree, you don't need to do anything.
          </Trans>
        </Notice>
      )}
      {endsWithoutCardAt && (
        <Notice kind="info">
          <Trans>
            Your free access ends on {formatDate(endsWithoutCardAt, 'dddd, MMMM Do YYYY')}. Add a card before
            that day to keep playing. Without a card nothing is charged.
          </Trans>
        </Notice>
      )}
      {trialEndsAt && (
        <Notice kind="info">
          <Trans>
            Your free trial ends on {formatDate(trialEndsAt, 'dddd, MMMM Do YYYY')}. Your card is then charged
            for the first time.
          </Trans>
        </Notice>
      )}
    </>
  );
}

function Figures({ details }: { details: OwnSubscription }) {
  const { lastCharge, subscriptionEndDate, status, subscriptionPrice, nextCharge } = details;
  const isOtherAmount = nextCharge !== null && nextCharge !== subscriptionPrice;
  return (
    <SubscriptionFigures>
      <Price details={details} />
      <dt>
        <Trans>Amount charged this month</Trans>
      </dt>
      <dd>{formatDollars(lastCharge)}</dd>
      <Plan details={details} />
      <dt>{status === 'past_due' ? <Trans>You can play until</Trans> : <Trans>Next billing date</Trans>}</dt>
      <dd>
        <EndDate end={subscriptionEndDate} isFree={isFreeForever(details)} />{' '}
        {isOtherAmount && <Trans>({formatDollars(nextCharge)} is charged)</Trans>}
      </dd>
    </SubscriptionFigures>
  );
}

/** The price of a period, for use within a `dl`. */
export function Price({ details }: { details: OwnSubscription }) {
  const { subscriptionPrice, discountPercentage } = details;
  return (
    <>
      <dt>
        <Trans>Subscription price</Trans>
      </dt>
      <dd>
        {formatDollars(subscriptionPrice)}{' '}
        {discountPercentage !== null && <Trans>(a discount of {discountPercentage}% applies)</Trans>}
      </dd>
    </>
  );
}

/** The billing interval and the card, for use within a `dl`. */
export function Plan({ details }: { details: OwnSubscription }) {
  const { intervalMonths, card } = details;
  return (
    <>
      <dt>
        {intervalMonths === 1 ? (
          <Trans>Plan: Monthly</Trans>
        ) : (
          <Trans>
            Plan: every <Plural value={intervalMonths} one="month" other="# months" />
          </Trans>
        )}
      </dt>
      <dd>
        {card ? (
          <Trans>
            Paid with <CardName card={card} />
          </Trans>
        ) : (
          <Trans>No card</Trans>
        )}
      </dd>
    </>
  );
}
