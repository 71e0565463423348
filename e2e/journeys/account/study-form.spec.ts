import { paths } from '#contract/pages/paths.ts';
import { answerStudyForm, getStudyForm } from '#contract/study-forms.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { headersOf, openAs } from '#e2e/steps/accounts.ts';
import { speedUp } from '#e2e/steps/game.ts';
import { openExerciseId } from '#e2e/steps/reviews.ts';
import { takePart } from '#e2e/steps/studies.ts';
import { answerMoment, picture } from '#e2e/steps/test-form.ts';

// A test that is not open.
test.use({ expectedErrors: [/status of 409/] });

const waiting = { collects: ['firstTries', 'forms'], waitDays: 90 } as const;

test('a participant who waits takes the test on a phone with large text, stops, continues, and ends it', {
  tag: '@full',
}, async ({ page, request, server, baseURL }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await setSettingsCookie(page, baseURL ?? '', { textSize: 28 });
  const { person } = await takePart(request, server, waiting);
  await openAs(page, person, paths.study);
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

  const left = await (await request.get(getStudyForm.path, { headers: headersOf(person) })).json();
  const answers = left.items
    .slice(0, -1)
    .map(({ exerciseId }: { exerciseId: number }) => ({ exerciseId, selectedOptionId: 2, seconds: 12 }));
  await request.post(answerStudyForm.path, { headers: headersOf(person), data: { time: 'before', answers } });
  await page.getByRole('link', { name: 'Continue the test' }).click();
  expect(await answerMoment(page)).toBe(48);
  await expect(page.getByRole('heading', { name: 'Thank you. That was all.' })).toBeFocused();
  await expectAccessibilityRules(page);
  const { rows } = await server.query(
    `select outcome = 'skipped' as skipped, count(*)::int, count(distinct form)::int as forms, min(seconds) > 0 as timed
     from study_form_answers where account_id = $1 group by 1 order by 1`,
    [person.user.userId],
  );
  expect(rows).toEqual([
    { skipped: false, count: 15, forms: 1, timed: true },
    { skipped: true, count: 1, forms: 1, timed: null },
  ]);
  await page.getByRole('link', { name: 'Back to my study' }).click();
  await expect(page.getByRole('heading', { name: /Home safety/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A short test before you play' })).toBeHidden();
});

test('the test can be skipped, and is then not asked again', { tag: '@full' }, async ({
  page,
  request,
  server,
}) => {
  const { person } = await takePart(request, server, waiting);
  await openAs(page, person, paths.study);
  await page.getByRole('button', { name: 'Skip this test' }).click();
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Skip it' }).click();
  await expect(page.getByText('The test is skipped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip this test' })).toBeHidden();
  await page.goto(paths.studyForm);
  await expect(page.getByText('This test is not open now.')).toBeVisible();
});
