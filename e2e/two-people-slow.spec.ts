import type { Page } from '@playwright/test';
import { saveAnswer } from '#contract/answers.ts';
import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { readRecord } from './game-steps.ts';
import { keptOf, nothingKept } from './kept.ts';
import { answerOf1, ownPages, type Person, signUp, signUpAndAnswer, typeLogin } from './people.ts';
import { keepUnsentAnswer } from './unsent.ts';

/** Two people on one tablet whose network is slow or away: what comes late for the one is nothing to the other. */

const isRead = /\/api\/v2\/user\/(account|answers\/)/;

async function logIn(page: Page, { userName, password }: Person, isShared: boolean): Promise<void> {
  await page.goto(paths.home);
  await page.getByLabel('This is a shared computer').setChecked(isShared);
  await typeLogin(page, userName, password);
  await expect(page).toHaveURL(paths.dashboard);
}

const logOut = async (page: Page) => (await ownPages(page)).getByRole('button', { name: 'Log Out' }).click();

const isWelcomed = (page: Page) => expect(page.getByRole('button', { name: /^Resume Play/ })).toBeVisible();

const isLeft = (page: Page) => expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();

/**
 * What this tab reads is answered by the server at once, and is on its way until it is let in.
 * @returns how many reads are on their way; lets later reads pass; lets in what is on its way
 */
