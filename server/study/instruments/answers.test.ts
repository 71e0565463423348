import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs } from '#server/lib/clock.ts';
import { and, desc, eq } from '#server/lib/database/query.ts';
import { logInAnew } from '#server/operator/testing/log-in-anew.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { instrumentFiles, studyResponses } from '#server/tables/study.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { sampleFab, sampleShortFesI } from '../testing/sample-instruments.ts';
import { trialsOf } from '../testing/trial.ts';
import { askParticipants } from './ask-by-email.ts';

const tested = await testApp();
beforeEach(() => logInAnew(tested));
const { services, clock } = tested;
const { database } = services;
const { person } = peopleOf(tested);
const { trial, participant, inDays } = trialsOf(tested);
const owner = await person({ userType: 'operator', operatorRole: 'owner' });
const researcher = await person({ userType: 'operator', operatorRole: 'researcher' });

type Someone = Awaited<ReturnType<typeof person>>;

const load = (file: object | string, given: object = {}) =>
  owner.call(endpoints.loadInstrument, {
    file: typeof file === 'string' ? file : JSON.stringify(file),
    permission: 'The authors, by letter of 2026-05-02',
    isPermitted: true,
    ...given,
  });
const plan = [
  { id: 'shortFesI', months: [0, 3] },
  { id: 'falls', months: [0, 1] },
];
const answer = (one: Someone, given: object) =>
  one.call(endpoints.answerStudyQuestions, { instrument: 'falls', month: 0, answers: { fell: 0 }, ...given });
const due = async (one: Someone) =>
  (await one.call(endpoints.getOwnStudy))
    .json()
    .participation.due.map(
      ({ instrument, month }: { instrument: string; month: number }) => `${instrument} ${month}`,
    );
const stored = async ({ account }: Someone, instrument = 'falls') =>
  (
    await database
      .select()
      .from(studyResponses)
      .where(
        and(eq(studyResponses.accountId, account.id), eq(studyResponses.instrument, instrument as 'falls')),
      )
  )[0];

test('words that nobody has loaded are not asked, and loading them needs the permission', async () => {
  const { codes } = await trial({ instruments: plan });
  const ann = await participant(codes[0] as string);
  expect(await due(ann)).toEqual(['falls 0']);
  const questions = () => ann.call(endpoints.getStudyQuestions, undefined, { instrument: 'shortFesI' });
  expect((await questions()).json().code).toBe('conflict');
  expect((await load(sampleShortFesI, { isPermitted: false })).json().errors).toHaveProperty('isPermitted');
  expect((await load(sampleShortFesI, { permission: ' ' })).json().errors).toHaveProperty('permission');
  expect((await load(sampleShortFesI)).statusCode).toBe(200);
  expect((await load(sampleShortFesI)).json().code).toBe('conflict');
  const [entry] = await database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({ command: 'instrument load', subject: 'shortFesI' });
  expect(await due(ann)).toEqual(['shortFesI 0', 'falls 0']);
  expect((await questions()).json()).toMatchObject({ title: sampleShortFesI.title, asksForFalls: false });
  expect((await researcher.call(endpoints.listInstruments)).json().instruments).toMatchObject([
    { instrument: 'shortFesI', version: 'placeholder' },
  ]);
});

test.each([
  ['no JSON', 'not JSON', 'This is not JSON.'],
  [
    'an item too few',
    { ...sampleFab, items: sampleFab.items.slice(1) },
    'items: The FaB of 2008 has 24 items',
  ],
  ['an unknown instrument', { ...sampleFab, instrument: 'mine' }, 'instrument: '],
  [
    'two items with one id',
    { ...sampleShortFesI, items: sampleShortFesI.items.map((item) => ({ ...item, id: '1' })) },
    'items: ',
  ],
  [
    'options of one value',
    { ...sampleFab, options: sampleFab.options.map((one) => ({ ...one, value: 1 })) },
    'options: ',
  ],
  [
    'a rule that no answers meet',
    { ...sampleFab, scoring: { method: 'mean', leastAnswered: 25 } },
    'scoring.leastAnswered: ',
  ],
  ['no attribution', { ...sampleFab, attribution: '' }, 'attribution: '],
])('a file with %s is not loaded, and the fault is named', async (_what, file, fault) => {
  const before = await database.$count(instrumentFiles);
  expect((await load(file)).json().errors.file).toContain(fault);
  expect(await database.$count(instrumentFiles)).toBe(before);
});

