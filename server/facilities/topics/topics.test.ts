import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { minuteMs } from '#server/lib/clock.ts';
import { eq, inArray } from '#server/lib/database/query.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { attempts, playthroughs } from '#server/tables/answers.ts';
import { facilities, facilityMembers, units } from '#server/tables/facilities.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person } = peopleOf(tested);
const { database } = services;

type HeatMap = ResponseOf<typeof endpoints.listTopics>;

/** A facility with members in units: `{ Maple: ['1:✓', '1:x✓'] }` are two members of Maple and what they played. */
async function facility(histories: Record<string, string[]>, isVerified = true) {
  const administrator = await person({ userType: 'facilityAdmin', isVerified });
  const facilityCode = administrator.facilityCode as string;
  const [own] = await database.select().from(facilities).where(eq(facilities.code, facilityCode));
  const facilityId = own?.id as string;
  const members = [];
  for (const [name, all] of Object.entries(histories)) {
    const unitId = name ? randomUUID() : null;
    if (unitId) await database.insert(units).values({ id: unitId, facilityId, name });
    for (const history of all) {
      const member = await person({ userType: 'facilityUser', facilityCode });
      const isMember = eq(facilityMembers.accountId, member.account.id);
      await database.update(facilityMembers).set({ unitId }).where(isMember);
      if (history) await playGame(services, member.account.id, history);
      members.push(member);
    }
  }
  const list = async () => (await administrator.call(endpoints.listTopics)).json<HeatMap>();
  return { administrator, facilityId, members, list };
}

test('the pictures of the topics are from films in the language of the reader', async () => {
  const { token } = await person({ userType: 'facilityAdmin', isVerified: true });
  const picturesIn = async (language: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    const { topics } = (await app.inject({ url: endpoints.listTopics.path, headers })).json<HeatMap>();
    return topics.map(({ picture }) => picture);
  };
  expect((await picturesIn('en')).filter((picture) => picture?.includes('.es.'))).toEqual([]);
  expect((await picturesIn('es')).filter((picture) => !picture?.includes('-look.es.jpg?'))).toEqual([]);
});

const replaced = testContent.content.retired.filter(({ rewritten }) => !rewritten);

const times = (count: number, history: string) => Array.from({ length: count }, () => history);

/** The cells of a topic: all together, then the units. */
function cellsOf({ topics }: HeatMap, name: string) {
  const topic = topics.find((one) => one.topic === name);
  return [topic?.all, ...(topic?.units ?? [])].map((cell) => {
    if (!cell?.figures) return cell?.isPlayed ? 'few' : '-';
    return `${cell.figures.overlooked}/${cell.figures.firstTries}`;
  });
}

test('the administrator sees what the members of each unit overlooked on the first try', async () => {
  await facility({ Elm: times(6, '1:x') });
  const { list } = await facility({
    Maple: [...times(3, '1:✓ 11:x✓'), ...times(3, '1:x✓ 11:x')],
    Birch: times(4, '1:x'),
    '': times(5, '2:✓'),
  });
  const seen = await list();
  expect(seen.units.map(({ name }) => name)).toEqual(['Birch', 'Maple', null]);
  expect(cellsOf(seen, 'part-1')).toEqual(['3/11', 'few', '3/6', '0/5']);
  expect(cellsOf(seen, 'heard')).toEqual(['6/6', '-', '6/6', '-']);
  expect(seen.topics).toHaveLength(15);
  expect(seen.weakest).toBe('part-3');
});

test('the first real attempt counts, assisted is overlooked, and a skip is no attempt', async () => {
  const { list, members } = await facility({
    '': ['1:✓', '1:x✓', '1:a', '1:s', '1:✓', '1:x', '1:✓'],
  });
  // A replay changes nothing: it arrives later.
  const first = members[0]?.account.id as string;
  const { rows } = await services.database.$client.query(
    'select id from playthroughs where account_id = $1',
    [first],
  );
  await playGame(services, first, '1:x', rows[0].id);
  expect(cellsOf(await list(), 'part-1')).toEqual(['3/6']);
});

test('what was found before the first answer is counted, and no later look', async () => {
  const { list, members } = await facility({ '': times(6, '') });
  const looks = ['hit', 'hit', 'missed', 'shown', 'hit', 'notAsked'] as const;
  for (const [index, lookFirst] of looks.entries()) {
    const accountId = members[index]?.account.id as string;
    const game = await playGame(services, accountId, '1:✓', undefined, lookFirst);
    await playGame(services, accountId, '1:✓', game, 'hit');
  }
  const looked = async () => (await list()).topics.find(({ topic }) => topic === 'part-1')?.all.looked;
  expect(await looked()).toEqual({ asked: 5, found: 3 });
  // Games of before are counted by the migration.
  await database.update(playthroughs).set({ askedExercises: [], foundExercises: [] });
  expect(await looked()).toBeNull();
  const migration = readFileSync('server/lib/database/migrations/0025_found_exercises.sql', 'utf8');
  await services.database.$client.query(migration.slice(migration.indexOf('\nupdate playthroughs')));
  expect(await looked()).toEqual({ asked: 5, found: 3 });
});

function replacedOf(exercise: number): string | undefined {
  return replaced.find(({ exercise_id }) => exercise_id === exercise)?.version;
}

test('what another exercise replaced is named by a migration, so that it no longer counts for a kind', () => {
  const folder = 'server/lib/database/migrations';
  const migrations = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const unnamed = replaced.filter(({ version }) => !migrations.some((text) => text.includes(version)));
  expect(unnamed).toEqual([]);
});

