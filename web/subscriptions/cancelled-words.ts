import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Answer } from '#contract/endpoint.ts';
import type { cancelSubscription } from '#contract/subscriptions.ts';
import { formatDate } from '#web/shell/dates.ts';

/** What a cancelled subscription comes to: the server does not know the reader's day, so the page writes it. */
export function cancelledWords({ message, subscriptionEndDate }: Answer<typeof cancelSubscription>): string {
  if (subscriptionEndDate === null) return message;
  const day = formatDate(subscriptionEndDate, 'dddd, MMMM Do YYYY');
  return i18n._(msg`Your subscription is canceled. You can play until ${day}.`);
}
