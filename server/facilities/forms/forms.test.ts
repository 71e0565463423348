import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { itemsOfForm } from '#contract/rules/parallel-forms.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { formOfCode } from '#server/game/form-of-code.ts';
import { eq } from '#server/lib/database/query.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { trialsOf } from '#server/study/testing/trial.ts';
import {
  facilities,
  facilityFormAnswers,
  facilityForms,
  facilityMembers,
} from '#server/tables/facilities.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { database } = services;
const { person, logIn } = peopleOf(tested);

type Someone = Awaited<ReturnType<typeof person>>;

/** A facility that asks its members, and one of them. */
async function asked(asksForms = true) {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: true });
  const facilityCode = administrator.facilityCode as string;
  const switched = await administrator.call(endpoints.switchFacilityForms, { asksForms });
  expect(switched.statusCode).toBe(200);
  const member = await person({ userType: 'facilityUser', facilityCode });
  return { administrator, facilityCode, member };
}

const due = async (one: Someone) => (await one.call(endpoints.findFacilityForm)).json().dueForm;
const open = (one: Someone) => one.call(endpoints.getFacilityForm);
const answer = (one: Someone, given: object) =>
  one.call(endpoints.answerFacilityForm, { time: 'before', answers: [], ...given });
const stored = ({ account }: Someone) =>
  database.select().from(facilityFormAnswers).where(eq(facilityFormAnswers.accountId, account.id));
const wholeForm = (selectedOptionId: number) =>
  services.content.forms.map(({ exercise_id: exerciseId }) => ({ exerciseId, selectedOptionId, seconds: 9 }));
const wholeCourse = () =>
  services.content.game.exercises.map(({ exercise_id }) => `${exercise_id}:✓`).join(' ');

test('before the course a member is asked for the form of their account, and after it for the other one', async () => {
  const { member } = await asked();
  const { id } = member.account;
  expect(await due(member)).toEqual({ time: 'before', answered: 0, of: 16 });
  const first = (await open(member)).json();
  expect(first.items).toEqual(itemsOfForm(services.content.forms, formOfCode(id, 'before')));
  expect((await answer(member, { answers: wholeForm(2) })).json().message).toBe('Saved.');
  expect(await due(member)).toBeNull();
  await playGame(services, id, '1:✓ 2:✓');
  expect(await due(member)).toBeNull();
  await playGame(services, id, wholeCourse());
  expect(await due(member)).toEqual({ time: 'after', answered: 0, of: 16 });
  expect((await open(member)).json().items).toEqual(
    itemsOfForm(services.content.forms, formOfCode(id, 'after')),
  );
  const [row] = await database.select().from(facilityForms).where(eq(facilityForms.accountId, id));
  expect([row?.firstForm, row?.countedAt]).toEqual([formOfCode(id, 'before'), null]);
});

test('the first answer to a picture counts, what arrives twice is no fault, and the rest can be skipped', async () => {
  const { member } = await asked();
  await answer(member, { answers: [{ exerciseId: 1, selectedOptionId: 2, seconds: 5 }] });
  await answer(member, { answers: [{ exerciseId: 1, selectedOptionId: null, seconds: null }] });
  expect(await due(member)).toMatchObject({ answered: 1 });
  expect((await answer(member, { skipsRest: true })).json().message).toMatch(/skipped/);
  const rows = await stored(member);
  expect(rows.filter(({ outcome }) => outcome !== 'skipped')).toMatchObject([{ selectedOptionId: 2 }]);
  expect(rows).toHaveLength(16);
  expect(await due(member)).toBeNull();
  expect((await open(member)).json().code).toBe('conflict');
  const again = { answers: [{ exerciseId: 1, selectedOptionId: 2, seconds: 5 }] };
  expect((await answer(member, again)).statusCode).toBe(200);
  // Without a form from before there is nothing to compare the other one with.
  await playGame(services, member.account.id, wholeCourse());
  expect(await due(member)).toBeNull();
});

