import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';

/** The page for individuals, before anything is typed. */

test('says what is bought first, and lists errors in the order of the fields', async ({ page }) => {
  await page.goto('/individualUserSignup');
  const summary = page.getByRole('region', { name: 'Mind Your Step' });
  await expect(summary).toContainText('$9.99 a month');
  await expect(summary).toContainText('You can cancel any time');
  await expect(page.getByText(/renewed until you cancel/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Email Required',
    /^Password/,
    /confirm your age/,
    /agree that we may use/,
    'Credit Card number is required',
    'Exp. Month required',
    'Exp. Year required',
    'CVC is required',
  ]);
  await expectAccessibilityRules(page);
});
