import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { openRow } from './accounts.ts';

export const twoStepsTitle = 'Two-step login';

/** The code that an app with this key shows, some steps from now: each works once. */
export const appCode = (secret: string, steps = 0) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * steps });

/** Opens the key for an app on the open account page. */
export async function openKey(page: Page, password: string) {
  const row = await openRow(page, twoStepsTitle);
  await row.getByRole('button', { name: 'Use an app on my phone' }).click();
  await row.getByLabel('Your password', { exact: true }).fill(password);
  await row.getByRole('button', { name: 'Continue' }).click();
  await expect(row.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const shown = await row.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return { row, secret: (shown ?? '').replaceAll(' ', '') };
}

/** Sets an app up on the open account page; returns its key and the recovery codes. */
export async function setUpApp(page: Page, password: string) {
  const { row, secret } = await openKey(page, password);
  await row.getByLabel('Code from your app').fill(await appCode(secret));
  await row.getByRole('button', { name: 'Turn on two-step login' }).click();
  const codes = row.getByText(/^([A-Z\d]{4}-){2}[A-Z\d]{4}$/);
  await expect(codes).toHaveCount(10);
  return { row, secret, recoveryCodes: await codes.allTextContents() };
}
