import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs, minuteMs } from '#server/lib/clock.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { studyConsents } from '#server/tables/study.ts';
import { whileRejectingWrites } from '#server/testing/database/while-rejecting-writes.ts';
import { testApp } from '#server/testing/test-app.ts';
import { dataDictionary } from './export/data-dictionary.ts';
import { studyFiles } from './export/study-files.ts';
import { leastPeople } from './export-study.ts';

const tested = await testApp();
const { services, clock } = tested;
const { database } = services;
const pool = database.$client;
const { person } = peopleOf(tested);
const folder = await mkdtemp(join(tmpdir(), 'study-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

vi.setConfig({ testTimeout: 30_000 });

const operate = (output: string, at = services) =>
  runCommand(['study', 'export'], { services: at, options: { output }, operator: 'ruth' });

/** A new export: the lines of each file without its line of names, as cells. */
async function exported() {
  const output = join(folder, randomUUID());
  await operate(output);
  const read = async ({ name }: (typeof studyFiles)[number]) => {
    const [, ...lines] = (await readFile(join(output, name), 'utf8')).trimEnd().split('\r\n');
    return [name, lines.map((line) => line.split(','))] as const;
  };
  return Object.fromEntries(await Promise.all(studyFiles.map(read)));
}

async function codeOf(accountId: string): Promise<string> {
  const own = eq(studyConsents.accountId, accountId);
  const [consent] = await database.select().from(studyConsents).where(own);
  return consent?.code ?? '';
}

async function participant(given: Parameters<typeof person>[0] = { isSubscribed: true }) {
  const made = await person(given);
  await made.call(endpoints.saveStudyConsent, { study: { version: '1' } });
  return made;
}

/** So many people who agreed. */
const agree = (count: number) =>
  pool.query(
    `with person as (
      insert into accounts (id, user_type, user_name, created_at)
      select id, 'individualUser', id::text, $2 from unnest($1::uuid[]) as id returning id
    ) insert into study_consents (account_id, version, agreed_at) select id, '1', $2 from person`,
    [Array.from({ length: count }, () => randomUUID()), clock.now()],
  );

// With one more each test can be run without those before it.
await agree(leastPeople - 1);

test('fewer than 20 people are not written, and leave no folder', async () => {
  const output = `${folder}/few`;
  await expect(operate(output)).rejects.toThrow('Only 19 people take part.');
  expect(await readdir(folder)).toEqual([]);
  await agree(1);
  expect((await exported())['participants.csv']).toHaveLength(leastPeople);
});

type Participant = Awaited<ReturnType<typeof participant>>;

const answer = (
  { call }: Participant,
  exercise_id: number,
  outcomes: string[],
  { skip = false, language }: { skip?: boolean; language?: 'es' } = {},
) =>
  call(endpoints.saveAnswer, {
    gameID: '1',
    session: '00000000-0000-4000-8000-000000000001',
    newSession: true,
    save_id: randomUUID(),
    exercise: {
      exercise_id,
      time: 20,
      repeats: 0,
      skip,
      language,
      main: outcomes.map((attempt_outcome) => ({
        attempt_outcome,
        attempted_at: clock.now().toISOString(),
        attempt_id: randomUUID(),
      })),
    },
  });

const review = ({ call }: Participant, given: object) =>
  call(endpoints.saveReviews, {
    reviews: [
      {
        id: randomUUID(),
        exerciseId: 1,
        selectedOptionId: 2,
        outcome: 'correct',
        sure: true,
        assisted: false,
        lookFirst: 'hit',
        order: 'swapped',
        reviewedAt: clock.now().toISOString(),
        contentVersion: '0'.repeat(12),
        ...given,
      },
    ],
  });

const plan = ({ call }: Participant, given: Parameters<typeof planChange>[0]) =>
  call(endpoints.savePlanChanges, { changes: [planChange({ madeAt: clock.now().toISOString(), ...given })] });

test('first tries, reviews with their delay and plan outcomes are written, with days in place of dates', async () => {
  clock.advance(minuteMs);
  const ann = await participant();
  await answer(ann, 1, ['incorrect', 'correct']);
  clock.advance(minuteMs);
  await answer(ann, 2, ['incorrect'], { skip: true, language: 'es' });
  clock.advance(3.5 * dayMs);
  await review(ann, { language: 'es' });
  await plan(ann, { kind: 'chosen', exerciseId: 1, what: 'Tape the rug', helper: 'my son Tom' });
  clock.advance(7 * dayMs);
  await review(ann, { outcome: 'incorrect', sure: null, lookFirst: 'shown', assisted: true });
  await review(ann, { exerciseId: 3 });
  // What was answered only afterwards is no delay.
  clock.advance(minuteMs);
  await answer(ann, 3, ['correct']);
  await plan(ann, { kind: 'done', exerciseId: 1, afterDays: 7 });
  const who = await codeOf(ann.account.id);
  const files = await exported();
  const ofAnn = (name: string) =>
    files[name]?.filter(([one]) => one === who).map(([, ...cells]) => cells.join(','));
  expect(ofAnn('participants.csv')).toEqual([',1,,10,no,new']);
  const version = expect.stringMatching(/^[0-9a-f]{12}$/);
  expect(files['first_tries.csv']).toEqual([
    [who, '0', '1', version, '', 'scene', 'en', '', 'incorrect', 'no', '10'],
    [who, '0', '2', version, '', 'safe', 'es', '', 'skipped', 'no', '10'],
    [who, '10', '3', version, '', expect.any(String), 'en', '', 'correct', 'no', '10'],
  ]);
  expect(ofAnn('reviews.csv')).toEqual([
    '3,1,000000000000,hit,,es,3,2,correct,no,yes,swapped',
    expect.stringMatching(/^10,[13],/),
    expect.stringMatching(/^10,[13],/),
  ]);
  expect(ofAnn('reviews.csv')).toContain('10,1,000000000000,shown,,en,7,2,incorrect,yes,,swapped');
  expect(ofAnn('reviews.csv')).toContain('10,3,000000000000,hit,,en,,2,correct,no,yes,swapped');
  expect(files['plans.csv']?.map((cells) => [cells[0], cells[1], ...cells.slice(4)].join(','))).toEqual([
    `${who},3,chosen,thisWeek,yes,`,
    `${who},10,done,,,7`,
  ]);
});

test('no name, address, own word, facility, date or id of an account is in any file', async () => {
  const canary = `canary-${randomUUID()}`;
  const names = { userName: canary, name: `${canary} name`, email: `${canary}@example.org` };
  const member = await participant({ userType: 'facilityUser', ...names });
  await answer(member, 1, ['correct']);
  await plan(member, { kind: 'chosen', what: `${canary} rug`, helper: canary });
  const output = join(folder, randomUUID());
  await operate(output);
  const texts = await Promise.all(
    (await readdir(output)).map((name) => readFile(join(output, name), 'utf8')),
  );
  const all = texts.join('\n');
  expect(all).toContain(await codeOf(member.account.id));
  const { rows } = await database.execute<{ id: string; code: string }>(
    sql`select facilities.id, code from facilities`,
  );
  const ofFacilities = rows.flatMap(({ id, code }) => [id, code]);
  for (const secret of [canary, member.account.id, ...ofFacilities]) expect(all).not.toContain(secret);
  expect(all).not.toMatch(/\d{4}-\d{2}-\d{2}|\d{2}:\d{2}/);
});

test('only people who take part are in it, until they stop, close their account or are put on hold', async () => {
  const everybody = async () => (await exported())['participants.csv']?.map(([one]) => one);
  const [stays, leaves, closes, isFrozen, never] = [
    await participant(),
    await participant(),
    await participant(),
    await participant(),
    await person({ isSubscribed: true }),
  ];
  for (const one of [stays, leaves, closes, isFrozen, never]) await answer(one, 1, ['correct']);
  const [staying, leaving, closing, frozen, absent] = await Promise.all(
    [stays, leaves, closes, isFrozen, never].map(({ account }) => codeOf(account.id)),
  );
  const before = await everybody();
  expect(before).toEqual(expect.arrayContaining([staying, leaving, closing, frozen]));
  expect(before).not.toContain(absent);
  await leaves.call(endpoints.saveStudyConsent, { study: null });
  await closes.call(endpoints.deleteAccount, { password: closes.password });
  await runCommand(['person', 'freeze', isFrozen.email as string], {
    services,
    options: {},
    operator: 'ruth',
  });
  const after = await everybody();
  expect(after).toContain(staying);
  for (const gone of [leaving, closing, frozen, absent]) expect(after).not.toContain(gone);
  await leaves.call(endpoints.saveStudyConsent, { study: { version: '1' } });
  const again = await everybody();
  expect(again).not.toContain(leaving);
  expect(again).toContain(await codeOf(leaves.account.id));
});

test('people are sorted by their code, which does not tell the order of their accounts', async () => {
  for (let count = 0; count < 4; count += 1) await participant();
  const people = (await exported())['participants.csv']?.map(([one]) => one) ?? [];
  expect(people).toEqual(people.toSorted());
});

test('a text that a spreadsheet would run is made harmless', async () => {
  const ann = await participant();
  await answer(ann, 5, ['correct']);
  await database.execute(sql`
    update attempts set content_version = '=1+1' where account_id = ${ann.account.id}`);
  const who = await codeOf(ann.account.id);
  expect((await exported())['first_tries.csv']).toContainEqual([
    who,
    '0',
    '5',
    "'=1+1",
    '',
    'safe',
    'en',
    '',
    'correct',
    'no',
    '10',
  ]);
});

test('more rows than fit into one page are written once each', async () => {
  const ann = await participant();
  await database.execute(sql`
    insert into reviews (account_id, id, exercise_id, selected_option_id, outcome, assisted, look_first, claim_order,
      reviewed_at, content_version, received_at)
    select ${ann.account.id}, gen_random_uuid(), 1 + number % 50, 1, 'correct', false, 'hit', 'filmed',
      ${clock.now()}::timestamptz + number * interval '1 day', number, ${clock.now()}
    from generate_series(1, 3000) as number`);
  const who = await codeOf(ann.account.id);
  const rows = (await exported())['reviews.csv']?.filter(([one]) => one === who) ?? [];
  expect(rows.map((cells) => cells[3])).toEqual(Array.from({ length: 3000 }, (_, index) => `${index + 1}`));
});

test('the files show the database as it was when the export began', async () => {
  await participant();
  const late = await person({ isSubscribed: true });
  const transaction: typeof database.transaction = (work, config) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`select from accounts limit 1`);
      await late.call(endpoints.saveStudyConsent, { study: { version: '1' } });
      return work(tx);
    }, config);
  const output = join(folder, randomUUID());
  await operate(output, {
    ...services,
    database: Object.assign(Object.create(database), { transaction }),
  });
  const who = await codeOf(late.account.id);
  expect(await readFile(join(output, 'participants.csv'), 'utf8')).not.toContain(who);
  expect((await exported())['participants.csv']?.map(([one]) => one)).toContain(who);
});

