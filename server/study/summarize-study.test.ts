import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ArmFlow } from '#contract/operator-study.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { dayMs } from '#server/lib/clock.ts';
import { sql } from '#server/lib/database/query.ts';
import { runCommand } from '#server/operator/commands.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { testApp } from '#server/testing/test-app.ts';
import { sampleShortFesI } from './testing/sample-instruments.ts';
import { trialsOf } from './testing/trial.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);
const { trial, participant } = trialsOf(tested);
const operator = (operatorRole: 'owner' | 'researcher') => person({ userType: 'operator', operatorRole });
const read = async (
  endpoint: typeof endpoints.getStudy | typeof endpoints.getStudySummary,
  studyId: string,
) => (await (await operator('researcher')).call(endpoint, undefined, { studyId })).json();

type Someone = Awaited<ReturnType<typeof participant>>;

const joined = async (codes: readonly string[]) => {
  const people: Someone[] = [];
  for (const code of codes) people.push(await participant(code));
  return people;
};

/** Everybody joined, and left, so many days earlier: nobody is logged out by it. */
const daysPass = (studyId: string, days: number) =>
  services.database.execute(sql`
    update study_consents set joined_at = joined_at - make_interval(days => ${days}::int),
      left_at = left_at - make_interval(days => ${days}::int) where study_id = ${studyId}`);

const flowOf = async (studyId: string): Promise<ArmFlow[]> => (await read(endpoints.getStudy, studyId)).flow;
const summaryOf = (studyId: string) => read(endpoints.getStudySummary, studyId);

const addsUp = ({ joined, taking, leftKept, leftDeleted, completed, notAnswered, underWay }: ArmFlow) =>
  joined === taking + leftKept + leftDeleted && taking === completed + notAnswered + underWay;

const answerFalls = (one: Someone | undefined, fell: number) =>
  one?.call(endpoints.answerStudyQuestions, { instrument: 'falls', month: 1, answers: { fell } });

test('who takes part is under way, then has completed the plan or did not answer at its end', async () => {
  const { studyId, codes } = await trial({ instruments: [{ id: 'falls', months: [1] }] }, [
    ...Array(4).fill('game'),
  ]);
  const people = await joined(codes);
  await people[3]?.call(endpoints.leaveStudy, { keep: true });
  expect((await flowOf(studyId))[0]).toMatchObject({ taking: 3, underWay: 3, completed: 0, notAnswered: 0 });
  await daysPass(studyId, 32);
  await answerFalls(people[0], 0);
  expect((await flowOf(studyId))[0]).toMatchObject({ taking: 3, underWay: 2, completed: 1, notAnswered: 0 });
  await daysPass(studyId, 28);
  const flow = await flowOf(studyId);
  expect(flow[0]).toMatchObject({ joined: 4, taking: 3, underWay: 0, completed: 1, notAnswered: 2 });
  expect(flow.filter((arm) => !addsUp(arm))).toEqual([]);
});

test('where nothing is asked, who takes part has completed the study when it is over', async () => {
  const { studyId, codes, owner } = await trial({ instruments: [] });
  await joined(codes.slice(0, 1));
  expect((await flowOf(studyId))[0]).toMatchObject({ underWay: 1, completed: 0 });
  await owner.call(endpoints.endStudy, undefined, { studyId });
  clock.advance(dayMs);
  expect((await flowOf(studyId))[0]).toMatchObject({ underWay: 0, completed: 1, notAnswered: 0 });
});

test('a summary counts who was asked and answered by instrument, month and arm, with medians of five or more', async () => {
  const plan = [
    { id: 'shortFesI', months: [0, 3] },
    { id: 'falls', months: [1] },
  ];
  const arms = [...Array(6).fill('game'), ...Array(3).fill('wait')];
  const { studyId, codes, owner } = await trial({ instruments: plan }, arms);
  const words = { file: JSON.stringify(sampleShortFesI), permission: 'Test', isPermitted: true };
  await owner.call(endpoints.loadInstrument, words);
  const people = await joined(codes);
  const items = (value: number) => Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [item, value]));
  for (const [index, value] of [1, 1, 2, 3, 4].entries()) {
    const given = { instrument: 'shortFesI', month: 0, answers: items(value) };
    await people[index]?.call(endpoints.answerStudyQuestions, given);
  }
  await people[6]?.call(endpoints.answerStudyQuestions, {
    ...{ instrument: 'shortFesI', month: 0, answers: items(2) },
  });
  await people[5]?.call(endpoints.leaveStudy, { keep: true });
  await daysPass(studyId, 32);
  await owner.call(
    endpoints.enterStudyAnswers,
    { code: codes[0], instrument: 'falls', month: 1, answers: { fell: 1 } },
    { studyId },
  );
  for (const one of people.slice(1, 5)) await answerFalls(one, 0);
  await people[4]?.call(endpoints.leaveStudy, { keep: false });
  const counts = { due: 4, answered: 4, byPhone: 1 };
  expect((await summaryOf(studyId)).questions).toEqual([
    { arm: 'game', instrument: 'falls', month: 1, ...counts, score: null, fell: null },
    { arm: 'wait', instrument: 'falls', month: 1, due: 3, answered: 0, byPhone: 0, score: null, fell: null },
    {
      ...{ arm: 'game', instrument: 'shortFesI', month: 0, due: 5, answered: 4, byPhone: 0 },
      ...{ score: null, fell: null },
    },
    {
      ...{ arm: 'wait', instrument: 'shortFesI', month: 0, due: 3, answered: 1, byPhone: 0 },
      ...{ score: null, fell: null },
    },
  ]);
});

test('a median, and a number of falls, is about five people or more', async () => {
  const plan = [
    { id: 'shortFesI', months: [0] },
    { id: 'falls', months: [0] },
  ];
  const { studyId, codes, owner } = await trial({ instruments: plan }, Array(5).fill('game'));
  const words = { file: JSON.stringify({ ...sampleShortFesI, version: 'again' }), permission: 'Test' };
  await owner.call(endpoints.loadInstrument, { ...words, isPermitted: true });
  const people = await joined(codes);
  for (const [index, one] of people.entries()) {
    const answers = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((item) => [item, index < 3 ? 1 : 3]));
    await one.call(endpoints.answerStudyQuestions, { instrument: 'shortFesI', month: 0, answers });
    const fell = { instrument: 'falls', month: 0, answers: { fell: Number(index === 0) } };
    await one.call(endpoints.answerStudyQuestions, fell);
    clock.advance(dayMs);
    await playGame(services, one.account.id, '1:✓ 2:x');
  }
  const { questions, play } = await summaryOf(studyId);
  expect(questions).toMatchObject([
    { instrument: 'falls', answered: 5, score: null, fell: 1 },
    { instrument: 'shortFesI', answered: 5, score: { low: 7, median: 7, high: 21 }, fell: null },
  ]);
  expect(play).toEqual([{ arm: 'game', people: 5, medianTries: 2, medianRight: 0.5 }]);
  const { rows } = await runCommand(['study', 'summary', studyId], {
    services,
    options: {},
    operator: 'ruth',
  });
  expect(rows[1]).toMatchObject({ instrument: 'shortFesI', month: 0, due: 5, 'median score': 7 });
  await people[0]?.call(endpoints.leaveStudy, { keep: false });
  const after = await summaryOf(studyId);
  expect(after.questions.map(({ score, fell }: Record<string, unknown>) => [score, fell])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(after.play).toEqual([{ arm: 'game', people: 4, medianTries: null, medianRight: null }]);
});

test('a study that is not there has no summary', async () => {
  expect((await summaryOf('none')).code).toBe('not_found');
});
