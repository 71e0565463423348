import type { Page } from '@playwright/test';
import { saveAnswer } from '#contract/answers.ts';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  answerToExercise1,
  openNavigation,
  type Person,
  signUp,
  signUpAndAnswer,
  submitLogin,
} from '#e2e/steps/accounts.ts';
import { readCurrentPlaythrough } from '#e2e/steps/game.ts';
import { nothingStored, readStoredData } from '#e2e/steps/stored-data.ts';
import { addUnsentAnswer } from '#e2e/steps/unsent-answer.ts';

/** Two users of one tablet with a slow network or none: late responses for one never reach the other. */

const readPath = /\/api\/v2\/user\/(account|answers\/)/;

async function logIn(page: Page, { userName, password }: Person, isShared: boolean): Promise<void> {
  await page.goto(paths.home);
  await page.getByLabel('This is a shared computer').setChecked(isShared);
  await submitLogin(page, userName, password);
  await expect(page).toHaveURL(paths.dashboard);
}

const logOut = async (page: Page) =>
  (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();

const expectDashboard = (page: Page) =>
  expect(page.getByRole('button', { name: /^Resume Play/ })).toBeVisible();

const expectSignedOut = (page: Page) =>
  expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();

/**
 * Delays the responses to this tab's reads.
 * @returns the number of delayed responses, and functions that stop the delay for later reads and deliver the responses
 */
async function delayReads(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isDelaying = true;
  let delayedCount = 0;
  await page.route(readPath, async (route) => {
    if (!isDelaying || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    delayedCount += 1;
    await promise;
    // A page that has aborted the request ignores the response.
    return route.fulfill({ response }).catch(() => {});
  });
  return {
    delayedCount: () => delayedCount,
    stopDelaying: () => {
      isDelaying = false;
    },
    deliver: async () => {
      resolve();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

for (const isShared of [false, true]) {
  const where = isShared ? 'on a shared computer' : 'on a personal tablet';
  const tag = isShared ? [] : '@full';
  const cachesOf = ({ user }: Person) => (isShared ? [] : [`person-${user.userId}`]);

  test(`${where}, Log Out while all is on its way: late responses are not shown to the next user`, {
    tag,
  }, async ({ page }) => {
    const [rosa, sam] = [await signUpAndAnswer(page.request), await signUp(page.request, 'facility')];
    const network = await delayReads(page);
    await logIn(page, rosa, isShared);
    await expect.poll(network.delayedCount).toBeGreaterThan(0);
    await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
    await expect.poll(network.delayedCount).toBeGreaterThan(1);
    await logOut(page);
    await expect(page).toHaveURL(paths.home);
    network.stopDelaying();
    await logIn(page, sam, isShared);
    await expect(page.getByText('You have answered 0 out of')).toBeVisible();
    await network.deliver();
    await expect(page.getByText('You have answered 0 out of')).toBeVisible();
    await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
    await expect(page.getByText(sam.email).first()).toBeVisible();
    await expect(page.getByText(rosa.email)).toHaveCount(0);
    await expect.poll(() => readStoredData(page)).toEqual({ caches: cachesOf(sam), rows: 0 });
  });

  test.describe('without a network', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test(`${where}, an answer that is given up at Log Out reaches no account`, {
      tag: '@full',
    }, async ({ page }) => {
      const [rosa, sam] = [await signUp(page.request, 'facility'), await signUp(page.request, 'facility')];
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith(saveAnswer.path)) sent.push(request.url());
      });
      await logIn(page, rosa, isShared);
      await expectDashboard(page);
      await page.route('**/api/v2/**', (route) => route.abort());
      await addUnsentAnswer(page, rosa.user.userId, answerToExercise1);
      await logOut(page);
      await page.getByRole('button', { name: 'Log out and lose it' }).click();
      await expect(page).toHaveURL(paths.home);
      await page.unrouteAll();
      sent.length = 0;
      await logIn(page, sam, isShared);
      await expect(page.getByText('You have answered 0 out of')).toBeVisible();
      await expect.poll(() => readStoredData(page)).toEqual({ caches: cachesOf(sam), rows: 0 });
      expect(sent).toEqual([]);
      expect(await readCurrentPlaythrough(page, rosa.token)).toBeUndefined();
      expect(await readCurrentPlaythrough(page, sam.token)).toBeUndefined();
    });
  });
}

test('Log Out in one tab: what the other tab reads at that moment is not stored', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const rosa = await signUpAndAnswer(page.request);
  await logIn(page, rosa, false);
  await expectDashboard(page);
  const other = await context.newPage();
  const network = await delayReads(other);
  await other.goto(paths.account);
  await expect.poll(network.delayedCount).toBeGreaterThan(0);
  await logOut(page);
  await expectSignedOut(other);
  await network.deliver();
  await expect(other.getByText(rosa.email)).toHaveCount(0);
  await expect.poll(() => readStoredData(other)).toEqual(nothingStored);
});

