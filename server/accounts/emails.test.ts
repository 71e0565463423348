import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { eq } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services } = await testApp();

test('emails to an unconfirmed address contain no username, and the welcome says what to do if it was not you', async () => {
  const email = `${randomUUID()}@example.org`;
  const userName = `Call 555 ${randomUUID().slice(0, 8)}`;
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  await post(endpoints.individualRegister.path, { email, userName, password: 'blue kettle on the porch' });
  await post(endpoints.forgotPassword.path, { email });
  const emails = await emailsTo(services, email);
  expect(emails.map(({ subject }) => subject)).toHaveLength(2);
  expect(emails.filter(({ text, html }) => `${text}${html}`.includes(userName))).toEqual([]);
  expect(emails.some(({ text }) => text.includes('Was this not you?'))).toBe(true);
  const now = services.clock.now();
  await services.database.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.email, email));
  await post(endpoints.forgotPassword.path, { email });
  const written = await emailsTo(services, email);
  expect(written.filter(({ text }) => text.includes(userName))).toHaveLength(1);
});
