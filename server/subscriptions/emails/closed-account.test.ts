import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { dayMs } from '#server/lib/clock.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { syncDueSubscriptions } from '../sync/sync-due-subscriptions.ts';
import { addDiscountCode, addPrice } from '../testing/fixtures.ts';
import { cardId, newSubscriber } from '../testing/subscriber.ts';

/** Emails about the subscription of an account that is closed. */

const { app, services, clock } = await testApp();
await addPrice(services);

/** A subscriber whose emails of the start have not been sent yet. */
async function newcomer(card = 'pm_card_visa') {
  const ann = await newSubscriber(app, services);
  await ann.subscribe(card);
  const close = async () => {
    await ann.call(endpoints.deleteAccount, { password: ann.password });
    while ((await services.jobs.runDue(services, 'stopRenewal')) > 0);
  };
  /** The email of this subject, as text. */
  const textOf = async (subject: string) => {
    const found = (await emailsTo(services, ann.email)).find((email) => email.subject === subject);
    return found?.text ?? '';
  };
  return { ...ann, close, textOf };
}

/** A subscriber whose receipt has arrived. */
async function subscriber(card?: string) {
  const ann = await newcomer(card);
  await ann.newEmails();
  return ann;
}

/** A closed account has no page to open and nothing to cancel. */
function expectNothingToDo(text: string) {
  expect(text).not.toContain('http');
  expect(text).not.toContain('Cancel Subscription');
}

const receipt = 'Your receipt from Mind Your Step: $9.99';
const closing = 'Your account is being deleted';

test('when the paid period ends after the account was closed, nobody is told that results are kept', async () => {
  const ann = await subscriber();
  clock.advance(25 * dayMs);
  await ann.close();
  clock.advance(10 * dayMs);
  await syncDueSubscriptions(services);
  expect(await ann.newEmails()).toEqual([closing]);
});

test('a refund is still confirmed after the account was closed', async () => {
  const ann = await subscriber();
  expect((await ann.refund()).statusCode).toBe(200);
  await ann.close();
  expect(await ann.newEmails()).toEqual(['We refunded $9.99', closing]);
  expectNothingToDo(await ann.textOf('We refunded $9.99'));
});

test('the first payment has a receipt although the account was closed before the email was sent', async () => {
  const ann = await newcomer();
  await ann.close();
  expect(await ann.newEmails()).toEqual([closing, receipt]);
  const text = await ann.textOf(receipt);
  expect(text).toContain('You paid $9.99 today. This email is your receipt, dated ');
  expectNothingToDo(text);
});

test('a start at no charge has no email after the account was closed', async () => {
  const ann = await newSubscriber(app, services);
  const { code } = await addDiscountCode(services, { percentOff: 100 });
  await ann.subscribe(null, { discountCode: code });
  await ann.call(endpoints.deleteAccount, { password: ann.password });
  expect(await ann.newEmails()).toEqual([closing]);
});

test('a renewal that is paid before the account is closed has a receipt without anything to do', async () => {
  const ann = await subscriber();
  clock.advance(31 * dayMs);
  await syncDueSubscriptions(services);
  await ann.close();
  expect(await ann.newEmails()).toEqual([closing, receipt]);
  const text = await ann.textOf(receipt);
  expect(text).toContain('It covers your subscription from');
  expectNothingToDo(text);
});

test('a person with an unpaid subscription reads that nothing more is charged, also if it has ended by then', async () => {
  const ann = await subscriber(await cardId(app, '4000000000000341'));
  expect((await ann.next()).status).toBe('past_due');
  await ann.close();
  expect(await ann.textOf(closing)).toContain('Nothing more will be charged.');
});