test('a log in on a "shared" tab ends the session of the device, whose late reads are not stored', {
  tag: '@full',
}, async ({ page, context }) => {
  const [rosa, sam] = [await signUpAndAnswer(page.request), await signUp(page.request, 'facility')];
  await logIn(page, rosa, false);
  await expectDashboard(page);
  const network = await delayReads(page);
  await (await openNavigation(page)).getByRole('link', { name: 'My account' }).click();
  await expect.poll(network.delayedCount).toBeGreaterThan(0);
  const shared = await context.newPage();
  await logIn(shared, sam, true);
  await expectSignedOut(page);
  await network.deliver();
  await expect(shared.getByText('You have answered 0 out of')).toBeVisible();
  await expect(page.getByText(sam.email).or(page.getByText(rosa.email))).toHaveCount(0);
  await expect.poll(() => readStoredData(page)).toEqual(nothingStored);
});

for (const loggedOutTab of ['personal', 'shared'] as const) {
  test(`one of two tabs is "shared", and the ${loggedOutTab} one logs out while both read: nothing passes from tab to tab`, {
    tag: '@full',
  }, async ({ page: shared, context }) => {
    const [rosa, sam] = [await signUpAndAnswer(shared.request), await signUp(shared.request, 'facility')];
    await logIn(shared, sam, true);
    await expectDashboard(shared);
    const personal = await context.newPage();
    await logIn(personal, rosa, false);
    await expectDashboard(personal);
    const networks = [await delayReads(shared), await delayReads(personal)];
    for (const tab of [shared, personal]) {
      await tab.bringToFront();
      await (await openNavigation(tab)).getByRole('link', { name: 'My account' }).click();
    }
    for (const { delayedCount } of networks) await expect.poll(delayedCount).toBeGreaterThan(0);
    const loggedOut = loggedOutTab === 'personal' ? personal : shared;
    await loggedOut.bringToFront();
    await logOut(loggedOut);
    // Log Out clears the storage of the device, but not the session storage of another tab.
    await expectSignedOut(personal);
    if (loggedOut === shared) await expectSignedOut(shared);
    for (const { deliver } of networks) await deliver();
    if (loggedOut === personal) await expect(shared.getByText(sam.email).first()).toBeVisible();
    await expect(personal.getByText(sam.email).or(personal.getByText(rosa.email))).toHaveCount(0);
    await expect(shared.getByText(rosa.email)).toHaveCount(0);
    await expect.poll(() => readStoredData(personal)).toEqual(nothingStored);
  });
}

test('what waits for one person is not sent while the next one plays, and is sent when the first is back', {
  tag: '@full',
}, async ({ page }) => {
  const [rosa, sam] = [await signUp(page.request, 'facility'), await signUp(page.request, 'facility')];
  await logIn(page, sam, false);
  await expectDashboard(page);
  await addUnsentAnswer(page, rosa.user.userId, answerToExercise1);
  await page.reload();
  await expect(page.getByText('You have answered 0 out of')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => readStoredData(page)).toEqual({ caches: [], rows: 1 });
  expect(await readCurrentPlaythrough(page, sam.token)).toBeUndefined();
  await logIn(page, rosa, false);
  await expect.poll(async () => (await readCurrentPlaythrough(page, rosa.token))?.totalAnswered).toBe(1);
  await expect.poll(async () => (await readStoredData(page)).rows).toBe(0);
  expect(await readCurrentPlaythrough(page, sam.token)).toBeUndefined();
});
