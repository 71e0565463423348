import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { findFacilities } from '#server/facilities/operate-facility.ts';
import { eq } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { accounts } from '#server/tables/accounts.ts';
import { administratorInvitations, facilities } from '#server/tables/facilities.ts';
import { peopleOf } from './accounts/testing/person.ts';
import { testApp } from './testing/test-app.ts';

/** In a database with the rules of Turkish a capital I is a dotless one, and names and addresses are the same all the same. */

const tested = await testApp({}, undefined, undefined, 'tr');
const { app, services } = tested;
const { database } = services;
const { person, logIn } = peopleOf(tested);

const post = ({ path }: Endpoint, payload: object) => app.inject({ method: 'POST', url: path, payload });
const words = () => `info-${randomUUID().slice(0, 8)}`;
const addressOf = (name: string) => `${name}@example.org`;

test('the database itself makes a dotless i of a capital one', async () => {
  const { rows } = await database.$client.query(`select lower('INFO') as lower, upper('info') as upper`);
  expect(rows).toEqual([{ lower: 'ınfo', upper: 'İNFO' }]);
});

test('an address and a name are one in capitals or not, with a dotless i as well', async () => {
  const name = words();
  const password = 'a quite long password';
  const given = { userName: name.toUpperCase(), email: addressOf(name).toUpperCase(), password };
  expect((await post(endpoints.individualRegister, given)).statusCode).toBe(201);
  for (const typed of [name, name.replace('i', 'ı'), name.replace('i', 'İ'), addressOf(name)])
    expect([typed, (await logIn(typed, password)).statusCode]).toEqual([typed, 200]);
  const again = await post(endpoints.individualRegister, { email: addressOf(name), password });
  expect(again.json().code).toBe('email_taken');
});

test('an address has one invitation to run a facility, and the operator replaces it', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const email = addressOf(words());
  const invite = async (to: string) => {
    await administrator.prove();
    return (await administrator.call(endpoints.inviteAdministrator, { email: to })).statusCode;
  };
  expect([await invite(email), await invite(email.toUpperCase())]).toEqual([201, 409]);
  const command = ['facility', 'invite', administrator.facilityCode as string, email.toUpperCase()];
  await runCommand(command, { services, options: {}, operator: 'ruth' });
  const stored = await database
    .select({ email: administratorInvitations.email })
    .from(administratorInvitations);
  expect(stored).toEqual([{ email: email.toUpperCase() }]);
});

test('what somebody sent in capitals is in their download', async () => {
  const name = words();
  const email = addressOf(name).toUpperCase();
  await post(endpoints.contactUs, { name: 'Nora', email, issue: 'It is about my address.' });
  await post(endpoints.giveFeedback, { feedback: 'I like it.', email });
  const { call, account } = await person({ email: addressOf(name) });
  await database.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, account.id));
  const download = (await call(endpoints.exportAccount)).json();
  expect(download).toMatchObject({ tickets: [{ email }], feedback: [{ email }] });
});

test('a facility is found by its name in small letters', async () => {
  const { facilityCode } = await person({ userType: 'facilityAdmin' });
  const name = `IRIS HOUSE ${words()}`;
  await database
    .update(facilities)
    .set({ name })
    .where(eq(facilities.code, facilityCode as string));
  const found = await findFacilities(services, { search: name.toLowerCase() });
  expect(found.map((facility) => facility.name)).toEqual([name]);
});
