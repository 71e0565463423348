import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { migrate } from '#server/lib/database/migrate.ts';
import { runCommand } from '#server/operator/commands.ts';
import { allowSchemas, testDatabase } from '#server/testing/database/test-database.ts';
import { testApp } from '#server/testing/test-app.ts';
import { peopleOf } from './testing/person.ts';

const tested = await testApp();
const { app, services } = tested;
const { person, logIn } = peopleOf(tested);

const password = 'a quite long password';
const tag = () => randomUUID().slice(0, 8);

const signUp = (given: { email?: string | null; userName?: string | null }, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: endpoints.individualRegister.path,
    payload: { email: `${tag()}@example.org`, password, ...given, ...more },
  });

test('what is not shown in an address is dropped, and nobody else can sign up with the address', async () => {
  const name = tag();
  const clean = `mary-${name}@example.org`;
  expect((await signUp({ email: `\u2060${clean}\u200B` })).statusCode).toBe(201);
  for (const typed of [clean, `\u200B${clean}`, ` mailto:${clean}`, `<${clean}>`, clean.toUpperCase()])
    expect((await logIn(typed, password)).statusCode).toBe(200);
  const again = await signUp({ email: clean });
  expect([again.statusCode, again.json().code]).toEqual([422, 'email_taken']);
});

test.each([
  ['a link with a mark before it', (clean: string) => `\u200Bmailto:${clean}`],
  ['a link in angles', (clean: string) => `<mailto:${clean}>`],
  ['angles in quotation marks', (clean: string) => `"<${clean}>"`],
  ['three marks around it', (clean: string) => `“(<${clean}>)”\u200E `],
])('%s is the address or the name in it', async (_, wrapped) => {
  const userName = tag();
  const email = `${userName}@example.org`;
  await signUp({ email, userName });
  for (const typed of [email, userName]) expect((await logIn(wrapped(typed), password)).statusCode).toBe(200);
});

test('a username that has such marks itself is meant by them, and the one without them by itself', async () => {
  const end = tag();
  const [marked, plain] = [`(Ann ${end})`, `Ann ${end}`];
  await signUp({ userName: marked });
  expect((await logIn(marked, password)).json().user.userName).toBe(marked);
  await signUp({ userName: plain });
  for (const userName of [marked, plain])
    expect((await logIn(userName, password)).json().user.userName).toBe(userName);
});

test.each([
  'mary@example.org,',
  'mary@example.org.',
  'mary@example,org.com',
  'mailto:mary@example.org',
  '<mary@example.org>',
  'mary@@example.org',
  'mary@example..org',
  'mary..x@example.org',
  '"mary" mary@example.org',
  'mary@-example.org',
  'mary@exam ple.org',
])('%j is no address', async (email) => {
  const response = await signUp({ email });
  expect([response.statusCode, response.json().errors]).toEqual([422, { email: 'Invalid email address' }]);
});

test('an address of 100,000 marks is refused within 50 ms', async () => {
  await signUp({ email: 'a@b' });
  for (const email of [`a@${'.'.repeat(99_880)}@`, `${'a.'.repeat(49_000)}@`, `a@${'a-'.repeat(49_000)}`]) {
    const begin = performance.now();
    expect((await signUp({ email })).statusCode).toBe(422);
    expect(performance.now() - begin).toBeLessThan(50);
  }
});

test('a name in two forms of Unicode, in capitals or not, is one name', async () => {
  const end = tag();
  expect((await signUp({ userName: `Rene\u0301${end}` })).statusCode).toBe(201);
  expect((await logIn(`René${end}`, password)).statusCode).toBe(200);
  expect((await signUp({ userName: `René${end}` })).json().code).toBe('username_taken');
  expect((await signUp({ userName: `ΟΔΟΣ${end} ΟΔΟΣ` })).statusCode).toBe(201);
  expect((await logIn(`οδοσ${end} οδος`, password)).statusCode).toBe(200);
  expect((await signUp({ userName: `Iris${end}` })).statusCode).toBe(201);
  expect((await signUp({ userName: `Ｉris\u00AD${end}` })).json().code).toBe('username_taken');
});

test('a name without its accents is enough where only one fits', async () => {
  const end = tag();
  await signUp({ userName: `Łukasz${end}` });
  expect((await logIn(`lukasz${end}`, password)).statusCode).toBe(200);
  await signUp({ userName: `Lukász${end}` });
  expect((await logIn(`lukasz${end}`, password)).statusCode).toBe(401);
});

test.each([
  ['\u200B\u200B', 'Username Required'],
  ['\u3164\u2800', 'Username Required'],
  ['\u202Eabc', 'This cannot have line breaks or hidden characters'],
  ['ab\ncd', 'This cannot have line breaks or hidden characters'],
  ['ab\u0007cd', 'This cannot have line breaks or hidden characters'],
])('%j is no username', async (userName, message) => {
  const response = await signUp({ userName });
  expect([response.statusCode, response.json().errors]).toEqual([422, { userName: message }]);
});

test('joiners between letters stay, because Persian and Indian names need them', async () => {
  const end = tag();
  const response = await signUp({ userName: `می\u200Cخواهم${end}\u200D` });
  expect(response.json().user.userName).toBe(`می\u200Cخواهم${end}`);
});

