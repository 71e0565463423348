import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs } from '#server/lib/clock.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { syncDueSubscriptions } from '../sync/sync-due-subscriptions.ts';
import { addPrice } from '../testing/fixtures.ts';
import { cardId, newSubscriber } from '../testing/subscriber.ts';

/** Emails to members of a facility about the subscription that they had before they joined. */

const tested = await testApp();
const { app, services, clock } = tested;
await addPrice(services);
const { person } = peopleOf(tested);

async function memberWithSubscription(card = 'pm_card_visa') {
  const { facilityCode } = await person({ userType: 'facilityAdmin' });
  const ann = await newSubscriber(app, services);
  await ann.subscribe(card);
  expect((await ann.call(endpoints.joinFacility, { facilityCode })).statusCode).toBe(200);
  await ann.newEmails();
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      clock.advance(dayMs);
      await syncDueSubscriptions(services);
      await runScheduledJob(services, 'sendNotices');
    }
  };
  const textOf = async (subject: string) => {
    const found = (await emailsTo(services, ann.email)).find((email) => email.subject.includes(subject));
    return found?.text ?? '';
  };
  return { ...ann, pass, textOf };
}

test('before a renewal a member reads where to cancel, which is not the page for individuals', async () => {
  const ann = await memberWithSubscription();
  await ann.pass(29);
  expect(await ann.newEmails()).toEqual([expect.stringContaining('subscription renews on')]);
  const text = await ann.textOf('renews on');
  expect(text).toContain('choose "Cancel my own subscription"');
  expect(text).toContain('/account');
  expect(text).not.toContain('/subscription');
});

test('a member whose card fails is asked for nothing, in one email', async () => {
  const ann = await memberWithSubscription(await cardId(app, '4000000000000341'));
  expect((await ann.next()).status).toBe('past_due');
  expect(await ann.newEmails()).toEqual([
    expect.stringContaining('Your own Mind Your Step subscription ends on'),
  ]);
  expect(await ann.textOf('ends on')).toContain('You do not need to do anything, and you will owe nothing.');
  for (let reminder = 0; reminder < 2; reminder += 1) await ann.next();
  expect(await ann.newEmails()).toEqual([]);
  expect((await ann.next()).status).toBe('ended');
  expect(await ann.newEmails()).toEqual(['Your Mind Your Step subscription has ended']);
  expect(await ann.textOf('has ended')).not.toMatch(/\/updateCard|\/subscription|Subscribe again/);
});

test('after canceling, a member is not offered to keep the subscription, which no page lets a member do', async () => {
  const ann = await memberWithSubscription();
  await ann.cancel();
  expect(await ann.newEmails()).toEqual(['Your Mind Your Step subscription is canceled']);
  const text = await ann.textOf('is canceled');
  expect(text).toContain('Nothing more will be charged.');
  expect(text).not.toMatch(/change your mind|\/subscription/);
});