test('the export and its audit entry appear together or not at all, and no folder is written over', async () => {
  const output = join(folder, randomUUID());
  await expect(whileRejectingWrites(pool, 'audit_log', () => operate(output))).rejects.toThrow();
  expect((await readdir(folder)).filter((name) => output.endsWith(name.slice(0, 36)))).toEqual([]);
  const { rows } = await operate(output);
  expect(rows.map(({ file }) => file)).toEqual(studyFiles.map(({ name }) => name));
  expect((await stat(output)).mode & 0o777).toBe(0o700);
  const { rows: entries } = await runCommand(['log', 'list'], { services, options: {}, operator: 'ruth' });
  expect(entries[0]).toMatchObject({ operator: 'ruth', command: 'study export', subject: 'first' });
  await expect(operate(output)).rejects.toThrow('is there already');
  await expect(operate('')).rejects.toThrow('--output');
});

test('docs/study-data.md and the dictionary of an export are the same', async () => {
  expect(await readFile('docs/study-data.md', 'utf8')).toBe(dataDictionary());
});

test('the consent has its version and its time', async () => {
  const ann = await participant();
  const agreedAt = clock.now();
  expect(await ann.read()).toMatchObject({ study: { version: '1', agreedAt: agreedAt.toISOString() } });
  clock.advance(dayMs);
  await ann.call(endpoints.saveStudyConsent, { study: { version: '1' } });
  expect(await ann.read()).toMatchObject({ study: { agreedAt: agreedAt.toISOString() } });
  await ann.call(endpoints.saveStudyConsent, { study: null });
  expect(await ann.read()).not.toHaveProperty('study');
});
