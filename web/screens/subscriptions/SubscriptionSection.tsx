import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { formatDate } from '#web/shell/dates.ts';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { CancelSubscription } from './manage/CancelSubscription.tsx';
import { formatDollars, isFreeForever } from './money.ts';
import { SubscriptionLoader } from './SubscriptionLoader.tsx';
import { SubscriptionButtons } from './SubscriptionParts.tsx';
import type { OwnSubscription } from './subscription.ts';

/** On the account page: the status of the subscription, links to it and to its receipts, and Cancel. */
export function SubscriptionSection({ isIndividual }: { isIndividual: boolean }) {
  return (
    <Section id="subscription" title={<Trans>Subscription</Trans>}>
      <SubscriptionLoader>
        {(details) => (
          <>
            <p>
              <SubscriptionStatus details={details} />
            </p>
            <SubscriptionButtons>
              {isIndividual && (
                <LinkButton to={paths.subscription}>
                  <Trans>My subscription</Trans>
                </LinkButton>
              )}
              {details.receipts.length > 0 && (
                <LinkButton to={paths.receipts}>
                  <Trans>See and print my receipts</Trans>
                </LinkButton>
              )}
              {isIndividual && (details.status === 'active' || details.status === 'past_due') && (
                <CancelSubscription
                  until={details.subscriptionEndDate}
                  isUnpaid={details.status === 'past_due'}
                />
              )}
            </SubscriptionButtons>
          </>
        )}
      </SubscriptionLoader>
    </Section>
  );
}

/** One sentence: whether the person is subscribed, and what comes next. */
export function SubscriptionStatus({ details }: { details: OwnSubscription }) {
  const { status, nextCharge, subscriptionEndDate, endsWithoutCardAt } = details;
  const end = endsWithoutCardAt ?? subscriptionEndDate;
  const day = end && formatDate(end, 'dddd, MMMM Do YYYY');
  if (isFreeForever(details)) return <Trans>You are subscribed. Nothing is charged.</Trans>;
  if (nextCharge && day) {
    const price = formatDollars(nextCharge);
    return (
      <Trans>
        You are subscribed. The next payment is {price} on {day}.
      </Trans>
    );
  }
  if (status === 'active' && day) {
    return endsWithoutCardAt ? (
      <Trans>You are subscribed, without a card. You can play until {day}.</Trans>
    ) : (
      <Trans>You are subscribed. Nothing is charged on {day}.</Trans>
    );
  }
  if (status === 'cancelling' && day) return <Trans>Cancelled. You can play until {day}</Trans>;
  if (status === 'past_due') return <Trans>Your last payment did not go through.</Trans>;
  return <Trans>You have no subscription now.</Trans>;
}
