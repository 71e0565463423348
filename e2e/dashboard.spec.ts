import { expect, test } from './fixtures.ts';
import { openAs, ownPages, signUp } from './people.ts';

test('Back closes an open dialog first; then it stays on the dashboard and says how to leave', async ({
  page,
  request,
}) => {
  await openAs(page, await signUp(request, 'facility'), '/account');
  await page.getByRole('banner').getByRole('link', { name: 'Mind Your Step' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Start New' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  const message = page.getByText('You are on your dashboard. Use Log Out to leave.');
  await expect(message).toBeHidden();
  await page.goBack();
  await expect(message).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await (await ownPages(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
});
