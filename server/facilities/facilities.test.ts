import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { runCommand } from '#server/operator/commands.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { testApp } from '#server/testing/test-app.ts';
import { endMembership } from './membership.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);

const runAsOperator = (...words: string[]) => runCommand(words, { services, options: {}, operator: 'ruth' });

async function facility() {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  return { administrator, facilityCode, member: await person({ userType: 'facilityUser', facilityCode }) };
}

test('nobody can join with a revoked code; members stay, and a new code works', async () => {
  const { administrator, facilityCode, member } = await facility();
  const otherPerson = await person();
  const join = (code: string) => otherPerson.call(endpoints.joinFacility, { facilityCode: code });
  expect((await member.call(endpoints.revokeFacilityCode)).json().code).toBe('forbidden');
  expect((await administrator.call(endpoints.revokeFacilityCode)).statusCode).toBe(200);
  expect((await join(facilityCode)).json().code).toBe('facility_code_invalid');
  const seen = (await administrator.call(endpoints.getAccount)).json().facility;
  expect(seen).toMatchObject({ seats: { taken: 1 } });
  const { members } = (await administrator.call(endpoints.listMembers)).json();
  expect(members).toMatchObject([{ userId: member.account.id }]);
  expect(seen.code).toBeUndefined();
  const { code } = (await administrator.call(endpoints.replaceFacilityCode)).json();
  expect((await join(code)).statusCode).toBe(200);
});

test('a facility code is taken with the dashes, quotes and letters of a word processor', async () => {
  const { facilityCode } = await facility();
  const wide = facilityCode.replaceAll(/[A-Z\d]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  );
  for (const typed of [facilityCode.replace('-', '–'), `“${facilityCode.toLowerCase()}.”`, wide])
    expect((await (await person()).call(endpoints.joinFacility, { facilityCode: typed })).statusCode).toBe(
      200,
    );
});

test('the operator can revoke a code', async () => {
  const { facilityCode } = await facility();
  const words = ['facility', 'revoke-code', facilityCode];
  const { rows } = await runAsOperator(...words);
  expect(rows).toMatchObject([{ code: '', seats: '1 of 25' }]);
  expect((await (await person()).call(endpoints.joinFacility, { facilityCode })).statusCode).toBe(422);
});

test('a facility that the operator created stays when its last member leaves', async () => {
  const { rows } = await runCommand(['facility', 'create', 'Maple', 'House'], {
    services,
    options: { seats: '100', status: 'trial' },
    operator: 'ruth',
  });
  const facilityCode = String(rows[0]?.code);
  const first = await person();
  await first.call(endpoints.joinFacility, { facilityCode });
  expect((await first.call(endpoints.leaveFacility)).statusCode).toBe(200);
  const shown = await runAsOperator('facility', 'show', facilityCode);
  expect(shown.rows).toMatchObject([{ name: 'Maple House', seats: '0 of 100' }]);
  const second = await person();
  expect((await second.call(endpoints.joinFacility, { facilityCode })).statusCode).toBe(200);
});

test('a facility created at sign-up is deleted with its last member, unless the operator changed it', async () => {
  const goes = await facility();
  const stays = await facility();
  await runCommand(['facility', 'change', stays.facilityCode], {
    services,
    options: { seats: '100' },
    operator: 'ruth',
  });
  for (const { administrator, member } of [goes, stays]) {
    await services.database.transaction((tx) => endMembership(tx, administrator.account.id));
    expect((await member.call(endpoints.leaveFacility)).statusCode).toBe(200);
  }
  await expect(runAsOperator('facility', 'show', goes.facilityCode)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await runAsOperator('facility', 'show', stays.facilityCode)).rows).toHaveLength(1);
});

test('the administrator sees answers, dates and scores of a member, and nothing else', async () => {
  const { administrator, member } = await facility();
  const results = async () =>
    (await administrator.call(endpoints.getMemberResults, undefined, { userId: member.account.id })).json();
  expect(await results()).toMatchObject({ answerDate: null, totalAnswered: 0, exercises: [] });
  await playGame(services, member.account.id, '1:✓ 2:x✓ 3:x 4:s');
  const now = clock.now().toISOString();
  const dated = expect.stringMatching(/^2026-06-01T/);
  const [one, two, three, four] = services.content.game.exercises.map(({ title_after: title }) => ({
    title,
  }));
  expect(await results()).toEqual({
    answerDate: now,
    totalAnswered: 3,
    totalExercises: 50,
    finished: false,
    skipped: 1,
    completed: 2,
    firstTry: 1,
    firstAttemptScore: 33,
    multipleTryScore: 67,
    exercises: [
      { ...one, exerciseId: 1, status: 'Completed', attempts: 1, correctAfter: 1, lastAttemptAt: dated },
      { ...two, exerciseId: 2, status: 'Completed', attempts: 2, correctAfter: 2, lastAttemptAt: dated },
      {
        ...three,
        exerciseId: 3,
        status: 'Incomplete',
        attempts: 1,
        correctAfter: null,
        lastAttemptAt: dated,
      },
      { ...four, exerciseId: 4, status: 'Skipped', attempts: 0, correctAfter: null, lastAttemptAt: now },
    ],
  });
});

test.each([
  ['another member', 'forbidden'],
  ['the administrator of another facility', 'not_found'],
  ['the administrator after the member has left', 'not_found'],
  ['the administrator after the member has closed the account', 'not_found'],
])('the results of a member are hidden from %s', async (who, code) => {
  const { administrator, facilityCode, member } = await facility();
  const asking = {
    'another member': () => person({ userType: 'facilityUser', facilityCode }),
    'the administrator of another facility': () => person({ userType: 'facilityAdmin' }),
  }[who];
  const asker = (await asking?.()) ?? administrator;
  const going = {
    'the administrator after the member has left': () => member.call(endpoints.leaveFacility),
    'the administrator after the member has closed the account': () =>
      member.call(endpoints.deleteAccount, { password: member.password }),
  }[who];
  await going?.();
  const response = await asker.call(endpoints.getMemberResults, undefined, { userId: member.account.id });
  expect(response.json().code).toBe(code);
});
