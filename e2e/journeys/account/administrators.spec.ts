import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  createFacility,
  emailLink,
  newCredentials,
  openAs,
  submitLogin,
  tickConsent,
  verifyFacility,
} from '#e2e/steps/accounts.ts';
import { openFacilityPart } from '#e2e/steps/phone.ts';

test('a second administrator is invited by email, signs up by the link, sees the facility and is removed', {
  tag: '@spanish',
}, async ({ page, request, server }) => {
  const { administrator, code } = await createFacility(request);
  await verifyFacility(server, code);
  const second = newCredentials();
  await openAs(page, administrator, paths.facilityAdministrators);
  const card = page.getByRole('region', { name: 'Administrators' });
  await card.getByLabel('Email of the new administrator').fill(second.email);
  await card.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'We have sent an invitation' })).toBeFocused();
  await expect(card.getByText('Invited. The link works until')).toBeVisible();

  // The invited person has another device.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(await emailLink(request, second.email, /^Help run/));
  await expect(page.getByText(`${administrator.userName} invites you`)).toBeVisible();
  await expectAccessibilityRules(page);
  await page.getByLabel('Username').fill(second.userName);
  await page.getByLabel('Password', { exact: true }).fill(second.password);
  await tickConsent(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(paths.facilityLogin);
  await submitLogin(page, second.email, second.password);
  await expect(page).toHaveURL(paths.dashboard);
  await page.getByRole('link', { name: 'Manage your facility' }).click();
  await openFacilityPart(page, 'Administrators');
  await expect(card.getByText(`${second.userName} (you)`)).toBeVisible();
  await expect(card.getByRole('button', { name: `Remove ${administrator.userName}` })).toBeVisible();

  await openAs(page, administrator, paths.facilityAdministrators);
  await card.getByRole('button', { name: `Remove ${second.userName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the administrator' }).click();
  await expect(card.getByRole('status').filter({ hasText: 'This person is removed.' })).toBeFocused();
  await expect(card.getByText(second.userName)).toHaveCount(0);
  await expectAccessibilityRules(page);
});
