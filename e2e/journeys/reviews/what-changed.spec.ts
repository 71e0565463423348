import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs } from '#e2e/steps/accounts.ts';
import { setDay, signUpWithReviews } from '#e2e/steps/reviews.ts';
import { readPdf } from '#server/testing/read-pdf.ts';

/** What changed since the first time, in the Reports tab, and the plan in the PDF. */

test('the tab says what changed, the PDF what to do at home, and the keyboard alone leads on to Today’s three', {
  tag: '@full',
}, async ({ page }) => {
  const person = await signUpWithReviews(page);
  // What was missed is due again by then.
  await setDay(page, 3);
  await openAs(page, person, `${paths.dashboard}?tab=Reports`);
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'What changed' }) });
  const numbers = 'You looked at 3 moments again and spotted 2 right away. The first time, you spotted none.';
  await expect(card).toContainText('You spotted more than the first time.');
  await expect(card).toContainText(numbers);
  await expect(card.getByText('Done at home')).toBeVisible();
  await expectAccessibilityRules(page);

  const headers = headersOf(person);
  const url = endpoints.makeReport.path.replace('{gameID}/{reportVersion}', '1/1');
  const { report } = await (await page.request.get(url, { headers })).json();
  const { text } = await readPdf(await (await page.request.get(report)).body());
  expect(text).toContain('One thing at home (check when done) Put the rug away When:');

  const lesson = card.locator('summary').first();
  await page.getByRole('tab', { name: 'Reports' }).focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(lesson).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(card.getByText('Why', { exact: true })).toBeVisible();
  const way = card.getByRole('link', { name: "Look again in Today's Three" });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(way).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.today);
});
