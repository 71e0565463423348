import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openNavigation, type Person, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, readCurrentPlaythrough, readGame } from '#e2e/steps/game.ts';
import { nothingStored, readAllStorage, readStoredData } from '#e2e/steps/stored-data.ts';

/** A shared computer: what is left of a user after the session, however it ended. */

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/] });

/** Logs in on a shared computer, opens the user's pages, and answers exercise 1 while answers cannot be sent. */
async function playWithoutSending(page: Page, person: Person) {
  await page.context().addInitScript(() => sessionStorage.setItem('surveyOffered', 'yes'));
  await page.goto(paths.home);
  await page.getByLabel('This is a shared computer').check();
  await submitLogin(page, person.userName, person.password);
  await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.route('**/answers/saveGame', (route) => route.abort());
  const game = await readGame(page, person.token);
  await page.goto(paths.game);
  await expectExercise(page, 1);
  await answerRight(page, game, 1);
  await expect(page.getByText('Will retry').first()).toBeAttached();
}

async function expectOnlyUnsentAnswer(page: Page, { userName, email, token, user }: Person) {
  await expect.poll(() => readStoredData(page)).toEqual({ caches: [], rows: 1 });
  const left = await readAllStorage(page);
  for (const secret of [userName, email, token]) expect(left).not.toContain(secret);
  expect(left).toContain(user.userId);
}

/** Simulates that the browser is closed and opened again: only session storage is lost. */
async function reopenBrowser(context: BrowserContext, page: Page): Promise<Page> {
  const reopened = await context.newPage();
  await page.close();
  return reopened;
}

async function logInAndExpectSaved(page: Page, person: Person) {
  await page.getByLabel('This is a shared computer').check();
  await submitLogin(page, person.userName, person.password);
  await expect.poll(async () => (await readStoredData(page)).rows, { timeout: 20_000 }).toBe(0);
  expect((await readCurrentPlaythrough(page, person.token))?.totalAnswered).toBe(1);
}

test('what a user saw is deleted once the browser is closed @everyway', {
  tag: ['@full', '@worker'],
}, async ({ page, context }) => {
  const person = await signUp(page.request, 'facility');
  await page.goto(paths.home);
  await page.getByLabel('This is a shared computer').check();
  await submitLogin(page, person.userName, person.password);
  await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(person.email).first()).toBeVisible();
  const reopened = await reopenBrowser(context, page);
  await reopened.goto(paths.account);
  await expect(reopened).toHaveURL(paths.home);
  await expect(reopened.getByLabel('Username or Email')).toHaveValue('');
  expect(await readStoredData(reopened)).toEqual(nothingStored);
  const left = await readAllStorage(reopened);
  for (const secret of [person.userName, person.email, person.token]) expect(left).not.toContain(secret);
});

test('after the browser was closed nothing can be read, and the unsent answer is sent at the next log in', {
  tag: '@worker',
}, async ({ page, context }) => {
  test.setTimeout(120_000);
  const person = await signUp(page.request, 'facility');
  await playWithoutSending(page, person);
  const reopened = await reopenBrowser(context, page);
  await reopened.goto(paths.home);
  await expect(reopened.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expectOnlyUnsentAnswer(reopened, person);
  // The service worker controls a page that was opened before it only after a reload.
  await reopened.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await reopened.reload();
  expect(await reopened.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  for (const path of [paths.account, paths.dashboard]) {
    await reopened.goto(path);
    await expect(reopened).toHaveURL(paths.home);
  }
  const opened = await reopened.goto('/api/v2/user/account').catch(() => null);
  expect((await opened?.text()) ?? '').not.toContain(person.email);
  await context.setOffline(false);
  await reopened.goto(paths.home);
  await logInAndExpectSaved(reopened, person);
});

test('a session that is ended from another device leaves only the unsent answer, and the user is signed out', {
  tag: ['@full', '@worker'],
}, async ({ page }) => {
  const person = await signUp(page.request, 'facility');
  await playWithoutSending(page, person);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.request.post('/api/v2/user/logout', { headers: headersOf({ token }) });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByText('Please sign in again, your answers are safe')).toBeVisible();
  await expectOnlyUnsentAnswer(page, person);
  await page.unrouteAll({ behavior: 'wait' });
  await logInAndExpectSaved(page, person);
});
