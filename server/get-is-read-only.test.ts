import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { issueToken } from '#server/accounts/email-tokens.ts';
import { issueInvitationToken, storeInvitation } from '#server/facilities/administrator-invitations.ts';
import { makeLink } from '#server/plans/helper-links.ts';
import { makeStopAddress } from '#server/reminders/stop-links.ts';
import { testApp } from '#server/testing/test-app.ts';
import { signUpPerson } from './sandbox/seeds/sign-up-person.ts';

/** Makes every GET of the contract as every kind of caller, and compares the database before and after. */

const { app, services, clock } = await testApp();

const administrator = await signUpPerson(services, { userType: 'facilityAdmin' });
const facilityCode = administrator.facilityCode as string;
const member = await signUpPerson(services, { userType: 'facilityUser', facilityCode });
const subscriber = await signUpPerson(services, { isSubscribed: true });
const individual = await signUpPerson(services);
const owner = await signUpPerson(services, { userType: 'operator' });
const callers = [administrator, member, subscriber, individual, owner, null];

/** The tables in which a GET records itself; only a call with a bearer token does so. */
const notes: Partial<Record<keyof typeof endpoints, readonly string[]>> = {
  getGame: ['first_accesses'],
  makeReport: ['report_links'],
  exportAccount: ['security_events'],
  getMemberResults: ['security_events'],
};

async function receiptOf(accountId: string): Promise<string> {
  const { rows } = await services.database.$client.query('select id from receipts where account_id = $1', [
    accountId,
  ]);
  return rows[0].id;
}

async function makeTicket(): Promise<string> {
  const payload = { name: 'Anna', email: 'anna@example.org', issue: 'Where is part two?' };
  await app.inject({ method: 'POST', url: endpoints.contactUs.path, payload });
  return (await services.database.$client.query('select id from tickets')).rows[0].id;
}

