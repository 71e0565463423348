import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { desc } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { testApp } from '#server/testing/test-app.ts';
import { consentText, trialsOf } from './testing/trial.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);
const { newStudy, trial, participant } = trialsOf(tested);
const owner = await person({ userType: 'operator', operatorRole: 'owner' });
const researcher = await person({ userType: 'operator', operatorRole: 'researcher' });

const lastEntry = async () =>
  (await services.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

test('an owner creates a study, which is recorded without the seed of its blocks', async () => {
  const body = newStudy({ allocation: 'blocks', blockSizes: [2, 4], seed: 'kept to ourselves' });
  expect((await owner.call(endpoints.createStudy, body)).statusCode).toBe(200);
  const entry = await lastEntry();
  expect(entry).toMatchObject({ operator: owner.account.id, command: 'study create', subject: body.studyId });
  expect(JSON.stringify(entry)).not.toContain('kept to ourselves');
  const opened = await researcher.call(endpoints.getStudy, undefined, { studyId: body.studyId });
  expect(opened.body).not.toContain('kept to ourselves');
  expect(opened.json()).toMatchObject({
    name: body.name,
    blockSizes: [2, 4],
    texts: [{ version: '1', text: consentText }],
  });
  expect((await owner.call(endpoints.createStudy, body)).json()).toMatchObject({
    code: 'conflict',
    errors: { studyId: expect.any(String) },
  });
});

test.each([
  ['endsOn', { endsOn: '2026-01-01' }],
  [
    'arms',
    {
      arms: [
        { id: 'a', name: 'A', waitDays: 0 },
        { id: 'a', name: 'B', waitDays: 0 },
      ],
    },
  ],
  ['arms', { arms: [] }],
  ['blockSizes', { allocation: 'blocks', blockSizes: [] }],
  ['blockSizes', { allocation: 'blocks', blockSizes: [3] }],
  ['blockSizes', { allocation: 'list', blockSizes: [4] }],
  [
    'instruments',
    {
      instruments: [
        { id: 'falls', months: [1] },
        { id: 'falls', months: [2] },
      ],
    },
  ],
  ['instruments.0.months.0', { instruments: [{ id: 'falls', months: [99] }] }],
  ['text', { text: 'Too short' }],
  ['studyId', { studyId: 'Not An Id' }],
  ['name', { name: ' ' }],
  ['allocation', { allocation: 'open' }],
])('a plan that cannot be is rejected at %s', async (field, given) => {
  const response = await owner.call(endpoints.createStudy, newStudy(given));
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().errors)).toContain(field);
});

test('codes are added once: a list with one that is there adds nothing', async () => {
  const { studyId, codes } = await trial();
  const add = (list: string) => owner.call(endpoints.addStudyCodes, { list }, { studyId });
  const again = await add(`NEWCODE1,game\n${codes[0]},game`);
  expect(again.json()).toMatchObject({
    code: 'conflict',
    errors: { list: expect.stringContaining(`${codes[0]}`) },
  });
  expect((await add('NEWCODE1,game')).json()).toEqual({ message: '1 code is added.' });
  expect(await lastEntry()).toMatchObject({
    command: 'study codes',
    subject: studyId,
    details: { codes: 1 },
  });
  expect((await add('NEWCODE2,nowhere')).json().errors.list).toContain('Line 1');
  expect(
    (await owner.call(endpoints.addStudyCodes, { list: 'ABCDEF' }, { studyId: 'first' })).json().code,
  ).toBe('conflict');
  expect(
    (await owner.call(endpoints.addStudyCodes, { list: 'ABCDEF' }, { studyId: 'none' })).json().code,
  ).toBe('not_found');
});

test('the numbers of the flow add up in each arm, and the list of studies has those who take part', async () => {
  const { studyId, codes } = await trial();
  const people = [];
  for (const code of codes) people.push(await participant(code));
  await people[0]?.call(endpoints.leaveStudy, { keep: true });
  await people[1]?.call(endpoints.leaveStudy, { keep: false });
  const begun = { completed: 0, notAnswered: 0, underWay: 1 };
  const { flow, participants } = (await researcher.call(endpoints.getStudy, undefined, { studyId })).json();
  expect(flow).toEqual([
    { arm: 'game', name: 'The game', joined: 2, leftKept: 1, leftDeleted: 0, taking: 1, ...begun },
    { arm: 'wait', name: 'Waiting list', joined: 2, leftKept: 0, leftDeleted: 1, taking: 1, ...begun },
  ]);
  expect(participants).toBe(2);
  const { studies } = (await researcher.call(endpoints.listStudies)).json();
  expect(studies.find((one: { studyId: string }) => one.studyId === studyId)).toMatchObject({
    participants: 2,
  });
  expect(studies.at(-1)).toMatchObject({ studyId: 'first', allocation: 'open' });
  const operate = (line: string) => runCommand(line.split(' '), { services, options: {}, operator: 'ruth' });
  expect((await operate(`study show ${studyId}`)).rows[0]).toMatchObject({
    arm: 'game',
    joined: 2,
    'taking part': 1,
  });
  expect((await operate('study list')).rows.map(({ id }) => id)).toContain(studyId);
});

test('a study ends today, once', async () => {
  const { studyId } = await trial();
  const end = () => owner.call(endpoints.endStudy, undefined, { studyId });
  expect((await end()).statusCode).toBe(200);
  expect((await end()).json().code).toBe('conflict');
  const opened = (await researcher.call(endpoints.getStudy, undefined, { studyId })).json();
  expect(opened.endsOn).toBe(clock.now().toISOString().slice(0, 10));
});

test('a version of the text that is there is never replaced', async () => {
  const { studyId } = await trial();
  const add = (version: string) =>
    owner.call(endpoints.addStudyText, { version, text: `${consentText} More.` }, { studyId });
  expect((await add('1')).json()).toMatchObject({
    code: 'conflict',
    errors: { version: expect.any(String) },
  });
  expect((await add('2')).statusCode).toBe(200);
});
