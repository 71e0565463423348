import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs } from '#server/lib/clock.ts';
import { createCallerHash } from '#server/lib/limits/caller-hash.ts';
import { createLimits } from '#server/lib/limits/limits.ts';
import { runCommand } from '#server/operator/commands.ts';
import { emailsTo, tokenIn } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { formatCode } from '../codes.ts';
import { facilitiesOf } from '../testing/facility.ts';
import { importMembers } from './import-members.ts';
import { makeCards } from './make-cards.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const facility = facilitiesOf(tested);
const { person, logIn } = peopleOf(tested);

/** A facility with seats for everybody, and calls of its administrator. */
async function roomy(isVerified = true) {
  const made = await facility([], isVerified);
  await runCommand(['facility', 'change', made.facilityCode], {
    services,
    options: { seats: '20000' },
    operator: 'ruth',
  });
  const { call } = made.administrator;
  const add = (body: object) => call(endpoints.addMember, body);
  const importCsv = (csv: string, onlyRight = false) => call(endpoints.importMembers, { csv, onlyRight });
  const cards = async () => (await call(endpoints.makeCards)).json();
  return { ...made, call, add, importCsv, cards };
}

const unique = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

test('a member without an email address logs in with the card, agrees, and chooses a password', async () => {
  const { add, cards, call, list } = await roomy();
  const userName = unique('ada');
  expect((await add({ userName })).statusCode).toBe(201);
  expect((await call(endpoints.countCards)).json()).toEqual({ remaining: 1 });
  const made = await cards();
  expect(made).toEqual({
    cards: [{ userId: expect.any(String), userName, password: expect.any(String) }],
    remaining: 0,
  });
  expect((await cards()).cards).toEqual([]);
  clock.advance(29 * dayMs);
  const opened = (await logIn(userName, made.cards[0].password)).json();
  expect(opened.user).toMatchObject({
    userType: 'facilityUser',
    newPasswordRequired: true,
    consentRequired: true,
  });
  expect((await logIn(userName, made.cards[0].password)).statusCode).toBe(401);
  expect((await list()).members).toMatchObject([{ userName, hasEmail: false, status: 'notStarted' }]);
  const { rows } = await services.database.$client.query(
    `select command, account_id as id from audit_log where account_id = $1 order by id`,
    [made.cards[0].userId],
  );
  expect(rows.map(({ command }) => command)).toEqual(['member add', 'member password']);
});