async function readReport(token: string): Promise<string> {
  const url = endpoints.makeReport.path.replace('{gameID}', '1').replace('{reportVersion}', '1');
  const { report } = (await app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();
  return new URL(report).pathname.split('/').at(-1) as string;
}

async function findFacilityId(): Promise<string> {
  return (await services.database.$client.query('select id from facilities')).rows[0].id;
}

/** The signed part of the address of a file, as its administrator gets it. */
async function makeFile({ path }: Endpoint, payload?: object): Promise<string> {
  const headers = { authorization: `Bearer ${administrator.token}` };
  const response = await app.inject({ method: 'POST', url: path, headers, ...(payload && { payload }) });
  return new URL(response.json().address).pathname.split('/').at(-1) as string;
}

async function makeStopToken(): Promise<string> {
  const address = await makeStopAddress(services, subscriber.account.id, 'weekly', '');
  return address.split('/').at(-1) as string;
}

const parameters: Record<string, string> = {
  gameID: '1',
  reportVersion: '1',
  file: 'ex01.webp',
  userId: member.account.id,
  id: await receiptOf(subscriber.account.id),
  signed: await readReport(administrator.token),
  topic: 'part-1',
  ticketId: await makeTicket(),
  studyId: await joinTrial(),
  instrument: 'falls',
  facilityId: await findFacilityId(),
  helperToken: (await makeLink(services.database, subscriber.account.id, clock.now())).token,
  stopToken: await makeStopToken(),
  token: await issueToken(services.database, individual.account.id, 'confirm_email', clock.now()),
};

/** A study that asks about falls and has the test, with the subscriber in it. @returns its id */
async function joinTrial(): Promise<string> {
  await services.database.$client.query(
    `insert into studies select 'trial', name, ethics_reference, contact_name, contact_email, starts_on, ends_on, allocation,
      arms, block_sizes, seed, allocated, '[{"id":"falls","months":[0]}]', array_append(collects, 'forms'), created_at from studies where id = 'first'`,
  );
  await services.database.$client.query(
    `insert into study_texts select 'trial', version, text, made_at from study_texts`,
  );
  await services.database.$client.query(
    `insert into study_consents (account_id, study_id, version, agreed_at) values ($1, 'trial', '1', $2)`,
    [subscriber.account.id, clock.now()],
  );
  return 'trial';
}

/** The signed part of the addresses of other files than the report. */
const signedOf: Partial<Record<keyof typeof endpoints, string>> = {
  openHuddle: await makeFile(endpoints.makeHuddle, { topic: 'part-1' }),
  openResultsFile: await makeFile(endpoints.makeResultsFile),
};

/** The token of an emailed invitation to help run the administrator's facility. */
async function makeInvitation(): Promise<string> {
  const { rows } = await services.database.$client.query('select id from facilities limit 1');
  const given = { facilityId: rows[0].id, email: 'ann@example.org', invitedBy: administrator.account.id };
  const invitation = await storeInvitation(services.database, given, clock.now());
  const issued = await issueInvitationToken(services.database, invitation?.id ?? '', clock.now());
  return issued?.token ?? '';
}

/** The tokens of other links than the one that confirms an address. */
const tokenOf: Partial<Record<keyof typeof endpoints, string>> = {
  getAdministratorInvitation: await makeInvitation(),
};

// The owner has opened the member.
await app.inject({
  method: 'POST',
  url: endpoints.openPerson.path.replace('{userId}', member.account.id),
  headers: { authorization: `Bearer ${owner.token}` },
  payload: { reason: 'To read again' },
});

// Members are asked to look at sixteen pictures.
await services.database.$client.query('update facilities set forms_since = $1', [clock.now()]);

// The key of pseudonyms is created when it is first needed.
await services.hashCaller('anybody');

const { rows: tables } = await services.database.$client.query(
  `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
);
const contents = tables.map(
  ({ name }) =>
    `select '${name}' as name, md5(string_agg(one::text, ',' order by one::text)) from "${name}" as one`,
);

/** The current content of each table, as a hash; without jobs, which come and go in another schema. */
async function readTables(): Promise<Map<string, string>> {
  const { rows } = await services.database.$client.query(contents.join(' union all '));
  return new Map(rows.map(({ name, md5 }) => [name, md5]));
}

/** Calls the endpoint as every caller. @returns the tables that changed, and the statuses */
async function callAsAll({ method, path }: Endpoint, own: Record<string, string>) {
  const before = await readTables();
  const statuses: number[] = [];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(own[name] ?? parameters[name] ?? ''),
  );
  for (const caller of callers) {
    const headers = caller ? { authorization: `Bearer ${caller.token}` } : {};
    statuses.push((await app.inject({ method, url, headers })).statusCode);
  }
  const changed = [...(await readTables())].filter(([name, hash]) => hash !== before.get(name));
  return { changed: changed.map(([name]) => name).sort(), statuses };
}

const gets = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { method }]) => method === 'GET',
);

test.each(gets)('the GET %s changes nothing, besides the note that it was made', async (name, endpoint) => {
  const noted = notes[name as keyof typeof notes] ?? [];
  const signed = signedOf[name as keyof typeof signedOf];
  const token = tokenOf[name as keyof typeof tokenOf];
  const own = { ...(signed && { signed }), ...(token && { token }) };
  const { changed, statuses } = await callAsAll(endpoint, own);
  expect(changed).toEqual(noted);
  // A call that nobody may make would prove nothing. The sandbox bank's question needs a payment.
  if (name !== 'findBankConfirmation') expect(statuses).toContain(200);
  if (noted.length > 0) expect(endpoint.caller).toBe('signedIn');
});

test('a session that is in use is kept alive by a GET, and by nothing else that it writes', async () => {
  clock.advance(6 * 60_000);
  const sessionsOf = async () => {
    const { rows } = await services.database.$client.query(
      `select id, started_at, token_hash from sessions order by id`,
    );
    return rows;
  };
  const before = await sessionsOf();
  const { changed } = await callAsAll(endpoints.getMe, {});
  expect(changed).toEqual(['sessions']);
  expect(await sessionsOf()).toEqual(before);
});
