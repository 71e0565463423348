import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { sandboxEmails } from '#server/lib/mail/tables.ts';
import { makeStopAddress } from '#server/reminders/stop-links.ts';
import { facilities } from '#server/tables/facilities.ts';
import { tickets } from '#server/tables/support.ts';
import { testApp } from '#server/testing/test-app.ts';
import { enqueueEmail } from './services/email-job.ts';

/** An account and a facility whose language was there once. Nothing of the product may break, or mix languages. */

const tested = await testApp();
const { app, services } = tested;
const { person } = peopleOf(tested);
const { database } = services;

const forget = async () => {
  await database.$client.query(`update accounts set settings = settings || '{"language":"xx"}'`);
  await database.$client.query("update facilities set language = 'xx'");
  await database.$client.query("update tickets set language = 'xx'");
};

const open = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return app.inject({ url: pathname + search, headers: { 'accept-language': 'fr' } });
};

test('an account whose language was removed is read as one that has chosen none', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const member = await person({
    userType: 'facilityUser',
    facilityCode: administrator.facilityCode as string,
  });
  await forget();
  for (const { read } of [administrator, member]) {
    const { settings, facility } = await read();
    expect([settings.language, facility?.language]).toEqual([null, undefined]);
  }
  const wrong = await member.call(endpoints.changeAccount, { userName: '' });
  expect(wrong.json().message).toMatch(/username/i);
});

test('operators see it as not chosen, on the desk and with the facility', async () => {
  const { call } = await person({ userType: 'facilityAdmin' });
  await call(endpoints.contactUs, { name: 'Ana', email: 'ana@example.org', issue: 'Hello' });
  await forget();
  const [facility] = await database.select().from(facilities);
  expect(facility?.language).toBeNull();
  const [ticket] = await database.select().from(tickets);
  expect(ticket?.language).toBeNull();
});

test('what the server writes for them is in English: pages, files and emails', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const { account, call } = await person({ isSubscribed: true });
  await forget();
  const addresses = [
    (await call(endpoints.makeHelperLink)).json().address,
    await makeStopAddress(services, account.id, 'weekly', 'http://localhost'),
    (await administrator.call(endpoints.makeResultsFile)).json().address,
    (await administrator.call(endpoints.makeHuddle, { topic: 'part-1' })).json().address,
  ];
  for (const address of addresses) expect((await open(address)).statusCode).toBe(200);
  expect((await open(addresses[0])).body).toContain('<html lang="en">');
  expect((await open(addresses[1])).body).toContain('<html lang="en">');
  expect((await open(addresses[2])).body).toContain('Username,Unit');
  await database.delete(sandboxEmails);
  await enqueueEmail(services, database, {
    ...{ template: 'passwordChanged', accountId: account.id, origin: 'http://localhost' },
    ...{ device: null, at: new Date().toISOString() },
  } as never);
  await services.jobs.runDue(services, 'mail');
  const sent = await database.select().from(sandboxEmails);
  expect(sent.map(({ subject }) => subject)).toContain('Your password was changed');
  for (const { text } of sent) expect(text).not.toContain('/es/');
});
