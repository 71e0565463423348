import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts } from '#server/tables/accounts.ts';
import { feedback } from '#server/tables/support.ts';
import { readEveryText } from '#server/testing/database/read-every-text.ts';
import { testApp } from '#server/testing/test-app.ts';
import { findTickets, markTicketClosed } from './operate-tickets.ts';
import { purgeVisitorMessages } from './purge-visitor-messages.ts';

const days = 30;
const { app, services, clock } = await testApp({ VISITOR_MESSAGES_DAYS: String(days) });
const keptMs = days * 24 * 3_600_000;

const post = ({ path }: Endpoint, payload: object, token?: string) =>
  app.inject({
    method: 'POST',
    url: path,
    payload,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });

/** Sends a ticket and feedback with the same text, and returns the text. */
async function writeBoth(email: string): Promise<string> {
  const sent = `I fell in May ${randomUUID()}`;
  await post(endpoints.contactUs, { name: 'Anna', email, issue: sent });
  await post(endpoints.giveFeedback, { feedback: sent, email });
  return sent;
}

/** The tables that still contain the text, except emails, which are deleted separately. */
async function tablesWith(sent: string): Promise<string[]> {
  const texts = await readEveryText(services.database);
  return texts.flatMap(({ table, text }) =>
    text.includes(sent) && !/sandbox_emails|job/.test(table) ? [table] : [],
  );
}

test('a message of a visitor is deleted after the configured days, whether its ticket was closed or not', async () => {
  const texts = await Promise.all([writeBoth(`${randomUUID()}@example.org`), writeBoth('b@example.org')]);
  const [open] = await findTickets(services, { filter: 'unclosed', limit: 1 });
  await markTicketClosed(services, open?.id ?? '');
  clock.advance(keptMs - 1);
  expect(await purgeVisitorMessages(services)).toBe(0);
  for (const text of texts) expect((await tablesWith(text)).sort()).toEqual(['feedback', 'tickets']);
  clock.advance(1);
  expect(await purgeVisitorMessages(services)).toBe(4);
  for (const text of texts) expect(await tablesWith(text)).toEqual([]);
});

test('feedback without an address is deleted too', async () => {
  const text = `no address ${randomUUID()}`;
  await post(endpoints.giveFeedback, { feedback: text });
  clock.advance(keptMs);
  expect(await purgeVisitorMessages(services)).toBe(1);
  expect(await tablesWith(text)).toEqual([]);
});

test('what belongs to an account stays as long as the account', async () => {
  const { account, token } = await signUpPerson(services);
  const text = await writeBoth((account.email ?? '').toUpperCase());
  await post(endpoints.giveFeedback, { feedback: 'by the bearer' }, token);
  clock.advance(keptMs);
  expect(await purgeVisitorMessages(services)).toBe(0);
  expect((await tablesWith(text)).sort()).toEqual(['feedback', 'tickets']);
  expect(await services.database.$count(feedback, eq(feedback.accountId, account.id))).toBe(1);
});

test('messages with the unconfirmed address of an account are deleted', async () => {
  const { account } = await signUpPerson(services);
  const isThis = eq(accounts.id, account.id);
  await services.database.update(accounts).set({ emailVerifiedAt: null }).where(isThis);
  const text = await writeBoth(account.email ?? '');
  clock.advance(keptMs);
  expect(await purgeVisitorMessages(services)).toBe(2);
  expect(await tablesWith(text)).toEqual([]);
});