test('the password of a printed card is taken in six ways of typing on a tablet, and nothing is counted as wrong', async () => {
  const { add, cards } = await roomy();
  const ways: ((printed: string) => string)[] = [
    (printed) => printed.toLowerCase(),
    (printed) => printed.replaceAll('-', ''),
    (printed) => printed.replaceAll('-', ' ').toLowerCase(),
    (printed) => printed.replaceAll('-', '–'),
    (printed) => `${printed[0]}${printed.slice(1).toLowerCase()} `,
    (printed) => `${printed.toLowerCase().replaceAll('-', '—')}.`,
  ];
  for (const _ of ways) await add({ userName: unique('tablet') });
  const made: { userName: string; password: string; userId: string }[] = (await cards()).cards;
  expect(made).toHaveLength(ways.length);
  for (const [index, way] of ways.entries()) {
    const { userName, password } = made[index] as (typeof made)[number];
    expect((await logIn(userName, way(password))).statusCode).toBe(200);
  }
  const { rows } = await services.database.$client.query(
    'select sum(wrong_passwords)::int as wrong from accounts where id = any($1)',
    [made.map(({ userId }) => userId)],
  );
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('a card works for 30 days', async () => {
  const { add, cards } = await roomy();
  const userName = unique('ada');
  await add({ userName });
  const { password } = (await cards()).cards[0];
  clock.advance(31 * dayMs);
  expect((await logIn(userName, password)).statusCode).toBe(401);
});

test('cards that were made before something failed are returned', async () => {
  const { add, administrator } = await roomy();
  for (const name of ['ada', 'ben', 'carl']) await add({ userName: unique(name) });
  let made = 0;
  const failing = Object.create(services.database, {
    transaction: {
      value: (...work: Parameters<typeof services.database.transaction>) => {
        made += 1;
        if (made > 2) throw new Error('The database is gone.');
        return services.database.transaction(...work);
      },
    },
  });
  const caller = { accountId: administrator.account.id, userType: 'facilityAdmin' } as const;
  const call = { caller, address: '192.0.2.1', device: 'Tablet' } as Parameters<typeof makeCards>[1];
  const { cards, remaining } = await makeCards({ ...services, database: failing }, call);
  expect([cards.length, remaining]).toEqual([2, 1]);
  expect((await logIn(cards[1]?.userName as string, cards[1]?.password as string)).statusCode).toBe(200);
});

test('no card replaces the password of a member who has one', async () => {
  const { facilityCode, cards, add } = await roomy();
  const joined = await person({ userType: 'facilityUser', email: null, facilityCode });
  await add({ email: `${unique('b')}@example.org` });
  expect(await cards()).toEqual({ cards: [], remaining: 0 });
  expect((await logIn(joined.account.userName, joined.password)).statusCode).toBe(200);
});

test('a member with an email address gets a link to choose a password, and reads what the facility sees', async () => {
  const { add } = await roomy();
  const email = `${unique('ben')}@example.org`;
  await add({ email });
  await services.jobs.runDue(services, 'inviteMembers');
  const [sent] = await emailsTo(services, email);
  expect(sent?.text).toContain('sees your answers, dates and scores. It never sees your plan');
  clock.advance(13 * dayMs);
  const url = endpoints.facilityResetPassword.path.replace(
    '{token}',
    tokenIn(sent, '/facilityResetPassword'),
  );
  const payload = { newPassword: 'a quite new password' };
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  expect((await logIn(email, payload.newPassword)).json().user).toMatchObject({ consentRequired: true });
});

test('before the facility is verified nobody is invited by email', async () => {
  const { add, importCsv } = await roomy(false);
  expect((await add({ email: 'a@example.org' })).json().code).toBe('facility_unverified');
  expect((await importCsv(`username,email\n${unique('a')},a@example.org\n`)).json()).toMatchObject({
    added: 0,
    wrong: [{ line: 2, reason: 'Emails can be used once we have checked who runs your facility.' }],
  });
  expect((await add({ userName: unique('a') })).statusCode).toBe(201);
});

test('a taken name, the address of a member, no name at all, and the unit of another facility are rejected', async () => {
  const { add } = await roomy();
  const other = await roomy();
  const unit = (await other.call(endpoints.addUnit, { name: 'East' })).json().unitId;
  const known = await person();
  const tag = unique('dora');
  await add({ email: `${tag}@example.org` });
  const codes = [
    await add({ userName: known.account.userName.toUpperCase() }),
    await add({ email: `${tag}@example.org` }),
    await add({}),
    await add({ userName: unique('a'), unitId: unit }),
  ].map((response) => response.json().code);
  expect(codes).toEqual(['username_taken', 'email_taken', 'validation', 'not_found']);
});

test('an address that has an account elsewhere is answered as any other, and asked to join by email', async () => {
  const { add, importCsv, call, list, cards, facilityCode, administrator } = await roomy();
  const known = await person();
  const [ben, carl] = [unique('ben'), unique('carl')];
  const free = await add({ userName: ben, email: `${ben}@example.org` });
  const taken = await add({ userName: carl, email: known.email.toUpperCase() });
  expect([taken.statusCode, taken.json().message]).toEqual([
    free.statusCode,
    free.json().message.replace(ben, carl),
  ]);
  const rowOf = async (userName: string) => {
    const found = (await list()).members.find((member: { userName: string }) => member.userName === userName);
    return { ...found, userId: '', userName: '', joinedAt: '' };
  };
  expect(await rowOf(carl)).toEqual(await rowOf(ben));
  expect((await call(endpoints.countCards)).json()).toEqual({ remaining: 0 });
  expect((await cards()).cards).toEqual([]);
  for (const endpoint of [endpoints.setMemberPassword, endpoints.inviteMember]) {
    const [ofFree, ofTaken] = await Promise.all(
      [free, taken].map((made) => call(endpoint, undefined, { userId: made.json().userId })),
    );
    expect(ofTaken?.body.replace(known.email.toUpperCase(), '')).toBe(
      ofFree?.body.replace(`${ben}@example.org`, ''),
    );
  }
  const twice = await importCsv(`email\n${known.email}\n`);
  expect(twice.json().wrong).toEqual([{ line: 2, reason: 'This email already exists.' }]);

  await services.jobs.runDue(services, 'inviteMembers');
  const [asked] = await emailsTo(services, known.email);
  expect(asked?.text).toContain(`type this facility code: ${formatCode(facilityCode)}`);
  expect(asked?.text).not.toContain('/facilityResetPassword');
  expect((await known.call(endpoints.joinFacility, { facilityCode })).statusCode).toBe(200);
  const names = (await list()).members.map(({ userName }: { userName: string }) => userName);
  expect(names.sort()).toEqual([ben, known.account.userName].sort());
  expect((await administrator.read()).facility.seats.taken).toBe(2);
});

test('a new address of a member that has an account elsewhere is answered as any other', async () => {
  const { add, call, list } = await roomy();
  const known = await person();
  const { userId } = (await add({ userName: unique('eva') })).json();
  const changed = await call(endpoints.changeMember, { email: known.email }, { userId });
  expect([changed.statusCode, changed.json().message]).toEqual([
    200,
    `Saved. We have sent a link to ${known.email}.`,
  ]);
  expect((await list()).members).toMatchObject([{ userId, hasEmail: true }]);
  const subjects = (await emailsTo(services, known.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining('invites you'));
  const freed = await call(endpoints.changeMember, { email: null }, { userId });
  expect(freed.json().message).toBe('Saved.');
  expect((await list()).members).toMatchObject([{ userId, hasEmail: false }]);
});

test('an hour takes 12 lists as long as the facility, whether anybody is added or not', async () => {
  const { administrator } = await facility([], true);
  const counter = createLimits(services.database.$client, 'strict', createCallerHash(services.database));
  const limited = Object.create(services, { limits: { value: counter } });
  const caller = { accountId: administrator.account.id, userType: 'facilityAdmin' };
  const csv = `username\n${Array.from({ length: 25 }, () => unique('m')).join('\n')}\n`;
  const check = (given = csv) =>
    importMembers(limited, {
      ...{ body: { csv: given, onlyCheck: true }, caller, origin: '' },
    } as unknown as Parameters<typeof importMembers>[1]);
  for (let list = 0; list < 12; list += 1) expect((await check()).right).toBe(25);
  await expect(check()).rejects.toMatchObject({ code: 'too_many_requests' });
  // A file is counted before it is read, also one that cannot be read.
  await expect(check('nothing')).rejects.toMatchObject({ code: 'too_many_requests' });
});

test('a try of a list is in the audit log, also when nobody is added', async () => {
  const { call, administrator } = await roomy();
  await call(endpoints.importMembers, { csv: `username\n${unique('a')}\n`, onlyCheck: true });
  const { rows } = await services.database.$client.query(
    'select command, details from audit_log where operator = $1 order by id',
    [administrator.account.id],
  );
  expect(rows).toEqual([{ command: 'members check', details: { right: 1, wrong: 0 } }]);
});

test('seats are never given twice, and an ended facility gets nobody', async () => {
  const { administrator, facilityCode, importCsv } = await roomy();
  const operate = (options: Record<string, string>) =>
    runCommand(['facility', 'change', facilityCode], { services, options, operator: 'ruth' });
  await operate({ seats: '3' });
  const two = () => importCsv(`username\n${unique('a')}\n${unique('b')}\n`);
  const both = await Promise.all([two(), two()]);
  expect(both.map((response) => response.json().code ?? 'added').sort()).toEqual(['added', 'facility_full']);
  expect(both.find(({ statusCode }) => statusCode === 422)?.json().message).toBe(
    'You have 1 free seats, and this would take 2.',
  );
  expect((await administrator.read()).facility.seats).toEqual({ taken: 2, limit: 3 });
  await operate({ seats: '10', status: 'suspended' });
  expect((await two()).json().code).toBe('facility_ended');
});

test('a file with more rows than the facility has seats is rejected before a name in it is looked up', async () => {
  const { facilityCode, importCsv, list } = await roomy(false);
  const options = { seats: '2' };
  await runCommand(['facility', 'change', facilityCode], { services, options, operator: 'ruth' });
  const known = await person();
  const names = [known.account.userName, unique('a'), unique('b')];
  const response = await importCsv(`username\n${names.join('\n')}\n`, true);
  expect([response.statusCode, response.json().errors]).toEqual([
    422,
    { csv: 'A file can have at most 2 people, as many as your facility has seats.' },
  ]);
  expect(response.body).not.toContain('exists');
  expect((await list()).total).toBe(0);
});

test('spaces within quotes are not part of a username: the member can log in with it', async () => {
  const { importCsv, cards } = await roomy();
  const userName = unique('ada');
  await importCsv(`username\n"${userName} "\n`);
  const { password } = (await cards()).cards[0];
  expect((await logIn(userName, password)).statusCode).toBe(200);
});

test('of 10,000 rows 40 are wrong: each is named, and nobody is added unless the right ones are asked for', async () => {
  const { call, importCsv, list, administrator } = await roomy();
  await call(endpoints.addUnit, { name: 'East' });
  const known = await person();
  const tag = randomUUID().slice(0, 8);
  await call(endpoints.addMember, { email: `dora-${tag}@example.org` });
  const wrongCells = [
    `${known.account.userName},,`,
    `,dora-${tag}@example.org,`,
    ',,East',
    `x-${tag},nowhere,`,
    `y-${tag},,North`,
  ];
  const reasons = [
    `This username already exists. ${known.account.userName}2 is free.`,
    'This email already exists.',
    'A username or an email is missing.',
    'Invalid email address',
    'You have no unit with the name North.',
  ];
  const rows = Array.from({ length: 10_000 }, (_, index) => {
    if (index % 250 === 249) return wrongCells[((index - 249) / 250) % 5] as string;
    return `m${index}-${tag},${index % 10 === 0 ? `m${index}-${tag}@example.org` : ''},${index % 2 ? 'East' : ''}`;
  });
  const csv = `\uFEFFusername,email,unit\r\n${rows.join('\r\n')}\r\n`;
  const first = (await importCsv(csv)).json();
  expect([first.added, first.right, first.wrong.length]).toEqual([0, 9_960, 40]);
  expect(first.wrong[0]).toEqual({ line: 251, reason: reasons[0] });
  expect(first.wrong[2]).toEqual({ line: 751, reason: reasons[2] });
  const twice = 'The same username is in line 251.';
  expect(
    new Set(first.wrong.map(({ reason }: { reason: string }) => reason.replace(/line \d+/, 'line 251'))),
  ).toEqual(new Set([...reasons, twice, twice.replace('username', 'email')]));
  expect((await list()).total).toBe(1);
  const begin = performance.now();
  const second = (await importCsv(csv, true)).json();
  console.log(`import of 9,960 people: ${Math.round(performance.now() - begin)} ms`);
  expect(second.added).toBe(9_960);
  expect((await list()).total).toBe(9_961);
  expect((await administrator.read()).facility.seats.taken).toBe(9_961);
  expect((await call(endpoints.countCards)).json().remaining).toBe(8_960);
}, 60_000);
