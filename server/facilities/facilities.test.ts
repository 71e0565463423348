import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { playGame } from '#server/answers/scenario.ts';
import { runCommand } from '#server/operations/commands.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);

async function facility() {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  return { administrator, facilityCode, member: await person({ userType: 'facilityUser', facilityCode }) };
}

test('by a code that was taken away nobody joins; who has joined stays, and a new code works', async () => {
  const { administrator, facilityCode, member } = await facility();
  const stranger = await person();
  const join = (code: string) => stranger.call(endpoints.joinFacility, { facilityCode: code });
  expect((await member.call(endpoints.revokeFacilityCode)).json().code).toBe('forbidden');
  expect((await administrator.call(endpoints.revokeFacilityCode)).statusCode).toBe(200);
  expect((await join(facilityCode)).json().code).toBe('facility_code_invalid');
  const seen = (await administrator.call(endpoints.getAccount)).json().facility;
  expect(seen).toMatchObject({ seats: { taken: 1 }, members: [{ userId: member.account.id }] });
  expect(seen.code).toBeUndefined();
  const { code } = (await administrator.call(endpoints.replaceFacilityCode)).json();
  expect((await join(code)).statusCode).toBe(200);
});

test('the operator takes a code away by it', async () => {
  const { facilityCode } = await facility();
  const words = ['facility', 'revoke-code', facilityCode];
  const { rows } = await runCommand(words, { services, options: {}, operator: 'ruth' });
  expect(rows).toMatchObject([{ code: '', seats: '1 of 25' }]);
  expect((await (await person()).call(endpoints.joinFacility, { facilityCode })).statusCode).toBe(422);
});

test('the administrator sees answers, dates and scores of a member, and nothing besides', async () => {
  const { administrator, member } = await facility();
  const results = async () =>
    (await administrator.call(endpoints.getMemberResults, undefined, { userId: member.account.id })).json();
  expect(await results()).toMatchObject({ answerDate: null, totalAnswered: 0, exercises: [] });
  await playGame(services, member.account.id, '1:✓ 2:x✓ 3:x 4:s');
  const now = clock.now().toISOString();
  const dated = expect.stringMatching(/^2026-06-01T/);
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
      { exerciseId: 1, status: 'Completed', attempts: 1, correctAfter: 1, lastAttemptAt: dated },
      { exerciseId: 2, status: 'Completed', attempts: 2, correctAfter: 2, lastAttemptAt: dated },
      { exerciseId: 3, status: 'Incomplete', attempts: 1, correctAfter: null, lastAttemptAt: dated },
      { exerciseId: 4, status: 'Skipped', attempts: 0, correctAfter: null, lastAttemptAt: now },
    ],
  });
});

test.each([
  ['who is no administrator', 'forbidden'],
  ['the administrator of another facility', 'not_found'],
  ['the administrator after the member has left', 'not_found'],
  ['the administrator after the member has closed the account', 'not_found'],
])('the results of a member are not for %s', async (who, code) => {
  const { administrator, facilityCode, member } = await facility();
  const asking = {
    'who is no administrator': () => person({ userType: 'facilityUser', facilityCode }),
    'the administrator of another facility': () => person({ userType: 'facilityAdmin' }),
  }[who];
  const asker = (await asking?.()) ?? administrator;
  const going = {
    'the administrator after the member has left': () => member.call(endpoints.leaveFacility),
    'the administrator after the member has closed the account': () =>
      member.call(endpoints.deleteAccount, { password: member.password }),
  }[who];
  await going?.();
  const answer = await asker.call(endpoints.getMemberResults, undefined, { userId: member.account.id });
  expect(answer.json().code).toBe(code);
});
