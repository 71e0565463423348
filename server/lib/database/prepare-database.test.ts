import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { readDump } from '#server/testing/database/dump.ts';
import { startPooler } from '#server/testing/database/pooler.ts';
import { testDatabase } from '#server/testing/database/test-database.ts';
import { rejectionOf } from '#server/testing/processes/rejected-start.ts';
import { waitForExit } from '#server/testing/processes/server-process.ts';
import { openDatabase } from './pool.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { DatabaseUse } from './tables.ts';
import { live, liveSettings, sandbox, startsForUses } from './testing/starts-for-uses.ts';

// Starting the whole server is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const { services, pool, url, begin, start, expectRejected } = await startsForUses();
const now = new Date('2026-06-01');

const sandboxWithStripe: DatabaseUse = { mode: 'sandbox', provider: 'stripe' };

const opened = { db: services.database, pool };
const prepare = (use: DatabaseUse, recordNaming?: () => Promise<void>) =>
  prepareDatabase({ url, opened, use, now, recordNaming });
const named = async () => {};
const uses = async () => (await pool.query('select mode, provider from database_use')).rows;

test('the first start stores what the database is used for, and later starts accept it', async () => {
  for (const use of [sandbox, sandboxWithStripe, live]) {
    await begin(null);
    await prepare(use);
    await prepare(use);
    expect(await uses()).toEqual([use]);
  }
});

test('of two first starts with different settings one is rejected', async () => {
  await begin(null);
  const ends = await Promise.allSettled([prepare(sandbox), prepare(live)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test.for<[DatabaseUse, DatabaseUse, RegExp]>([
  [
    sandbox,
    live,
    /used for the sandbox with test payments, .* for live with payments by Stripe: start .*SANDBOX=true/,
  ],
  [
    live,
    sandbox,
    /used for live with payments by Stripe, .* for the sandbox with test payments: .*NODE_ENV=production, with Stripe's keys/,
  ],
  [
    sandbox,
    sandboxWithStripe,
    /with test payments, .* the sandbox with payments by Stripe: .* without Stripe's keys.* or set DATA_DIR/,
  ],
  [live, sandboxWithStripe, /live with payments by Stripe, .* the sandbox with payments by Stripe/],
])(
  'a database for %o rejects settings for %o, naming both and the way out',
  async ([known, use, message]) => {
    await begin(known);
    await expect(prepare(use)).rejects.toThrow(message);
    await expect(prepare(use, named)).rejects.toThrow(message);
    expect(await uses()).toEqual([known]);
  },
);

test('a database without a stored use is the sandbox if it holds the operator of the sandbox', async () => {
  await begin(null);
  await signUpPerson(services, { userType: 'operator', userName: 'operator' });
  await expect(prepare(live)).rejects.toThrow('used for the sandbox');
  await expect(prepare(live, named)).rejects.toThrow('used for the sandbox');
  expect(await uses()).toEqual([]);
  await prepare(sandbox);
  expect(await uses()).toEqual([sandbox]);
});

test('any other database with people in it has to be named, once', async () => {
  await begin(null);
  await signUpPerson(services, { userName: 'rosa' });
  await expect(prepare(live)).rejects.toThrow('"npm run operate -- database name live stripe"');
  await expect(prepare(sandbox)).rejects.toThrow('"npm run operate -- database name sandbox sandbox"');
  expect(await uses()).toEqual([]);
  await prepare(live, named);
  await prepare(live);
  expect(await uses()).toEqual([live]);
});

test('the use of a database is not stored when its audit entry fails', async () => {
  await begin(null);
  await signUpPerson(services);
  const failing = () => Promise.reject(new Error('The log takes nothing now.'));
  await expect(prepare(live, failing)).rejects.toThrow('takes nothing');
  expect(await uses()).toEqual([]);
});

test.for<[string, DatabaseUse, string, string[], Record<string, string>]>([
  ['a live start on a sandbox', sandbox, 'server/main.ts', [], liveSettings],
  ['a sandbox start on a live database', live, 'server/main.ts', [], {}],
  ['a command without the settings of the server', live, 'server/operate.ts', ['code', 'create', 'GIFT'], {}],
])('%s is rejected in one sentence, and nothing is written', async ([, known, program, words, env]) => {
  await expectRejected({ known, program, words, env });
});

test.for<[string, 'session' | 'transaction', RegExp | null]>([
  ['session mode is used, with the settings of each connection', 'session', null],
  ['transaction mode is refused, before anything is written', 'transaction', /PgBouncer in transaction mode/],
])('a pooler in %s', async ([, mode, refusal]) => {
  const own = await testDatabase();
  const pooler = await startPooler(own.url, mode);
  const pooled = await openDatabase(pooler.url, { connections: 3 });
  const prepared = () => prepareDatabase({ url: pooler.url, opened: pooled, use: sandbox, now });
  if (refusal) await expect(prepared()).rejects.toThrow(refusal);
  else await prepared();
  const { rowCount } = await own.pool.query('select from database_use');
  expect(rowCount).toBe(refusal ? 0 : 1);
  const { rows } = await pooled.counterPool.query('show synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'off' }]);
  await pooled.close();
  await pooler.close();
});

test('a database whose restore has failed on its way is refused, naming what it lacks', async () => {
  const { url: halfUrl, db, pool: half } = await testDatabase();
  await half.query('drop index sessions_by_token');
  const preparing = prepareDatabase({ url: halfUrl, opened: { db, pool: half }, use: sandbox, now });
  await expect(preparing).rejects.toThrow(
    'The database lacks sessions_by_token: it was not restored completely.',
  );
});

test('the command that names the use of a database needs the settings of that use', async () => {
  await begin(null);
  await signUpPerson(services);
  const before = await readDump(pool);
  const program = 'server/operate.ts';
  const words = ['database', 'name', 'live', 'stripe'];
  expect(await rejectionOf(start(program, words))).toContain('not for "live stripe"');
  expect(await readDump(pool)).toEqual(before);
  const naming = start(program, [...words, '--json'], liveSettings);
  const [output] = await Promise.all([text(naming.stdout), waitForExit(naming)]);
  expect(JSON.parse(output)).toMatchObject([live]);
  const { rows } = await pool.query('select command, details from audit_log');
  expect(rows).toEqual([{ command: 'database name', details: live }]);
  expect(await uses()).toEqual([live]);
});
