import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { hourMs, minuteMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { facilities, facilityMembers, units } from '#server/tables/facilities.ts';
import { testApp } from '#server/testing/test-app.ts';
import { headOf, lineOfMember, resultsTexts } from './results-csv.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { person } = peopleOf(tested);
const { database } = services;

const open = (address: string) => app.inject(new URL(address).pathname);

async function facility(histories: Record<string, string>) {
  const administrator = await person({ userType: 'facilityAdmin', name: 'Grace Hill' });
  const facilityCode = administrator.facilityCode as string;
  const tag = randomUUID().slice(0, 8);
  const members = [];
  for (const [name, history] of Object.entries(histories)) {
    const member = await person({ userType: 'facilityUser', facilityCode, userName: `${name}-${tag}` });
    if (history) await playGame(services, member.account.id, history);
    members.push(member);
  }
  const make = async () => (await administrator.call(endpoints.makeResultsFile)).json().address as string;
  const read = async () => (await open(await make())).body.replaceAll(`-${tag}`, '');
  return { administrator, facilityCode, members, make, read };
}

/** The end of a line of which only the first exercises were played. */
const untouched = (count: number) => ',Not attempted'.repeat(50 - count);

test('the file has a line for each member, in UTF-8, and a column for each exercise', async () => {
  const { members, make, read } = await facility({
    Ben: '',
    ada: '1:✓ 2:x✓ 3:xx 4:s 5:xs 6:a 7:-',
    '=Zoë': '1:✓',
  });
  const ada = members[1]?.account.id as string;
  const [own] = await database.select().from(facilityMembers).where(eq(facilityMembers.accountId, ada));
  const unit = { id: randomUUID(), facilityId: own?.facilityId as string, name: 'Maple, "upper" floor' };
  await database.insert(units).values(unit);
  await database.update(facilityMembers).set({ unitId: unit.id }).where(eq(facilityMembers.accountId, ada));
  const response = await open(await make());
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = (await read()).split('\r\n');
  expect(head).toMatch(
    /^\uFEFFUsername,Unit,Joined,Last played,Answered,Right on first try,Skipped,Exercise 1: /,
  );
  const played = 'Completed on first try,Completed,Incomplete,Skipped,Skipped,Completed,Not attempted';
  expect(lines).toEqual([
    `'=Zoë,,2026-06-01,2026-06-01,1,1,0,Completed on first try${untouched(1)}`,
    `ada,"Maple, ""upper"" floor",2026-06-01,2026-06-01,5,1,2,${played}${untouched(7)}`,
    `Ben,,2026-06-01,,0,0,0${untouched(0)}`,
    '',
  ]);
});

test('the columns stand between semicolons where a spreadsheet expects them', async () => {
  const { administrator, members } = await facility({ Ben: '' });
  const path = `${endpoints.makeResultsFile.path}?separator=semicolon` as const;
  const { address } = (await administrator.call({ ...endpoints.makeResultsFile, path })).json();
  const { pathname, search } = new URL(address);
  const [head, line] = (await app.inject(pathname + search)).body.split('\r\n');
  expect(head).toMatch(/^\uFEFFUsername;Unit;Joined;/);
  expect(line).toMatch(new RegExp(`^${members[0]?.account.userName};;2026-06-01;;0;0;0;Not attempted;`));
});

test.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\tcell', `"'\tcell"`],
  ['\rcell', `"'\rcell"`],
  ['=cmd,"x"', `"'=cmd,""x"""`],
  ['a=b', 'a=b'],
  ['two\nlines', '"two\nlines"'],
])('the cell %j is written as %j', (userName, cell) => {
  const nothing = { firstTry: [], completed: [], answered: [], skipped: [] };
  const member = { userName, unit: null, joinedAt: new Date(0), lastPlayedAt: null, ...nothing };
  expect(lineOfMember(resultsTexts.en, member, [])).toBe(`${cell},,1970-01-01,,0,0,0\r\n`);
  expect(headOf(resultsTexts.en, [{ exercise_id: 1, title_after: userName }])).toContain('Exercise 1: ');
});

test('the words are those of the results of each member, also after a skip and a replay', async () => {
  const { administrator, members, read } = await facility({ ada: '1:s 2:x 3:s 4:✓' });
  const userId = members[0]?.account.id as string;
  const { rows } = await services.database.$client.query(
    'select id from playthroughs where account_id = $1',
    [userId],
  );
  await playGame(services, userId, '1:x 2:s 3:✓ 4:xs', rows[0].id);
  const { exercises } = (await administrator.call(endpoints.getMemberResults, undefined, { userId })).json();
  expect(exercises.map(({ status }: { status: string }) => status)).toEqual([
    ...['Incomplete', 'Skipped', 'Completed', 'Completed'],
  ]);
  const words = 'Incomplete,Skipped,Completed on first try,Completed on first try';
  expect(await read()).toContain(`,4,2,1,${words}${untouched(4)}`);
});

test('every member in the file sees that somebody viewed the results; opening the address adds no view', async () => {
  const { members, make } = await facility({ ada: '1:✓', ben: '' });
  const at = clock.now().toISOString();
  const address = await make();
  clock.advance(minuteMs);
  await open(address);
  for (const member of members) expect((await member.read()).looks).toEqual([{ by: 'Grace Hill', at }]);
});

test('members who joined after the address was made are not in the file', async () => {
  const { facilityCode, make } = await facility({ ada: '' });
  const address = await make();
  clock.advance(minuteMs);
  const late = await person({ userType: 'facilityUser', facilityCode });
  const { body } = await open(address);
  expect(body).toContain('ada-');
  expect(body).not.toContain(late.account.userName);
});

test('nobody of another facility is in the file, nor people who left or closed their account', async () => {
  await facility({ stranger: '1:✓' });
  const { members, read } = await facility({ ada: '', ben: '', carl: '' });
  await members[0]?.call(endpoints.leaveFacility);
  await members[1]?.call(endpoints.deleteAccount, { password: members[1]?.password });
  const lines = (await read()).split('\r\n').slice(1, -1);
  expect(lines.map((line) => line.split(',')[0])).toEqual(['carl']);
});

test('the address is gone after ten minutes, and once the facility is not verified anymore', async () => {
  const { facilityCode, make } = await facility({ ada: '' });
  const address = await make();
  await database.update(facilities).set({ verifiedAt: null }).where(eq(facilities.code, facilityCode));
  expect((await open(address)).statusCode).toBe(410);
  await database.update(facilities).set({ verifiedAt: clock.now() }).where(eq(facilities.code, facilityCode));
  expect((await open(address)).statusCode).toBe(200);
  clock.advance(hourMs);
  expect((await open(address)).statusCode).toBe(410);
});

test('no member is lost between the pages of a large facility', async () => {
  const { administrator, read } = await facility({});
  await services.database.$client.query(
    `with one as (select facility_id from facility_members where account_id = $1),
    person as (
      insert into accounts (id, user_type, user_name, created_at)
      select gen_random_uuid(), 'facilityUser', 'Page-' || n, now() from generate_series(1, 600) as n returning id
    )
    insert into facility_members (account_id, facility_id, joined_at)
    select id, facility_id, '2026-01-01' from person, one`,
    [administrator.account.id],
  );
  const names = (await read())
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]);
  expect(new Set(names).size).toBe(600);
  expect(names).toHaveLength(600);
});
