import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  answerWrong,
  expectExercise,
  jumpTo,
  press,
  readCurrentPlaythrough,
  readGame,
} from '#e2e/steps/game.ts';

/** The browser logs requests of the service worker that fail to the page's console. */
test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** Waits until the service worker controls the page and the next exercises are cached. */
async function waitUntilCached(page: Page, urls: string[]) {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          if (!navigator.serviceWorker.controller) return wanted;
          const found = await Promise.all(wanted.map((url) => caches.match(url)));
          return wanted.filter((_, index) => !found[index]);
        }, urls),
      { timeout: 90_000 },
    )
    .toEqual([]);
}

test('after an update the app opens offline on every page, whatever an earlier version has cached', {
  tag: ['@full', '@worker'],
}, async ({ page, context }) => {
  const person = await signUp(page.request, 'facility');
  // This address is not a page of the app, so no service worker is installed yet.
  await page.goto('/api/v2/config');
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    const html = '<div id="root"></div><script type="module" src="/assets/start-of-before.js"></script>';
    await cache.put('/dashboard', new Response(html, { headers: { 'Content-Type': 'text/html' } }));
  });
  await openAs(page, person, '/gameInterface');
  await expectExercise(page, 1);
  await waitUntilCached(page, [
    '/gameInterface',
    '/api/v2/user/games/1',
    '/api/v2/user/answers/resumeGame/1',
  ]);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.getByText('This page may be out of date.')).toBeVisible();
});

test('the network fails during an exercise: play continues, and every answer arrives once', {
  tag: '@worker',
}, async ({ page, context, server }) => {
  test.setTimeout(300_000);
  const person = await signUp(page.request, 'facility');
  // Surveys have a separate test.
  await context.addInitScript(() => sessionStorage.setItem('surveyOffered', 'yes'));
  await openAs(page, person, '/gameInterface');
  const game = await readGame(page, person.token);
  const last = game.exercises.length;
  // Where all exercises are filmed, the network fails at 7, otherwise at 2.
  const [current, next, then] = last > 8 ? [7, 8, 9] : [2, 3, 1];
  await expectExercise(page, 1);
  if (current !== 2) await jumpTo(page, current);
  else {
    await answerRight(page, game, 1);
    await press(page, 'Continue');
  }
  await expectExercise(page, current);
  const needed = game.exercises
    .filter(({ exercise_id }) => [current, next, then].includes(exercise_id))
    .flatMap(({ main }) => main.options.map(({ video_url }) => video_url));
  const reads = ['/api/v2/user/games/1', '/api/v2/user/answers/resumeGame/1'];
  await waitUntilCached(page, [...reads, ...needed, game.coaching['right-you-got-it']?.video_url ?? '']);

  await context.setOffline(true);
  await answerWrong(page, game, current);
  await press(page, 'Try again');
  await answerRight(page, game, current);
  await expect(page.getByText('Will retry').first()).toBeAttached();
  await press(page, 'Continue');
  await expectExercise(page, next);
  await expect(page.locator('video[data-front]')).toBeVisible();
  await answerRight(page, game, next);

  // The tab is closed and reopened without a network: the game continues where it was.
  const reopened = await context.newPage();
  await page.close();
  await reopened.goto('/dashboard');
  await expect(reopened.getByText(`Last exercise answered: #${next}`)).toBeVisible();
  await reopened.getByRole('button', { name: /Resume Play/ }).click();
  await expectExercise(reopened, then);
  await expect(reopened.locator('video[data-front]')).toBeVisible();
  await expect
    .poll(() =>
      reopened.locator('video[data-front]').evaluate((video: HTMLVideoElement) => video.currentTime),
    )
    .toBeGreaterThan(0);
  if (then !== 1) await answerRight(reopened, game, then);
  expect((await readCurrentPlaythrough(reopened, person.token))?.lastAnsweredExercise ?? 0).toBe(
    current === 2 ? 1 : 0,
  );

  // Meanwhile the session has expired; with a new one everything arrives, in order.
  await reopened.request.post('/api/v2/user/logout', {
    headers: headersOf(person),
  });
  await context.setOffline(false);
  await expect(reopened.getByText('Please sign in again, your answers are safe').first()).toBeAttached({
    timeout: 90_000,
  });
  await reopened.goto('/sign-in');
  await submitLogin(reopened, person.userName, person.password);
  const rows = () =>
    server
      .query(
        `select a.exercise_id || case outcome when 'correct' then '✓' else 'x' end as made
        from attempts a join saves s using (account_id, save_id) where account_id = $1 order by s.arrival, a.position`,
        [person.user.userId],
      )
      .then((found) => found.rows.map(({ made }) => made).join(' '));
  await expect.poll(rows, { timeout: 60_000 }).toBe(current === 2 ? '1✓ 2x 2✓ 3✓' : '7x 7✓ 8✓ 9✓');
});