async function slowDown(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isSlow = true;
  let onTheWay = 0;
  await page.route(isRead, async (route) => {
    if (!isSlow || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    onTheWay += 1;
    await promise;
    // A page that has broken the read off takes nothing any more.
    return route.fulfill({ response }).catch(() => {});
  });
  return {
    onTheWay: () => onTheWay,
    passFromNow: () => {
      isSlow = false;
    },
    arrive: async () => {
      resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

for (const isShared of [false, true]) {
  const where = isShared ? 'on a shared computer' : 'on an own tablet';
  const keptFor = ({ user }: Person) => (isShared ? [] : [`person-${user.userId}`]);

  test(`${where}, Log Out while all is on its way: what arrives beside the next person is nobody's`, async ({
    page,
  }) => {
    const [rosa, sam] = [await signUpAndAnswer(page.request), await signUp(page.request, 'facility')];
    const network = await slowDown(page);
    await logIn(page, rosa, isShared);
    await expect.poll(network.onTheWay).toBeGreaterThan(0);
    await (await ownPages(page)).getByRole('link', { name: 'My account' }).click();
    await expect.poll(network.onTheWay).toBeGreaterThan(1);
    await logOut(page);
    await expect(page).toHaveURL(paths.home);
    network.passFromNow();
    await logIn(page, sam, isShared);
    await expect(page.getByText('You have answered 0 out of')).toBeVisible();
    await network.arrive();
    await expect(page.getByText('You have answered 0 out of')).toBeVisible();
    await (await ownPages(page)).getByRole('link', { name: 'My account' }).click();
    await expect(page.getByText(sam.email).first()).toBeVisible();
    await expect(page.getByText(rosa.email)).toHaveCount(0);
    await expect.poll(() => keptOf(page)).toEqual({ caches: keptFor(sam), rows: 0 });
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test(`${where}, an answer that is given up at Log Out reaches nobody's account`, async ({ page }) => {
      const [rosa, sam] = [await signUp(page.request, 'facility'), await signUp(page.request, 'facility')];
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(saveAnswer.path)) sent.push(request.url());
      });
      await logIn(page, rosa, isShared);
      await isWelcomed(page);
      await page.route('**/api/v2/**', (route) => route.abort());
      await keepUnsentAnswer(page, rosa.user.userId, answerOf1);
      await logOut(page);
      await page.getByRole('button', { name: 'Log out and lose it' }).click();
      await expect(page).toHaveURL(paths.home);
      await page.unrouteAll();
      sent.length = 0;
      await logIn(page, sam, isShared);
      await expect(page.getByText('You have answered 0 out of')).toBeVisible();
      await expect.poll(() => keptOf(page)).toEqual({ caches: keptFor(sam), rows: 0 });
      expect(sent).toEqual([]);
      expect(await readRecord(page, rosa.token)).toBeUndefined();
      expect(await readRecord(page, sam.token)).toBeUndefined();
    });
  });
}

test('Log Out in one tab: what the other tab reads at that moment is kept nowhere', async ({
  page,
  context,
}) => {
  const rosa = await signUpAndAnswer(page.request);
  await logIn(page, rosa, false);
  await isWelcomed(page);
  const other = await context.newPage();
  const network = await slowDown(other);
  await other.goto(paths.account);
  await expect.poll(network.onTheWay).toBeGreaterThan(0);
  await logOut(page);
  await isLeft(other);
  await network.arrive();
  await expect(other.getByText(rosa.email)).toHaveCount(0);
  await expect.poll(() => keptOf(other)).toEqual(nothingKept);
});

test('a log in on a "shared" tab ends the session of the device, whose late reads are kept nowhere', async ({
  page,
  context,
}) => {
  const [rosa, sam] = [await signUpAndAnswer(page.request), await signUp(page.request, 'facility')];
  await logIn(page, rosa, false);
  await isWelcomed(page);
  const network = await slowDown(page);
  await (await ownPages(page)).getByRole('link', { name: 'My account' }).click();
  await expect.poll(network.onTheWay).toBeGreaterThan(0);
  const shared = await context.newPage();
  await logIn(shared, sam, true);
  await isLeft(page);
  await network.arrive();
  await expect(shared.getByText('You have answered 0 out of')).toBeVisible();
  await expect(page.getByText(sam.email).or(page.getByText(rosa.email))).toHaveCount(0);
  await expect.poll(() => keptOf(page)).toEqual(nothingKept);
});

for (const leaver of ['own', 'shared'] as const) {
  test(`"shared" ticked in one of two tabs, and the ${leaver} one is left while both read: nothing passes from tab to tab`, async ({
    page: shared,
    context,
  }) => {
    const [rosa, sam] = [await signUpAndAnswer(shared.request), await signUp(shared.request, 'facility')];
    await logIn(shared, sam, true);
    await isWelcomed(shared);
    const own = await context.newPage();
    await logIn(own, rosa, false);
    await isWelcomed(own);
    const networks = [await slowDown(shared), await slowDown(own)];
    for (const tab of [shared, own]) {
      await tab.bringToFront();
      await (await ownPages(tab)).getByRole('link', { name: 'My account' }).click();
    }
    for (const { onTheWay } of networks) await expect.poll(onTheWay).toBeGreaterThan(0);
    const left = leaver === 'own' ? own : shared;
    await left.bringToFront();
    await logOut(left);
    // Log Out empties the storage of the whole device, but not that of another tab.
    await isLeft(own);
    if (left === shared) await isLeft(shared);
    for (const { arrive } of networks) await arrive();
    if (left === own) await expect(shared.getByText(sam.email).first()).toBeVisible();
    await expect(own.getByText(sam.email).or(own.getByText(rosa.email))).toHaveCount(0);
    await expect(shared.getByText(rosa.email)).toHaveCount(0);
    await expect.poll(() => keptOf(own)).toEqual(nothingKept);
  });
}

test('what waits for one person is not sent while the next one plays, and goes when the first is back', async ({
  page,
}) => {
  const [rosa, sam] = [await signUp(page.request, 'facility'), await signUp(page.request, 'facility')];
  await logIn(page, sam, false);
  await isWelcomed(page);
  await keepUnsentAnswer(page, rosa.user.userId, answerOf1);
  await page.reload();
  await expect(page.getByText('You have answered 0 out of')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => keptOf(page)).toEqual({ caches: [], rows: 1 });
  expect(await readRecord(page, sam.token)).toBeUndefined();
  await logIn(page, rosa, false);
  await expect.poll(async () => (await readRecord(page, rosa.token))?.totalAnswered).toBe(1);
  await expect.poll(async () => (await keptOf(page)).rows).toBe(0);
  expect(await readRecord(page, sam.token)).toBeUndefined();
});