test('whoever skips the last few pictures is not asked again, after the course either', async () => {
  const { member } = await asked();
  await answer(member, { answers: wholeForm(2).slice(0, 13) });
  expect(await due(member)).toMatchObject({ answered: 13 });
  expect((await answer(member, { skipsRest: true })).statusCode).toBe(200);
  await playGame(services, member.account.id, wholeCourse());
  expect(await due(member)).toBeNull();
});

test('whoever began in a facility that is gone is not asked by another one', async () => {
  const { administrator, facilityCode, member } = await asked();
  await answer(member, { answers: wholeForm(2) });
  await member.call(endpoints.leaveFacility);
  await database.delete(facilityMembers).where(eq(facilityMembers.accountId, administrator.account.id));
  await database.delete(facilities).where(eq(facilities.code, facilityCode));
  const other = await asked();
  const joined = await member.call(endpoints.joinFacility, { facilityCode: other.facilityCode });
  expect(joined.statusCode, joined.body).toBe(200);
  await playGame(services, member.account.id, wholeCourse());
  expect(await due(member)).toBeNull();
});

test('nobody else is asked: not without the switch, not after the course has begun, not in another facility', async () => {
  const without = await asked(false);
  expect(await due(without.member)).toBeNull();
  const { administrator, facilityCode, member } = await asked();
  expect(await due(administrator)).toBeNull();
  expect(await due(await person({ isSubscribed: true }))).toBeNull();
  const begun = await person({ userType: 'facilityUser', facilityCode });
  await playGame(services, begun.account.id, '1:✓');
  expect(await due(begun)).toBeNull();
  await answer(member, { answers: [{ exerciseId: 1, selectedOptionId: 2, seconds: 5 }] });
  await member.call(endpoints.leaveFacility);
  const other = await asked();
  const joined = await member.call(endpoints.joinFacility, { facilityCode: other.facilityCode });
  expect(joined.statusCode, joined.body).toBe(200);
  expect(await due(member)).toBeNull();
});

test('who takes part in a study with the test is asked by the study alone', async () => {
  const { member } = await asked();
  const { codes } = await trialsOf(tested).trial({ collects: ['firstTries', 'forms'] });
  const joined = {
    code: codes[0],
    version: '1',
    name: 'Ann Lee',
    day: clock.now().toISOString().slice(0, 10),
  };
  const response = await member.call(endpoints.joinStudy, joined);
  expect(response.statusCode, response.body).toBe(200);
  expect(await due(member)).toBeNull();
  expect((await answer(member, { skipsRest: true })).json().code).toBe('conflict');
  expect((await member.call(endpoints.getOwnStudy)).json().participation.dueForm).not.toBeNull();
});

test('the answers are the own data of the member: they download them, and they go with the account', async () => {
  const { administrator, member } = await asked();
  await answer(member, { answers: wholeForm(2) });
  const download = (await member.call(endpoints.exportAccount)).json();
  expect(download.facility_form_answers).toHaveLength(16);
  expect(download.facility_forms).toHaveLength(1);
  const { id: userId } = member.account;
  const results = await administrator.call(endpoints.getMemberResults, undefined, { userId });
  expect(results.json().answered ?? 0).toBe(0);
});

test('whoever logs in with a password that the facility gave does not download the answers from before', async () => {
  const { administrator, facilityCode } = await asked();
  const member = await person({ userType: 'facilityUser', facilityCode, email: null });
  await answer(member, { answers: wholeForm(2) });
  clock.advance(1000);
  const { id: userId, userName } = member.account;
  const given = await administrator.call(endpoints.setMemberPassword, {}, { userId });
  clock.advance(1000);
  const { token } = (await logIn(userName, given.json().password)).json();
  const call = ({ method, path }: Endpoint, payload?: object) =>
    app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  await call(endpoints.changePassword, { newPassword: 'a quite new password' });
  const download = (await call(endpoints.exportAccount)).json();
  expect(download.accounts).toHaveLength(1);
  expect(download.facility_form_answers).toEqual([]);
  expect((await call(endpoints.findFacilityForm)).json().dueForm).toBeNull();
});