test('a first answer to an exercise that another one has replaced says nothing about the kind of the new one', async () => {
  const { list, members } = await facility({ '': times(7, '12:x') });
  const topic = `part-${services.content.game.exercises.find((one) => one.exercise_id === 12)?.part}`;
  const [first, second] = members.map(({ account }) => account.id) as [string, string];
  const isOld = inArray(attempts.accountId, [first, second]);
  await database
    .update(attempts)
    .set({ contentVersion: replacedOf(12) })
    .where(isOld);
  // Who answers the new one, too, has still had the first try at the old one.
  const [game] = await database.select().from(playthroughs).where(eq(playthroughs.accountId, second));
  await playGame(services, second, '12:✓', game?.playthroughId);
  const migration = readFileSync('server/lib/database/migrations/0038_replaced_exercises.sql', 'utf8');
  expect(cellsOf(await list(), topic)).toEqual(['7/7']);
  await services.database.$client.query(migration.slice(migration.indexOf('\nupdate playthroughs')));
  expect(cellsOf(await list(), topic)).toEqual(['5/5']);
});

test('only current games count, of people who are members', async () => {
  const { list, members } = await facility({ '': times(7, '1:x') });
  await playGame(services, members[0]?.account.id as string, '1:✓');
  await members[1]?.call(endpoints.leaveFacility);
  await members[2]?.call(endpoints.deleteAccount, { password: members[2]?.password });
  expect(cellsOf(await list(), 'part-1')).toEqual(['4/5']);
});

test('no member is told of a look at the topics: it shows nobody', async () => {
  const { list, members } = await facility({ '': times(5, '1:x') });
  await list();
  for (const member of members) expect((await member.read()).looks).toEqual([]);
});

test('until an operator verifies the facility nothing is shown', async () => {
  const { administrator } = await facility({ '': times(5, '1:x') }, false);
  for (const [endpoint, body] of [
    [endpoints.listTopics],
    [endpoints.makeHuddle, { topic: 'part-1' }],
    [endpoints.makeResultsFile],
  ] as const) {
    expect((await administrator.call(endpoint, body)).json().code).toBe('facility_unverified');
  }
});

test('after the end of the facility its administrator still sees results, as those of each member', async () => {
  const { administrator, facilityId, list, members } = await facility({ '': times(5, '1:x') });
  const ended = { status: 'active', endsAt: clock.now() } as const;
  await database.update(facilities).set(ended).where(eq(facilities.id, facilityId));
  const userId = members[0]?.account.id as string;
  expect((await administrator.call(endpoints.getMemberResults, undefined, { userId })).statusCode).toBe(200);
  expect(cellsOf(await list(), 'part-1')).toEqual(['5/5']);
});

const open = (address: string) => app.inject(new URL(address).pathname);

test('a huddle is one tagged page from the content, about the exercise that was overlooked most', async () => {
  const { administrator } = await facility({ '': times(5, '1:✓ 2:x✓') });
  const { address } = (await administrator.call(endpoints.makeHuddle, { topic: 'part-1' })).json();
  const response = await open(address);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['cache-control']).toBe('no-store');
  const pdf = await readPdf(response.rawPayload);
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.title).toBe('Five-minute huddle: Part 1: Recognizing Hazards');
  const [one, two] = services.content.game.exercises;
  for (const words of [
    'In your facility, 5 of 10 first tries missed it.',
    two?.hint,
    two?.why,
    two?.try,
    one?.try,
  ]) {
    expect(pdf.text).toContain(words);
  }
  expect(pdf.text).not.toContain(one?.why);
  expect(pdf.tags.filter((tag) => tag === 'Figure')).toHaveLength(pdf.alts.length - linksIn(pdf.alts));
});

const linksIn = (alts: string[]) => alts.filter((alt) => alt.startsWith('http')).length;

test('the huddle of every topic fits on one page, also without figures', async () => {
  const { administrator, list } = await facility({});
  for (const { topic } of (await list()).topics) {
    const { address } = (await administrator.call(endpoints.makeHuddle, { topic })).json();
    const pdf = await readPdf((await open(address)).rawPayload);
    expect([topic, pdf.pages.length]).toEqual([topic, 1]);
    expect(pdf.text).not.toContain('first tries missed it');
  }
});

test('the address of a huddle opens this huddle alone, for ten minutes', async () => {
  const { administrator } = await facility({});
  const { address } = (await administrator.call(endpoints.makeHuddle, { topic: 'heard' })).json();
  expect((await open(address.replace('/heard/', '/felt/'))).statusCode).toBe(410);
  expect((await open(address.replace('/huddles/heard/', '/results/'))).statusCode).toBe(410);
  expect((await open(address.replace('/huddles/heard/', '/reports/'))).statusCode).toBe(410);
  expect((await open(address)).statusCode).toBe(200);
  clock.advance(10 * minuteMs);
  expect((await open(address)).statusCode).toBe(410);
  const unknown = await administrator.call(endpoints.makeHuddle, { topic: 'part-9' });
  expect(unknown.json().code).toBe('not_found');
});

test('surveys, feedback, plans and reviews are in no query of the topics, the huddle and the file', () => {
  const sources = ['topics/first-tries.ts', 'results/read-results.ts'].map((file) =>
    readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
  );
  const tables = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:from|join) (?!lateral|unnest)(\w+)/g)].map(([, table]) => table),
  );
  expect([...new Set(tables)].sort()).toEqual([
    ...['accounts', 'attempts', 'facility_members', 'page', 'playthroughs', 'saves', 'units'],
  ]);
});
