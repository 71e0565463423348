import type { APIRequestContext } from '@playwright/test';
import { addStudyCodes, createStudy } from '#contract/operator-study.ts';
import { joinStudy } from '#contract/own-study.ts';
import { paths } from '#contract/pages/paths.ts';
import { answerStudyForm, getStudyForm } from '#contract/study-forms.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { newCredentials, openAs, type Person, signUp, signUpOperator } from '#e2e/steps/accounts.ts';
import { speedUp } from '#e2e/steps/game.ts';
import { openExerciseId } from '#e2e/steps/reviews.ts';
import { answerMoment, picture } from '#e2e/steps/test-form.ts';

// A test that is not open.
test.use({ expectedErrors: [/status of 409/] });

const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });

/** Somebody in the waiting arm of a study that has the test. */
async function joinWaiting(request: APIRequestContext, server: TestServer): Promise<Person> {
  const suffix = newCredentials()
    .userName.slice(-8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '0');
  const studyId = `form-${suffix}`;
  const code = `F${suffix}7`.toUpperCase();
  const owner = await signUpOperator(request, server, 'owner');
  const plan = {
    ...{ studyId, name: 'Home safety trial', ethicsReference: 'IRB 1', contactName: 'The trial office' },
    ...{ contactEmail: '', startsOn: '2020-01-01', endsOn: '2099-01-31', version: '1', allocation: 'list' },
    text: 'We ask you to take part in a study about noticing hazards at home. '.repeat(3).trim(),
    arms: [{ id: 'wait', name: 'Waiting list', waitDays: 90 }],
    collects: ['firstTries', 'forms'],
  };
  const post = async (person: Person, path: string, data: object) => {
    const response = await request.post(path, { headers: as(person), data });
    expect(response.status(), await response.text()).toBe(200);
  };
  await post(owner, createStudy.path, plan);
  await post(owner, addStudyCodes.path.replace('{studyId}', studyId), { list: `${code},wait` });
  const person = await signUp(request, 'individual');
  const today = new Date().toISOString().slice(0, 10);
  await post(person, joinStudy.path, { code, version: '1', name: 'Ann Lee', day: today });
  return person;
}

test('a participant who waits takes the test on a phone with large text, stops, continues, and ends it', async ({
  page,
  request,
  server,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await setSettingsCookie(page, baseURL ?? '', { textSize: 28 });
  const ann = await joinWaiting(request, server);
  await openAs(page, ann, paths.study);
  await expect(page.getByRole('heading', { name: 'A short test before you play' })).toBeVisible();
  await expectAccessibilityRules(page);
  await page.getByRole('link', { name: 'Begin the test' }).click();
  await expect(page).toHaveURL(paths.studyForm);
  await expect(picture(page)).toBeVisible();
  const words = await picture(page).getByText('Then two people say what they see.').boundingBox();
  expect(words?.width, 'no face stands beside the words').toBeGreaterThan(300);
  await expectAccessibilityRules(page);
  await speedUp(page);
  expect(await answerMoment(page)).toBe(1);
  await expect(page.getByText('Test: 2 of 16')).toBeAttached();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  expect(await openExerciseId(page)).toBe(2);
  await page.getByRole('button', { name: 'Skip this one' }).click();
  await expect(page.getByText('Test: 3 of 16')).toBeAttached();
  await page.getByRole('link', { name: 'Stop for now' }).click();
  await expect(page.getByText('14 of 16 are left.')).toBeVisible();

  const left = await (await request.get(getStudyForm.path, { headers: as(ann) })).json();
  const answers = left.items
    .slice(0, -1)
    .map(({ exerciseId }: { exerciseId: number }) => ({ exerciseId, selectedOptionId: 2, seconds: 12 }));
  await request.post(answerStudyForm.path, { headers: as(ann), data: { time: 'before', answers } });
  await page.getByRole('link', { name: 'Continue the test' }).click();
  expect(await answerMoment(page)).toBe(48);
  await expect(page.getByRole('heading', { name: 'Thank you. That was all.' })).toBeFocused();
  await expectAccessibilityRules(page);
  const { rows } = await server.query(
    `select outcome = 'skipped' as skipped, count(*)::int, count(distinct form)::int as forms, min(seconds) > 0 as timed
     from study_form_answers where account_id = $1 group by 1 order by 1`,
    [ann.user.userId],
  );
  expect(rows).toEqual([
    { skipped: false, count: 15, forms: 1, timed: true },
    { skipped: true, count: 1, forms: 1, timed: null },
  ]);
  await page.getByRole('link', { name: 'Back to my study' }).click();
  await expect(page.getByRole('heading', { name: 'Home safety trial' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A short test before you play' })).toBeHidden();
});

test('the test can be skipped, and is then not asked again', async ({ page, request, server }) => {
  const ann = await joinWaiting(request, server);
  await openAs(page, ann, paths.study);
  await page.getByRole('button', { name: 'Skip this test' }).click();
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Skip it' }).click();
  await expect(page.getByText('The test is skipped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip this test' })).toBeHidden();
  await page.goto(paths.studyForm);
  await expect(page.getByText('This test is not open now.')).toBeVisible();
});
