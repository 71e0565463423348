import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { countSurveys } from './count-surveys.ts';
import { surveyCsv } from './survey-csv.ts';

const { app, services } = await testApp();
const [survey] = services.content.surveys.surveys;

/** People who each choose the option of this number in every question of the first survey. */
async function answer(...options: number[]) {
  for (const option of options) {
    const { account, token } = await signUpPerson(services);
    const responses = survey?.questions.map(({ questionId }) => ({ questionId, answer: String(option) }));
    await app.inject({
      method: 'POST',
      url: endpoints.submitSurvey.path.replace('{surveyID}', 's1'),
      headers: { authorization: `Bearer ${token}` },
      payload: { userId: account.id, responses },
    });
  }
}

const firstQuestion = async () => (await countSurveys(services))[0];
const counts = async () => (await firstQuestion())?.options.map(({ people }) => people);

test('no count is shown before five people have answered, and none about fewer than five', async () => {
  await answer(1, 1, 1, 1);
  expect(await firstQuestion()).toMatchObject({ survey: 'How Sure Do You Feel?', people: null });
  expect(await counts()).toEqual([null, null, null, null, null]);
  await answer(1, 1, 2, 2, 2, 3, 3, 3, 3);
  expect(await firstQuestion()).toMatchObject({ people: 13, isCurrent: true });
  expect(await counts()).toEqual([6, null, null, null, null]);
});

test('questions come in the order of the surveys, and answers that nobody chose are there', async () => {
  const asked = services.content.surveys.surveys.flatMap(({ questions }) => questions);
  const all = await countSurveys(services);
  expect(all.map(({ question }) => question)).toEqual(asked.map(({ question }) => question));
  expect(all.map(({ options }) => options.length)).toEqual(asked.map(({ options }) => options.length));
});

test('answers to an earlier wording are counted apart, and cannot become a formula in the CSV file', async () => {
  await services.database.$client.query(
    `update survey_answers set question = '=1+1', answer = '@sum' where question_id = 's1q1'`,
  );
  const all = await countSurveys(services);
  expect(all.at(-1)).toEqual({
    survey: 'How Sure Do You Feel?',
    question: '=1+1',
    isCurrent: false,
    people: 13,
    options: [{ option: '@sum', people: 13 }],
  });
  const lines = surveyCsv(all).split('\r\n');
  expect(lines[0]).toBe('\uFEFFSurvey,Question,Asked now,People who answered,Answer,People');
  expect(lines.at(-2)).toBe("How Sure Do You Feel?,'=1+1,no,13,'@sum,13");
  expect(lines[1]).toMatch(/^How Sure Do You Feel\?,".*",yes,,Not sure at all,$/);
});
