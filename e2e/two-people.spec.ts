import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { answerRight, atExercise, readGame } from './game-steps.ts';
import { keptOf, nothingKept } from './kept.ts';
import { openAs, ownPages, type Person, signUp, signUpAndAnswer, typeLogin } from './people.ts';

/** Two people on one tablet: nothing of the one is seen or written by the other. */

test('by the buttons: after Log Out nothing is left, also of what arrives later, and the next person begins with nothing', async ({
  page,
}) => {
  const [rosa, sam] = [await signUpAndAnswer(page.request), await signUp(page.request, 'facility')];
  await page.goto(paths.home);
  await typeLogin(page, rosa.userName, rosa.password);
  await expect(page.getByText('Last exercise answered: #1')).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual({ caches: [`person-${rosa.user.userId}`], rows: 0 });
  // Her account is read while she leaves.
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/v2/user/account', async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response }).catch(() => {});
  });
  await (await ownPages(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(paths.account);
  await (await ownPages(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(paths.home);
  arrive();
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(() => keptOf(page)).toEqual(nothingKept);

  await typeLogin(page, sam.userName, sam.password);
  await expect(page.getByText('You have answered 0 out of')).toBeVisible();
  await expect(page.getByText('Last exercise answered')).toHaveCount(0);
  await (await ownPages(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(sam.email).first()).toBeVisible();
  await expect(page.getByText(rosa.email)).toHaveCount(0);
  expect((await keptOf(page)).caches).toEqual([`person-${sam.user.userId}`]);
});

test.describe('on a shared computer, in two tabs', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('without a network each tab stays its own person, whose answer arrives in the own account', async ({
    page,
    context,
  }) => {
    const [rosa, sam] = [await signUp(page.request, 'facility'), await signUpAndAnswer(page.request)];
    await context.addInitScript(() => sessionStorage.setItem('surveyOffered', 'yes'));
    const open = async (tab: Page, person: Person) => {
      await tab.goto(paths.home);
      await tab.getByLabel('This is a shared computer').check();
      await typeLogin(tab, person.userName, person.password);
      await expect(tab.getByRole('button', { name: /^Resume Play/ })).toBeVisible();
    };
    await open(page, rosa);
    const other = await context.newPage();
    await open(other, sam);
    await expect(other.getByText('Last exercise answered: #1')).toBeVisible();
    await page.bringToFront();
    const game = await readGame(page, rosa.token);
    await page.getByRole('button', { name: /^Resume Play/ }).click();
    await atExercise(page, 1);

    await context.setOffline(true);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await answerRight(page, game, 1);
    await expect(page.getByText('Will retry').first()).toBeAttached();
    expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '').userName)).toBe(
      rosa.userName,
    );
    expect((await keptOf(page)).caches).toEqual([]);
    await context.setOffline(false);
    const answers = async ({ token }: Person) => {
      const headers = { Authorization: `Bearer ${token}` };
      const records = await (await page.request.get('/api/v2/user/answers/allGames', { headers })).json();
      return records.map(({ totalAnswered }: { totalAnswered: number }) => totalAnswered);
    };
    await expect.poll(() => answers(rosa), { timeout: 20_000 }).toEqual([1]);
    expect(await answers(sam)).toEqual([1]);
    await expect.poll(async () => (await keptOf(page)).rows).toBe(0);
  });
});

test('a log in in another tab turns no page of the one into a page of the other', async ({ page }) => {
  const [rosa, sam] = [await signUpAndAnswer(page.request), await signUp(page.request, 'facility')];
  await openAs(page, rosa);
  await page.getByLabel('Your name').fill('Rosa Alvarez');
  const other = await page.context().newPage();
  await other.goto(paths.home);
  await typeLogin(other, sam.userName, sam.password);
  await expect(other).toHaveURL(paths.dashboard);
  await expect(page.getByText(`${sam.userName} is logged in now.`)).toBeVisible();
  await expect(page.getByText('You have answered 0 out of')).toBeVisible();
  await (await ownPages(page)).getByRole('link', { name: 'My account' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('');
  expect((await keptOf(page)).caches).toEqual([`person-${sam.user.userId}`]);
});
