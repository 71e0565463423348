import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { answerRight, atExercise, peopleOf, press, readGame } from './game-steps.ts';
import { openAs, signUp } from './people.ts';

test('"Skip to the content" leaves a game that was resumed by its button at its exercise and its choice', async ({
  page,
  request,
}) => {
  const { token, user } = await signUp(request, 'facility');
  await openAs(page, { token, user }, paths.dashboard);
  await page.getByRole('button', { name: /^Resume Play/ }).click();
  await atExercise(page, 1);
  const game = await readGame(page, token);
  await answerRight(page, game, 1);
  await press(page, 'Continue');
  await atExercise(page, 2);
  const chosen = page.getByRole('radio', { name: peopleOf(game, 2).right });
  await chosen.check({ force: true });
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await atExercise(page, 2);
  await expect(chosen).toBeChecked();
});

test.describe('a part of a page that cannot be fetched', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: [/ERR_FAILED/] });

  test('leaves the page and the choice as they are, and comes with Retry', async ({ page, request }) => {
    const { token, user } = await signUp(request, 'facility');
    await openAs(page, { token, user }, paths.game);
    await atExercise(page, 1);
    const chosen = page.getByRole('radio', { name: peopleOf(await readGame(page, token), 1).right });
    await chosen.check({ force: true });
    await page.route(/DisplayPanel.*\.js/, (route) => route.abort());
    await page.getByRole('button', { name: 'Display' }).click();
    const problem = page.getByRole('alert').filter({ hasText: 'This part did not arrive.' });
    await expect(problem).toBeInViewport({ ratio: 1 });
    await expect(chosen).toBeChecked();
    await page.unrouteAll();
    await problem.getByRole('button', { name: 'Retry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Display' });
    await expect(dialog).toHaveCSS('display', 'flex');
    await page.keyboard.press('Escape');
    await expect(chosen).toBeChecked();
  });

  test('because its script hangs is asked for anew by Retry, and leaves what was typed', async ({ page }) => {
    await page.clock.install();
    await page.goto(paths.home);
    const name = page.getByLabel('Username or Email');
    await name.fill('rosa@example.org');
    let isHanging = true;
    await page.route(/HelpPanel.*\.js/, (route) => (isHanging ? undefined : route.continue()));
    await page.getByRole('button', { name: 'Need help?' }).click();
    await expect(page.getByText('Loading...')).toBeVisible();
    await page.clock.fastForward(31_000);
    isHanging = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(name).toHaveValue('rosa@example.org');
  });
});