test('answers are stored with their score, an item can be skipped, and new answers replace those before', async () => {
  const { codes } = await trial({ instruments: plan });
  const ann = await participant(codes[0] as string);
  const items = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: null };
  const given = { instrument: 'shortFesI', answers: items };
  expect((await answer(ann, given)).json()).toEqual({ message: expect.any(String), advice: [] });
  expect(await stored(ann, 'shortFesI')).toMatchObject({
    answers: items,
    score: 14,
    byPhone: false,
    version: 'placeholder',
  });
  await answer(ann, { ...given, answers: { ...items, 6: null } });
  expect(await stored(ann, 'shortFesI')).toMatchObject({ score: null });
  expect(await due(ann)).toEqual(['falls 0']);
  for (const [answers, field] of [
    [{ 9: 1 }, 'answers.9'],
    [{ 1: 5 }, 'answers.1'],
  ] as const)
    expect(Object.keys((await answer(ann, { ...given, answers })).json().errors)).toEqual([field]);
});

test('a fall that is told shows what to do at once; its days lie between joining and today', async () => {
  const { codes } = await trial({ instruments: plan });
  const ann = await participant(codes[0] as string);
  clock.advance(2 * dayMs);
  const fell = { answers: { fell: 1 } };
  const told = (await answer(ann, { ...fell, falls: [{ day: inDays(-1) }, { day: null }] })).json();
  expect(told.advice.join(' ')).toMatch(/tell your doctor or nurse.*911/s);
  expect(await stored(ann)).toMatchObject({
    answers: { fell: 1 },
    falls: [{ day: inDays(-1) }, { day: null }],
  });
  for (const [given, field] of [
    [{ ...fell, falls: [{ day: null }, { day: inDays(-9) }] }, 'falls.1.day'],
    [{ ...fell, falls: [{ day: inDays(3) }] }, 'falls.0.day'],
    [{ answers: { fell: 0 }, falls: [{ day: null }] }, 'falls'],
  ] as const)
    expect(Object.keys((await answer(ann, given)).json().errors)).toEqual([field]);
});

test('nobody answers before a month begins or after its time, and nothing is stored for who has left', async () => {
  const { codes } = await trial({ instruments: plan });
  const ann = await participant(codes[0] as string);
  expect((await answer(ann, { month: 1 })).json().code).toBe('conflict');
  expect((await answer(ann, { month: 2 })).json().code).toBe('conflict');
  clock.advance(28 * dayMs);
  expect((await answer(ann, {})).json().code).toBe('gone');
  await ann.call(endpoints.leaveStudy, { keep: true });
  expect((await answer(ann, { month: 1 })).json().code).toBe('not_found');
  expect((await answer(await person(), {})).json().code).toBe('not_found');
  expect(await stored(ann)).toBeUndefined();
});

test('staff enter what a participant said on the telephone: marked, recorded without the answers, also later', async () => {
  const { codes, studyId } = await trial({ instruments: plan });
  const ann = await participant(codes[0] as string);
  clock.advance(27 * dayMs);
  const researcher = await person({ userType: 'operator', operatorRole: 'researcher' });
  const enter = (given: object) =>
    researcher.call(
      endpoints.enterStudyAnswers,
      {
        code: codes[0],
        instrument: 'falls',
        month: 0,
        answers: { fell: 1 },
        falls: [{ day: null }],
        ...given,
      },
      { studyId },
    );
  const questions = { studyId, instrument: 'falls' };
  expect((await researcher.call(endpoints.getInstrument, undefined, questions)).json().items).toHaveLength(1);
  expect((await enter({})).json().advice.join(' ')).toContain('911');
  expect(await stored(ann)).toMatchObject({ byPhone: true, falls: [{ day: null }] });
  const [entry] = await database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    command: 'study answers',
    subject: studyId,
    details: { instrument: 'falls', month: 0 },
  });
  expect(JSON.stringify(entry)).not.toContain(codes[0]);
  expect((await enter({ code: 'NOBODYS1' })).json()).toMatchObject({
    code: 'not_found',
    errors: { code: expect.any(String) },
  });
  expect((await enter({ code: codes[1] })).json().code).toBe('not_found');
  expect((await enter({ month: 1 })).json().code).toBe('conflict');
});

test('a participant gets one email when questions are due and two reminders, and none once they are answered', async () => {
  const { codes, name } = await trial({ instruments: [{ id: 'falls', months: [0] }] });
  const [ann, bob] = [await participant(codes[0] as string), await participant(codes[2] as string)];
  const subject = `Questions of your study: ${name}`;
  const emailsOf = async ({ email }: Someone) =>
    (await emailsTo(services, email)).filter((one) => one.subject === subject).length;
  await askParticipants(services);
  await askParticipants(services);
  expect([await emailsOf(ann), await emailsOf(bob)]).toEqual([1, 1]);
  await answer(bob, {});
  for (let week = 0; week < 4; week += 1) {
    clock.advance(6.9 * dayMs);
    await askParticipants(services);
    clock.advance(0.1 * dayMs);
    await askParticipants(services);
    await emailsOf(ann);
  }
  expect([await emailsOf(ann), await emailsOf(bob)]).toEqual([3, 1]);
});
