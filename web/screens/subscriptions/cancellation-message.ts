import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { cancelSubscription } from '#contract/subscriptions.ts';
import { formatDate } from '#web/shell/dates.ts';

/** The message after canceling: the page formats the day, because the server does not know the zone of the reader. */
export function cancellationMessage({
  message,
  subscriptionEndDate,
}: ResponseOf<typeof cancelSubscription>): string {
  if (subscriptionEndDate === null) return message;
  const day = formatDate(subscriptionEndDate, 'dddd, MMMM Do YYYY');
  return i18n._(msg`Your subscription is canceled. You can play until ${day}.`);
}
