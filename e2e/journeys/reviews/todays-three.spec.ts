import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import {
  lookFirst,
  lookFirstStage,
  peopleOnStage,
  placesOf,
  press,
  readCurrentPlaythrough,
  readGame,
} from '#e2e/steps/game.ts';
import {
  answeredDaysAgo,
  drawState,
  gameInState,
  openExerciseId,
  readReviews,
  reviewIt,
  setDay,
} from '#e2e/steps/reviews.ts';

/** Today's three, from the dashboard to the calm end, on one day after the other. */

/** Part 1 was answered twelve days ago with two mistakes, and three exercises of part 2. */
async function playedTwelveDaysAgo(page: Page, server: TestServer) {
  const person = await signUp(page.request, 'facility');
  const right = { 1: 'correct', 4: 'correct', 5: 'correct', 6: 'correct' } as const;
  const answers = { ...right, 2: 'incorrect', 3: 'incorrect' } as const;
  await answeredDaysAgo({ page, server }, person, answers, 12);
  await drawState(page, 'scene');
  return person;
}

async function openFromDashboard(page: Page) {
  await page.goto(paths.dashboard);
  await page.getByRole('button', { name: "Today's Three" }).click();
  await expect(page).toHaveURL(paths.today);
}

async function playThreeDays(page: Page, server: TestServer) {
  test.setTimeout(180_000);
  const person = await playedTwelveDaysAgo(page, server);
  const game = gameInState(await readGame(page, person.token), 'scene');
  const before = await readCurrentPlaythrough(page, person.token);

  // Seven days ago: the two mistakes come first.
  await setDay(page, -7);
  await openAs(page, person, paths.dashboard);
  await openFromDashboard(page);
  expect(await openExerciseId(page)).toBe(2);
  await lookFirst(page, game, 2);
  await expect(page.getByText("Today's three: 1 of 3")).toBeVisible();
  // Both claims are asked, in an order that is drawn.
  const cards = peopleOnStage(page);
  for (const { character } of game.exercises[1]?.main.options.slice(1, 3) ?? [])
    await expect(cards.filter({ hasText: character })).toHaveCount(1);
  await reviewIt(page, game, 2, { who: 'right', sure: 'Sure' });

  expect(await openExerciseId(page)).toBe(3);
  const places = placesOf(game, 3);
  await lookFirstStage(page)
    .getByRole('button', { name: places?.others[0] ?? '' })
    .click();
  await expect(page.getByText('Not there. Try again, or use Show me.')).toBeVisible();
  await press(page, 'Show me');
  await expect(page.getByText(`Here it is: ${places?.look}.`)).toBeVisible();
  await press(page, 'Continue');
  await reviewIt(page, game, 3, { who: 'wrong', sure: 'I would rather not say' });

  expect(await openExerciseId(page)).toBe(1);
  await lookFirst(page, game, 1);
  await reviewIt(page, game, 1, { who: 'right', sure: 'Not sure' });
  await expect(page.getByRole('heading', { level: 1, name: "That's all for today." })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: 'We looked at it together' })).toHaveCount(1);
  await expect(page.getByText('Your next moments come tomorrow.')).toBeVisible();
  await press(page, 'Show a friend');
  const friend = page.getByRole('dialog', { name: 'Show a friend' });
  await expect(friend.getByText(new URL(paths.tryOne, page.url()).href)).toBeVisible();
  await press(page, 'Close');
  await expect(page.getByRole('button', { name: 'Show a friend' })).toBeFocused();
  await press(page, 'One more');
  expect(await openExerciseId(page)).toBe(4);
  await lookFirst(page, game, 4);
  await reviewIt(page, game, 4, { who: 'right', sure: 'Sure' });
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect.poll(() => readReviews(page, person.token)).toHaveLength(4);

  // Four days ago: the mistake first.
  await setDay(page, -4);
  await openFromDashboard(page);
  expect(await openExerciseId(page)).toBe(3);
  await lookFirst(page, game, 3);
  await reviewIt(page, game, 3, { who: 'right', sure: 'Sure' });
  expect(await openExerciseId(page)).toBe(5);
  await page.getByRole('link', { name: 'Stop for today' }).click();

  // Today: nothing has piled up.
  await setDay(page, 0);
  await openFromDashboard(page);
  await expect(page.getByText("Today's three: 1 of 3")).toBeAttached();
  const last = await openExerciseId(page);
  await lookFirst(page, game, last);
  await reviewIt(page, game, last, { who: 'right', sure: 'Sure' });
  await expect.poll(() => readReviews(page, person.token)).toHaveLength(6);
  expect((await readReviews(page, person.token)).slice(0, 5)).toEqual([
    '1 correct not sure hit',
    '2 correct sure hit',
    '3 incorrect not said missed',
    '4 correct sure hit',
    '3 correct sure hit',
  ]);
  // The results of the game are what they were.
  expect(await readCurrentPlaythrough(page, person.token)).toEqual(before);
}

test('the three of three days, from the dashboard to One more', async ({ page, server }) => {
  await playThreeDays(page, server);
});

test('the three of three days can be played in every way', {
  tag: ['@full', '@everyway', '@spanish'],
}, async ({ page, server }) => {
  await playThreeDays(page, server);
});

test.describe('without a network', () => {
  /** The browser logs requests that fail to the page's console. */
  test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('reviews wait on the device, are not offered again, and arrive once', {
    tag: ['@full', '@worker'],
  }, async ({ page, context, server }) => {
    test.setTimeout(180_000);
    const person = await playedTwelveDaysAgo(page, server);
    const game = gameInState(await readGame(page, person.token), 'scene');
    await openAs(page, person, paths.today);
    expect(await openExerciseId(page)).toBe(2);
    const [, , { main, look } = {}] = game.exercises;
    const needed = [paths.game, '/api/v2/user/games/1', main?.options[2]?.video_url ?? '', look?.still ?? ''];
    const areCached = () =>
      page.evaluate(async (urls) => {
        const found = await Promise.all(urls.map((url) => caches.match(url)));
        return Boolean(navigator.serviceWorker.controller) && found.every(Boolean);
      }, needed);
    await expect.poll(areCached, { timeout: 90_000 }).toBe(true);

    await context.setOffline(true);
    for (const who of ['right', 'wrong'] as const) {
      const exerciseId = await openExerciseId(page);
      await lookFirst(page, game, exerciseId);
      await expect(page.locator('video[data-front]')).toBeVisible();
      await reviewIt(page, game, exerciseId, { who, sure: 'Sure' });
    }
    await expect(page.getByText('Will retry. Your answers stay on this device for a week.')).toBeAttached();
    expect(await readReviews(page, person.token)).toEqual([]);

    // The tab is closed and opened again without a network.
    const reopened = await context.newPage();
    await page.close();
    await reopened.goto(paths.today);
    expect([1, 4]).toContain(await openExerciseId(reopened));
    await context.setOffline(false);
    await expect
      .poll(() => readReviews(reopened, person.token), { timeout: 60_000 })
      .toEqual(['2 correct sure hit', '3 incorrect sure hit']);
  });
});
