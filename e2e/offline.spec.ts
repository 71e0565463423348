import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { answerRight, answerWrong, atExercise, jumpTo, press, readGame, readRecord } from './game-steps.ts';
import { openAs, signUp, typeLogin } from './people.ts';

/** The service worker asks in the page's name; what it cannot fetch the browser writes to the console. */
test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

/** The service worker is in charge, and what the next exercises need is kept on the device. */
async function untilKept(page: Page, urls: string[]) {
  await expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          if (!navigator.serviceWorker.controller) return wanted.length;
          const found = await Promise.all(wanted.map((url) => caches.match(url)));
          return found.filter((response) => !response).length;
        }, urls),
      { timeout: 90_000 },
    )
    .toBe(0);
}

test('after an update the app opens without a network on every page, whatever an earlier version kept of it', async ({
  page,
  context,
}) => {
  const person = await signUp(page.request, 'facility');
  // Not a page of the app: no service worker is there yet.
  await page.goto('/api/v2/config');
  await page.evaluate(async () => {
    const cache = await caches.open('pages');
    const html = '<div id="root"></div><script type="module" src="/assets/start-of-before.js"></script>';
    await cache.put('/dashboard', new Response(html, { headers: { 'Content-Type': 'text/html' } }));
  });
  await openAs(page, person, '/gameInterface');
  await atExercise(page, 1);
  await untilKept(page, ['/gameInterface', '/api/v2/user/games/1', '/api/v2/user/answers/resumeGame/1']);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.getByText('This page may be out of date.')).toBeVisible();
});

test('the cable is pulled in the middle of an exercise: play goes on, and every answer arrives once', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(300_000);
  const person = await signUp(page.request, 'facility');
  // Surveys have their own test.
  await context.addInitScript(() => sessionStorage.setItem('surveyOffered', 'yes'));
  await openAs(page, person, '/gameInterface');
  const game = await readGame(page, person.token);
  const last = game.exercises.length;
  // On film are 3, or all: then it happens at 7.
  const [pulled, next, then] = last > 8 ? [7, 8, 9] : [2, 3, 1];
  await atExercise(page, 1);
  if (pulled !== 2) await jumpTo(page, pulled);
  else {
    await answerRight(page, game, 1);
    await press(page, 'Continue');
  }
  await atExercise(page, pulled);
  const needed = game.exercises
    .filter(({ exercise_id }) => [pulled, next, then].includes(exercise_id))
    .flatMap(({ main }) => main.options.map(({ video_url }) => video_url));
  const reads = ['/api/v2/user/games/1', '/api/v2/user/answers/resumeGame/1'];
  await untilKept(page, [...reads, ...needed, game.coaching['right-you-got-it']?.video_url ?? '']);

  await context.setOffline(true);
  await answerWrong(page, game, pulled);
  await press(page, 'Try again');
  await answerRight(page, game, pulled);
  await expect(page.getByText('Will retry').first()).toBeAttached();
  await press(page, 'Continue');
  await atExercise(page, next);
  await expect(page.locator('video[data-front]')).toBeVisible();
  await answerRight(page, game, next);

  // The tab is closed and opened again without a network: the game goes on where it was.
  const again = await context.newPage();
  await page.close();
  await again.goto('/dashboard');
  await expect(again.getByText(`Last exercise answered: #${next}`)).toBeVisible();
  await again.getByRole('button', { name: /Resume Play/ }).click();
  await atExercise(again, then);
  await expect(again.locator('video[data-front]')).toBeVisible();
  await expect
    .poll(() => again.locator('video[data-front]').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  if (then !== 1) await answerRight(again, game, then);
  expect((await readRecord(again, person.token))?.lastAnsweredExercise ?? 0).toBe(pulled === 2 ? 1 : 0);

  // The session has expired meanwhile; with a new one everything arrives, in order.
  await again.request.post('/api/v2/user/logout', { headers: { authorization: `Bearer ${person.token}` } });
  await context.setOffline(false);
  await expect(again.getByText('Please sign in again, your answers are safe').first()).toBeAttached({
    timeout: 90_000,
  });
  await again.goto('/sign-in');
  await typeLogin(again, person.userName, person.password);
  const rows = () =>
    server
      .query(
        `select a.exercise_id || case outcome when 'correct' then '✓' else 'x' end as made
        from attempts a join saves s using (account_id, save_id) where account_id = $1 order by s.arrival, a.position`,
        [person.user.userId],
      )
      .then((found) => found.rows.map(({ made }) => made).join(' '));
  await expect.poll(rows, { timeout: 60_000 }).toBe(pulled === 2 ? '1✓ 2x 2✓ 3✓' : '7x 7✓ 8✓ 9✓');
});
