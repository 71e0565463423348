import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';

test('with forced colors the chosen tab has a thicker frame and an underline', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, await signUp(page.request, 'facility'), paths.dashboard);
  const lookOf = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => {
      const { borderTopWidth, textDecorationLine } = getComputedStyle(tab);
      return { frame: borderTopWidth, line: textDecorationLine };
    });
  const [chosen, other] = [
    { frame: '5px', line: 'underline' },
    { frame: '2px', line: 'none' },
  ];
  await expect(page.getByRole('tab', { name: 'Game', selected: true })).toBeVisible();
  expect([await lookOf('Game'), await lookOf('Reports')]).toEqual([chosen, other]);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByRole('tab', { name: 'Reports', selected: true })).toBeVisible();
  expect([await lookOf('Game'), await lookOf('Reports')]).toEqual([other, chosen]);
  await expectAccessibilityRules(page);
});
