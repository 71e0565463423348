import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { answerSurvey, jumpTo, openGame, press, surveyTitles } from '#e2e/steps/game.ts';

/** The two short surveys before the fourth exercise. */

test('a survey shows one question at a time, keeps the answers when it is closed, and names 911 to nobody who would rather not say', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openGame(page);
  await jumpTo(page, 4);
  const first = page.getByRole('dialog', { name: 'How Sure Do You Feel?' });
  const questions = first.locator('fieldset');
  const next = first.getByRole('button', { name: 'Next' });
  await expect(first.getByText(/^\d+ short questions, one at a time\./)).toBeInViewport();
  await expect(first.getByRole('button', { name: 'Later' })).toBeInViewport({ ratio: 1 });
  await expectAccessibilityRules(page);
  await press(page, 'Answer now');
  await expect(questions).toHaveCount(1);
  await expect(first.getByText(/^Survey 1 of 2 · Question 1 of \d+$/)).toBeInViewport();
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription('Please choose an answer first.');
  await expect(next).toBeInViewport({ ratio: 1 });
  await expectAccessibilityRules(page);
  await first.getByRole('radio', { name: 'Mostly sure' }).check();
  await next.click();
  await expect(questions).toBeFocused();
  await expect(questions).toContainText('If something in a room');

  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await jumpTo(page, 5);
  await expect(questions).toContainText('If something in a room');
  await page.reload();
  await jumpTo(page, 4);
  await expect(questions).toContainText('If something in a room');
  await first.getByRole('button', { name: 'Back' }).click();
  await expect(first.getByRole('radio', { name: 'Mostly sure' })).toBeChecked();
  await next.click();
  for (const title of surveyTitles) {
    await answerSurvey(page.getByRole('dialog', { name: title }));
  }
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks).toContainText('Thank you for sharing.');
  await expect(thanks).not.toContainText('911');
});

test('all that a survey says before it is in view, and on a tablet and a desktop every answer of the first question, too', async ({
  page,
}) => {
  await openGame(page);
  await jumpTo(page, 4);
  const survey = page.getByRole('dialog', { name: 'How Sure Do You Feel?' });
  for (const [width, height] of [
    [1280, 720],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(survey.getByText(/^Your family and your facility do not/)).toBeInViewport({ ratio: 1 });
  }
  await press(page, 'Answer now');
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(survey.locator('fieldset')).toHaveCount(1);
    await expect(survey.locator('label').last()).toBeInViewport({ ratio: 1 });
    await expect(survey.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  }
});

test('the end of the surveys tells people who needed care whom to call', { tag: '@full' }, async ({
  page,
}) => {
  await openGame(page);
  await jumpTo(page, 4);
  await press(page, 'Answer now');
  for (const title of surveyTitles) {
    const survey = page.getByRole('dialog', { name: title });
    await expect(survey.getByText(/Question \d+ of \d+$/)).toBeInViewport();
    await answerSurvey(survey, (question) => question.getByRole('radio').nth(3));
  }
  const thanks = page.getByRole('dialog', { name: 'Thank you' });
  await expect(thanks).toContainText('A fall is a signal');
  await expect(thanks).toContainText('Call 911');
  await thanks.getByRole('button', { name: 'Finish the Survey!!' }).click();
  await expect(thanks).toBeHidden();
});
