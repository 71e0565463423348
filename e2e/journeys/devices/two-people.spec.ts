import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  headersOf,
  openAs,
  openNavigation,
  openRow,
  type Person,
  signUp,
  signUpAndAnswer,
  submitLogin,
} from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, readGame } from '#e2e/steps/game.ts';
import { nothingStored, readStoredData } from '#e2e/steps/stored-data.ts';

/** Two users of one tablet: neither sees or changes data of the other. */

test('after Log Out nothing is left, not even of late responses, and the next user starts without data', async ({
  page,
}) => {
  const [rosa, sam] = [await signUpAndAnswer(page.request), await signUp(page.request, 'facility')];
  await page.goto(paths.home);
  await submitLogin(page, rosa.userName, rosa.password);
  await expect(page.getByText('Last exercise answered: #1')).toBeVisible();
  await expect.poll(() => readStoredData(page)).toEqual({ caches: [`person-${rosa.user.userId}`], rows: 0 });
  // The response with her account arrives after she has logged out.
  const { promise, resolve: deliver } = Promise.withResolvers<void>();
  await page.route('**/api/v2/user/account', async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response }).catch(() => {});
  });
  await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(paths.account);
  await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(paths.home);
  deliver();
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => readStoredData(page)).toEqual(nothingStored);

  await submitLogin(page, sam.userName, sam.password);
  await expect(page.getByText('You have answered 0 out of')).toBeVisible();
  await expect(page.getByText('Last exercise answered')).toHaveCount(0);
  await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(sam.email).first()).toBeVisible();
  await expect(page.getByText(rosa.email)).toHaveCount(0);
  expect((await readStoredData(page)).caches).toEqual([`person-${sam.user.userId}`]);
});

test.describe('on a shared computer, in two tabs', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('without a network each tab keeps its user, whose answer is saved in the right account', {
    tag: '@full',
  }, async ({ page, context }) => {
    const [rosa, sam] = [await signUp(page.request, 'facility'), await signUpAndAnswer(page.request)];
    await context.addInitScript(() => sessionStorage.setItem('surveyOffered', 'yes'));
    const open = async (tab: Page, person: Person) => {
      await tab.goto(paths.home);
      await tab.getByLabel('This is a shared computer').check();
      await submitLogin(tab, person.userName, person.password);
      await expect(tab.getByRole('button', { name: /^Resume Play/ })).toBeVisible();
    };
    await open(page, rosa);
    const other = await context.newPage();
    await open(other, sam);
    await expect(other.getByText('Last exercise answered: #1')).toBeVisible();
    await page.bringToFront();
    const game = await readGame(page, rosa.token);
    await page.getByRole('button', { name: /^Resume Play/ }).click();
    await expectExercise(page, 1);
    // Without a worker the dialogs after an answer come once the film plays.
    const areDialogsThere = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /AnswerDialogs/.test(name)),
      );
    await expect.poll(areDialogsThere).toBe(true);

    await context.setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await answerRight(page, game, 1);
    await expect(page.getByText('Will retry').first()).toBeAttached();
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '').userName)).toBe(
      rosa.userName,
    );
    expect((await readStoredData(page)).caches).toEqual([]);
    await context.setOffline(false);
    const readTotals = async ({ token }: Person) => {
      const headers = headersOf({ token });
      const playthroughs = await (
        await page.request.get('/api/v2/user/answers/allGames', { headers })
      ).json();
      return playthroughs.map(({ totalAnswered }: { totalAnswered: number }) => totalAnswered);
    };
    await expect.poll(() => readTotals(rosa), { timeout: 20_000 }).toEqual([1]);
    expect(await readTotals(sam)).toEqual([1]);
    await expect.poll(async () => (await readStoredData(page)).rows).toBe(0);
  });
});

test("a log in in another tab never turns a page of one user into the other's", { tag: '@full' }, async ({
  page,
}) => {
  const [rosa, sam] = [await signUpAndAnswer(page.request), await signUp(page.request, 'facility')];
  await openAs(page, rosa);
  await openRow(page, 'Name');
  await page.getByLabel('Your name').fill('Rosa Alvarez');
  const other = await page.context().newPage();
  await other.goto(paths.home);
  await submitLogin(other, sam.userName, sam.password);
  await expect(other).toHaveURL(paths.dashboard);
  await expect(page.getByText(`${sam.userName} is logged in now.`)).toBeVisible();
  await expect(page.getByText('You have answered 0 out of')).toBeVisible();
  await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
  await openRow(page, 'Name');
  await expect(page.getByLabel('Your name')).toHaveValue('');
  expect((await readStoredData(page)).caches).toEqual([`person-${sam.user.userId}`]);
});
