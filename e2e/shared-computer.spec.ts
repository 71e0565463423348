import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { answerRight, atExercise, readGame, readRecord } from './game-steps.ts';
import { everythingOn, keptOf, nothingKept } from './kept.ts';
import { ownPages, type Person, signUp, typeLogin } from './people.ts';

/** A computer that many use: what is left of a person once the session is over, however it ended. */

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/] });

/** Logs in on a shared computer, reads every own page, and answers exercise 1 where it cannot be sent. */
async function playUnsent(page: Page, person: Person) {
  await page.context().addInitScript(() => sessionStorage.setItem('surveyOffered', 'yes'));
  await page.goto(paths.home);
  await page.getByLabel('This is a shared computer').check();
  await typeLogin(page, person.userName, person.password);
  await (await ownPages(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(person.email).first()).toBeVisible();
  await page.route('**/answers/saveGame', (route) => route.abort());
  const game = await readGame(page, person.token);
  await page.goto(paths.game);
  await atExercise(page, 1);
  await answerRight(page, game, 1);
  await expect(page.getByText('Will retry').first()).toBeAttached();
}

async function expectOnlyTheAnswer(page: Page, { userName, email, token, user }: Person) {
  await expect.poll(() => keptOf(page)).toEqual({ caches: [], rows: 1 });
  const left = await everythingOn(page);
  for (const own of [userName, email, token]) expect(left).not.toContain(own);
  expect(left).toContain(user.userId);
}

/** The browser is opened anew: what lasts as long as a tab is gone, all else is there. */
async function openAnew(context: BrowserContext, page: Page): Promise<Page> {
  const anew = await context.newPage();
  await page.close();
  return anew;
}

async function arrives(page: Page, person: Person) {
  await page.getByLabel('This is a shared computer').check();
  await typeLogin(page, person.userName, person.password);
  await expect.poll(async () => (await keptOf(page)).rows, { timeout: 20_000 }).toBe(0);
  expect((await readRecord(page, person.token))?.totalAnswered).toBe(1);
}

test('what a person saw is gone once the browser is closed @everyway', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const person = await signUp(page.request, 'facility');
  await page.goto(paths.home);
  await page.getByLabel('This is a shared computer').check();
  await typeLogin(page, person.userName, person.password);
  await (await ownPages(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(person.email).first()).toBeVisible();
  const anew = await openAnew(context, page);
  await anew.goto(paths.account);
  await expect(anew).toHaveURL(paths.home);
  await expect(anew.getByLabel('Username or Email')).toHaveValue('');
  expect(await keptOf(anew)).toEqual(nothingKept);
  const left = await everythingOn(anew);
  for (const own of [person.userName, person.email, person.token]) expect(left).not.toContain(own);
});

test('after the browser was closed nothing can be read, and the unsent answer goes at the next log in', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const person = await signUp(page.request, 'facility');
  await playUnsent(page, person);
  const anew = await openAnew(context, page);
  await anew.goto(paths.home);
  await expect(anew.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expectOnlyTheAnswer(anew, person);
  // A page that was open before the worker was there stays without it until it is loaded again.
  await anew.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await anew.reload();
  expect(await anew.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  for (const path of [paths.account, paths.dashboard]) {
    await anew.goto(path);
    await expect(anew).toHaveURL(paths.home);
  }
  const opened = await anew.goto('/api/v2/user/account').catch(() => null);
  expect((await opened?.text()) ?? '').not.toContain(person.email);
  await context.setOffline(false);
  await anew.goto(paths.home);
  await arrives(anew, person);
});

test('a session that is ended from elsewhere leaves the same, and the page of nobody', async ({ page }) => {
  const person = await signUp(page.request, 'facility');
  await playUnsent(page, person);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.request.post('/api/v2/user/logout', { headers: { Authorization: `Bearer ${token}` } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByText('Please sign in again, your answers are safe')).toBeVisible();
  await expectOnlyTheAnswer(page, person);
  await page.unrouteAll({ behavior: 'wait' });
  await arrives(page, person);
});