test('within a facility no two usernames look the same, however somebody gets there', async () => {
  const end = tag();
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode, userName: `Sample${end}` });
  const other = await person({ userType: 'facilityUser', facilityCode, userName: `Other${end}` });
  const lookAlike = `S\u0430mple${end}`;
  const signedUp = await app.inject({
    method: 'POST',
    url: endpoints.facilityRegister.path,
    payload: { userName: lookAlike, email: null, password, facilityCode },
  });
  expect([signedUp.statusCode, signedUp.json().code]).toEqual([422, 'username_taken']);
  const renamed = await other.call(endpoints.changeAccount, { userName: lookAlike });
  expect([renamed.statusCode, renamed.json().code]).toEqual([422, 'username_taken']);
  const alone = await person({ userName: lookAlike });
  expect((await alone.call(endpoints.joinFacility, { facilityCode })).json().code).toBe('username_taken');
  const added = await administrator.call(endpoints.addMember, { userName: `Sаmple${end}` });
  expect([added.statusCode, added.json().code]).toEqual([422, 'username_taken']);
  expect((await member.call(endpoints.changeAccount, { userName: `sample${end}` })).statusCode).toBe(200);
});

/** A schema as it was before a migration, and what applies it and those after it. */
async function earlierThan(number: string) {
  const { url: migrated, pool } = await testDatabase();
  await allowSchemas(pool);
  await pool.query('create schema earlier');
  const url = `${migrated}&options=${encodeURIComponent('-c search_path=earlier')}`;
  const all = resolve('server/lib/database/migrations');
  const before = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const file of await readdir(all)) if (file < number) await cp(join(all, file), join(before, file));
  await migrate(url, before);
  return { pool, goOn: () => migrate(url, all) };
}

test('of invitations to one address the one that works longest stays, also if it was made first', async () => {
  const { pool, goOn } = await earlierThan('0046');
  await pool.query(`
    insert into earlier.facilities (id, name, status, seat_limit, created_at)
      select gen_random_uuid(), name, 'active', 9, now() from unnest(array['Elm', 'Oak']) as name;
    insert into earlier.administrator_invitations (id, facility_id, email, invited_at, expires_at)
      select gen_random_uuid(), facilities.id, email, now() - made * interval '1 day', now() + left_over * interval '1 day'
      from earlier.facilities, (values ('an.na@gmail.com', 9, 6), ('anna@gmail.com', 8, -1), ('ben@example.org', 7, 2))
        as invited (email, made, left_over)`);
  await goOn();
  const { rows } = await pool.query(
    'select email, count(*)::integer from earlier.administrator_invitations group by email order by email',
  );
  expect(rows.map(Object.values)).toEqual([
    ['an.na@gmail.com', 2],
    ['ben@example.org', 2],
  ]);
});

test('accounts from before that are now one are listed, keep their names, and open as they did', async () => {
  const { pool, goOn } = await earlierThan('0015');
  const names = [
    ['Jose\u0301', 'jose@example.org'],
    ['José', 'jose@example.org\u200B'],
    ['\u200Banna', 'anna\u2060@example.org'],
    ['ben', 'be.n@gmail.com'],
    ['ben2', 'ben@googlemail.com'],
  ];
  for (const [index, [userName, email]] of names.entries())
    await pool.query(
      `insert into earlier.accounts (id, user_type, user_name, email, created_at)
       values (gen_random_uuid(), 'individualUser', $1, $2, now() + $3 * interval '1 s')`,
      [userName, email, index],
    );
  await goOn();
  const { rows } = await pool.query(
    'select user_name, user_name_copy, email, email_copy from earlier.accounts order by created_at',
  );
  expect(rows.map(Object.values)).toEqual([
    ['Jose\u0301', 0, 'jose@example.org', 0],
    ['José', 1, 'jose@example.org\u200B', 1],
    ['anna', 0, 'anna@example.org', 0],
    ['ben', 0, 'be.n@gmail.com', 0],
    ['ben2', 0, 'ben@googlemail.com', 1],
  ]);
});

test('the operator sees accounts that share a name, and each opens with its own spelling', async () => {
  const end = tag();
  const one = await person({ userName: `Zoë${end}` });
  const two = await person({ userName: `other${end}` });
  await services.database.$client.query(
    'update accounts set user_name = $1, user_name_copy = 1 where id = $2',
    [`Zoe\u0308${end}`, two.account.id],
  );
  const { rows } = await runCommand(['person', 'same-names'], { services, options: {}, operator: 'ruth' });
  expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining([one.account.id, two.account.id]));
  expect((await logIn(`Zoe\u0308${end}`, two.password)).json().user.userId).toBe(two.account.id);
  expect((await logIn(`Zoë${end}`, one.password)).json().user.userId).toBe(one.account.id);
  await two.call(endpoints.changeAccount, { userName: `Zoe2${end}` });
  const after = await runCommand(['person', 'same-names'], { services, options: {}, operator: 'ruth' });
  expect(after.rows).toEqual([]);
});
