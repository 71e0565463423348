import { beforeAll, expect, test, vi } from 'vitest';
import { formatDate } from '#web/shell/dates.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { cancellationMessage } from './cancellation-message.ts';

await loadTexts();
beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'));

test('the message after canceling names the same day as the page, in the zone of the reader', () => {
  const subscriptionEndDate = '2027-07-02T01:30:00.000Z';
  const message = 'Your subscription is canceled. You can play until Friday, July 2nd 2027 (UTC).';
  const day = formatDate(subscriptionEndDate, 'dddd, MMMM Do YYYY');
  expect(day).toBe('Thursday, July 1st 2027');
  expect(cancellationMessage({ message, subscriptionEndDate })).toBe(
    `Your subscription is canceled. You can play until ${day}.`,
  );
});

test('a subscription that has ended at once has the message of the server', () => {
  const message = 'Your subscription has ended.';
  expect(cancellationMessage({ message, subscriptionEndDate: null })).toBe(message);
});
