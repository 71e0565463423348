import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { itemsOfForm } from '#contract/rules/parallel-forms.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { formOfCode } from '#server/game/form-of-code.ts';
import { eq } from '#server/lib/database/query.ts';
import { logInAnew } from '#server/operator/testing/log-in-anew.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { studyFormAnswers } from '#server/tables/study.ts';
import { testApp } from '#server/testing/test-app.ts';
import { trialsOf } from '../testing/trial.ts';

const tested = await testApp();
beforeEach(() => logInAnew(tested));
const { services } = tested;
const { person } = peopleOf(tested);
const { trial, participant } = trialsOf(tested);

type Someone = Awaited<ReturnType<typeof person>>;

const open = (one: Someone) => one.call(endpoints.getStudyForm);
const answer = (one: Someone, given: object) =>
  one.call(endpoints.answerStudyForm, { time: 'before', answers: [], ...given });
const due = async (one: Someone) => (await one.call(endpoints.getOwnStudy)).json().participation.dueForm;
const stored = ({ account }: Someone) =>
  services.database
    .select()
    .from(studyFormAnswers)
    .where(eq(studyFormAnswers.accountId, account.id))
    .orderBy(studyFormAnswers.time, studyFormAnswers.answeredAt, studyFormAnswers.exerciseId);

/** A participant of a study with the test, and the code. */
async function tester(given: object = {}, place = 0) {
  const { codes, studyId, owner } = await trial({ collects: ['firstTries', 'forms'], ...given });
  const code = codes[place] as string;
  return { one: await participant(code), code, studyId, owner };
}

/** The claim that is true in this state of an exercise. */
function rightClaim(exerciseId: number, state: string): number {
  const exercise = services.content.game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  return (exercise?.state === state ? exercise.main.answer : exercise?.other?.answer) ?? 0;
}

test('before the course a participant gets the form of their code, also one who waits for the game', async () => {
  const { one, code } = await tester({}, 1);
  expect(await due(one)).toEqual({ time: 'before', answered: 0, of: 16 });
  const form = (await open(one)).json();
  expect(form.items).toEqual(itemsOfForm(services.content.forms, formOfCode(code, 'before')));
  expect(form.game.exercises).toHaveLength(16);
});

test('each answer is graded in the state that was shown, the first one counts, and the rest is asked again', async () => {
  const { one, code } = await tester();
  const [first, second] = itemsOfForm(services.content.forms, formOfCode(code, 'before'));
  if (!first || !second) throw new Error('no items');
  const right = rightClaim(first.exerciseId, first.state);
  const wrong = rightClaim(second.exerciseId, second.state === 'scene' ? 'safe' : 'scene');
  const given = { exerciseId: first.exerciseId, selectedOptionId: right, seconds: 31.5 };
  expect((await answer(one, { answers: [given] })).statusCode).toBe(200);
  await answer(one, { answers: [{ ...given, selectedOptionId: null, seconds: null }] });
  await answer(one, { answers: [{ exerciseId: second.exerciseId, selectedOptionId: wrong, seconds: 8 }] });
  const version = services.content.game.exercises[0]?.version;
  expect(await stored(one)).toMatchObject([
    {
      ...{ exerciseId: 1, form: formOfCode(code, 'before'), sceneState: first.state, language: 'en' },
      ...{ contentVersion: version, outcome: 'correct', selectedOptionId: right, seconds: 31.5 },
    },
    { exerciseId: 2, sceneState: second.state, outcome: 'incorrect', selectedOptionId: wrong, seconds: 8 },
  ]);
  const left = (await open(one)).json();
  expect([left.items.length, left.game.exercises.length, left.of]).toEqual([14, 14, 16]);
  expect(await due(one)).toEqual({ time: 'before', answered: 2, of: 16 });
});

test('the rest can be skipped, and is then not asked again; what arrives twice is no fault', async () => {
  const { one } = await tester();
  const given = { exerciseId: 1, selectedOptionId: 2, seconds: 5 };
  await answer(one, { answers: [given] });
  expect((await answer(one, { skipsRest: true })).json().message).toMatch(/skipped/);
  const rows = await stored(one);
  expect(rows.filter(({ outcome }) => outcome === 'skipped')).toHaveLength(15);
  expect(rows.every(({ outcome, seconds }) => (outcome === 'skipped') === (seconds === null))).toBe(true);
  expect(await due(one)).toBeNull();
  expect((await open(one)).json().code).toBe('conflict');
  expect((await answer(one, { answers: [given] })).statusCode).toBe(200);
  expect((await answer(one, { skipsRest: true })).json().code).toBe('conflict');
});

test('after the course it is the other form, and the one before is no longer asked once the course has begun', async () => {
  const { one, code } = await tester();
  await playGame(services, one.account.id, '1:✓');
  expect(await due(one)).toBeNull();
  expect((await answer(one, { skipsRest: true })).json().code).toBe('conflict');
  const all = services.content.game.exercises.map(({ exercise_id }) => `${exercise_id}:✓`).join(' ');
  await playGame(services, one.account.id, all);
  expect(await due(one)).toEqual({ time: 'after', answered: 0, of: 16 });
  expect((await open(one)).json().items).toEqual(
    itemsOfForm(services.content.forms, formOfCode(code, 'after')),
  );
  expect((await answer(one, { time: 'after', skipsRest: true })).statusCode).toBe(200);
  expect(await due(one)).toBeNull();
});

test('what the form does not show and what an exercise does not offer is refused with its field', async () => {
  const { one } = await tester();
  const refused = async (given: object) =>
    Object.keys((await answer(one, { answers: [{ seconds: 1, ...given }] })).json().errors);
  expect(await refused({ exerciseId: 3, selectedOptionId: 2 })).toEqual(['answers.0.exerciseId']);
  expect(await refused({ exerciseId: 1, selectedOptionId: 4 })).toEqual(['answers.0.selectedOptionId']);
  expect(await refused({ exerciseId: 1, selectedOptionId: 2, seconds: -1 })).toEqual(['answers.0.seconds']);
  expect(await stored(one)).toEqual([]);
});

test('nobody else is asked, and who leaves with the data leaves no answer', async () => {
  const without = await tester({ collects: ['firstTries'] });
  expect(await due(without.one)).toBeNull();
  expect((await open(without.one)).json().code).toBe('conflict');
  const outside = await person({ isSubscribed: true });
  expect((await open(outside)).json().code).toBe('not_found');
  expect((await answer(outside, { skipsRest: true })).json().code).toBe('not_found');
  const { one } = await tester();
  await answer(one, { skipsRest: true });
  await one.call(endpoints.leaveStudy, { keep: false });
  expect(await stored(one)).toEqual([]);
});
