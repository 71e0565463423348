import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { fillInSignUp, newCredentials, openSignUp } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, film, press, readGame, speedUp } from '#e2e/steps/game.ts';
import { cards, fillInCard } from '#e2e/steps/payments.ts';
import { inSpanish } from '#e2e/steps/spanish.ts';

/** A player who reads Spanish. Other journeys walk through the Spanish pages in `npm run test:full` (playwright.config.ts). */

test.use({
  locale: 'es-US',
  viewport: { width: 390, height: 664 },
});

const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(inSpanish(label), { exact: true }).fill(text);

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a browser that reads Spanish is led to the Spanish home page, and the link leads back for good', async ({
  page,
}) => {
  await page.goto('/?from=card#top');
  await expect(page).toHaveURL('/es?from=card#top');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectNoViolations(page);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/?from=card#top');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Confirm Password')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Español' })).toHaveCount(1);
  await page.goto('/sign-in');
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Español' })).toHaveAttribute('lang', 'es');
});

test('what was typed comes along to the other language, but no password', async ({ page }) => {
  await page.goto('/es/sign-in');
  await fill(page, 'Username or Email', 'rosa@example.org');
  await fill(page, 'Password', 'blue kettle 7');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByLabel('Username or Email')).toHaveValue('rosa@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test.describe('a new player', () => {
  test.use({ language: 'es' });

  test('signs up, pays and gives the first right answer, all in Spanish', async ({ page }) => {
    await speedUp(page);
    await page.goto('/');
    await openSignUp(page);
    await fillInSignUp(page, newCredentials());
    await press(page, 'Next');
    await expect(page.getByText('Total Amount : $9.99')).toBeVisible();
    await fillInCard(page, cards.good);
    await press(page, 'Complete Sign Up');
    await expect(page.getByRole('dialog', { name: 'Payment Info' })).toContainText('$9.99');
    await press(page, 'Okay');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/gameInterface');
    await expectExercise(page, 1);
    await expect(film(page)).toHaveAttribute('src', /ex01_\d\.es\.mp4/);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await answerRight(page, await readGame(page, token), 1);
    await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
