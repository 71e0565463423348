import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Survey } from '#contract/surveys.ts';
import { sql } from '#server/lib/database/query.ts';
import { type SeededPerson, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services } = await testApp();
const bearer = ({ token }: SeededPerson) => ({ authorization: `Bearer ${token}` });
const list = async (person: SeededPerson) =>
  (await app.inject({ url: endpoints.listSurveys.path, headers: bearer(person) })).json<Survey[]>();

/** Answers each question of the first survey with the option of this number. */
const answers = (option: number) =>
  services.content.surveys.surveys[0]?.questions.map(({ questionId }) => ({
    questionId,
    answer: String(option),
  }));
const submit = (person: SeededPerson, over: object = {}, surveyID = 's1') =>
  app.inject({
    method: 'POST',
    url: endpoints.submitSurvey.path.replace('{surveyID}', surveyID),
    headers: bearer(person),
    payload: { userId: person.account.id, responses: answers(1), ...over },
  });
const stored = async ({ account }: SeededPerson) =>
  (
    await services.database.$client.query(
      'select question_id, option_id, answer from survey_answers where account_id = $1 order by 1',
      [account.id],
    )
  ).rows;
const chosen = async (person: SeededPerson) => (await stored(person)).map(({ option_id }) => option_id);

test('surveys come with their questions and, once answered, with only the caller in responses', async () => {
  const [ann, bob] = [await signUpPerson(services), await signUpPerson(services)];
  expect((await submit(ann)).json()).toEqual({ message: services.content.surveys.thanks });
  expect(await list(ann)).toMatchObject([
    { surveyID: 's1', responses: [{ userId: ann.account.id }] },
    { surveyID: 's2', responses: [] },
  ]);
  expect((await list(bob)).flatMap(({ responses }) => responses)).toEqual([]);
  expect((await list(bob))[0]?.questions[0]).toMatchObject({
    questionId: 's1q1',
    options: [{ id: 1, option: 'Not sure at all' }, {}, {}, {}, {}],
  });
});

test('in Spanish a survey has the same questions and options, and its answers are counted with the English ones', async () => {
  const person = await signUpPerson(services);
  const url = `${endpoints.listSurveys.path}?language=es`;
  const [first] = (await app.inject({ url, headers: bearer(person) })).json<Survey[]>();
  expect(first?.title).toBe('¿Cuánta confianza tiene?');
  expect(first?.questions[2]?.options[0]).toMatchObject({
    id: 1,
    option: 'Ninguna',
    advice: [expect.stringContaining('avise hoy a su doctor')],
  });
  const words = first?.questions.map(({ questionId, options }) => ({
    questionId,
    answer: options[0]?.option,
  }));
  const sent = await app.inject({
    method: 'POST',
    url: endpoints.submitSurvey.path.replace('{surveyID}', 's1'),
    headers: { ...bearer(person), 'accept-language': 'es' },
    payload: { userId: person.account.id, responses: words },
  });
  expect(sent.json()).toEqual({ message: services.content.byLanguage.es.surveys.thanks });
  expect((await stored(person)).map(({ answer }) => answer)).toContain('Not sure at all');
  const { rows } = await services.database.execute(
    sql`select language from survey_responses where account_id = ${person.account.id}`,
  );
  expect(rows).toEqual([{ language: 'es' }]);
});

test('a survey brings its words, and safety lines with the options that call for them', async () => {
  const [first, second] = await list(await signUpPerson(services));
  const { intro, consent, thanks } = services.content.surveys;
  expect(first).toMatchObject({ intro, consent, thanks });
  const advised = [first, second].flatMap((survey) =>
    (survey?.questions ?? []).flatMap(({ questionId, options }) =>
      options.flatMap(({ option, advice }) => (advice ? [[questionId, option, advice.length]] : [])),
    ),
  );
  expect(advised).toEqual([
    ['s1q3', 'Not sure at all', 1],
    ['s1q3', 'A little sure', 1],
    ['s1q6', 'Once or twice', 1],
    ['s1q6', 'About once a week', 1],
    ['s1q6', 'Most days', 1],
    ['s2q1', 'Once', 1],
    ['s2q1', 'Two or three times', 1],
    ['s2q1', 'Four times or more', 2],
    ['s2q2', 'Once or twice', 1],
    ['s2q2', 'About once a month', 1],
    ['s2q2', 'About once a week or more', 1],
    ['s2q4', 'I was not hurt', 1],
    ['s2q4', 'I was a little hurt and needed no care', 2],
    ['s2q4', 'I needed care from a health professional', 2],
  ]);
  const fourTimes = second?.questions[0]?.options[3]?.advice;
  expect(fourTimes).toEqual([
    expect.stringContaining('A fall is a signal'),
    expect.stringContaining('Call 911'),
  ]);
});

test('an answer is kept as number and as words', async () => {
  const person = await signUpPerson(services);
  await submit(person);
  expect((await stored(person))[0]).toEqual({ question_id: 's1q1', option_id: 1, answer: 'Not sure at all' });
});

test('a second response replaces the first', async () => {
  const person = await signUpPerson(services);
  await submit(person);
  await submit(person, { responses: answers(3) });
  expect(await chosen(person)).toEqual([3, 3, 3, 3, 3, 3]);
  expect((await list(person))[0]?.responses).toHaveLength(1);
});

test('a late retry of an earlier response does not bring it back', async () => {
  const person = await signUpPerson(services);
  const operation = randomUUID();
  await submit(person, { operation });
  await submit(person, { operation: randomUUID(), responses: answers(3) });
  expect((await submit(person, { operation })).statusCode).toBe(200);
  expect(await chosen(person)).toEqual([3, 3, 3, 3, 3, 3]);
});

test('of the keys of responses the last twenty are kept', async () => {
  const person = await signUpPerson(services);
  for (let times = 0; times < 23; times += 1) await submit(person, { operation: randomUUID() });
  const { rows } = await services.database.execute(
    sql`select cardinality(idempotency_keys) as keys from survey_responses where account_id = ${person.account.id}`,
  );
  expect(rows).toEqual([{ keys: 20 }]);
});

test('one response sent many times at once is stored once', async () => {
  const person = await signUpPerson(services);
  const operation = randomUUID();
  const sent = await Promise.all(Array.from({ length: 20 }, () => submit(person, { operation })));
  expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await chosen(person)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('nobody answers for somebody else', async () => {
  const [ann, bob] = [await signUpPerson(services), await signUpPerson(services)];
  const response = await submit(ann, { userId: bob.account.id });
  expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
  expect(await stored(bob)).toEqual([]);
});

test('an unknown survey is not found, and the list needs a sign-in', async () => {
  expect((await submit(await signUpPerson(services), {}, 's9')).statusCode).toBe(404);
  expect((await app.inject(endpoints.listSurveys.path)).statusCode).toBe(401);
});

test.each<[string, object, string]>([
  ['an unanswered question', { responses: answers(1)?.slice(1) }, 'responses'],
  ['no answers at all', { responses: [] }, 'responses'],
  [
    'a question of another survey',
    { responses: [...(answers(1) ?? []), { questionId: 's2q1', answer: '1' }] },
    'responses.6.questionId',
  ],
  ['an option that is not offered', { responses: answers(9) }, 'responses.0.answer'],
])('%s is rejected by the name of its field', async (_what, over, field) => {
  const person = await signUpPerson(services);
  const response = await submit(person, over);
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  expect(await stored(person)).toEqual([]);
});
