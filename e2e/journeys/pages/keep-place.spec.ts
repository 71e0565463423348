import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, openDisplay, peopleOf, press, readGame } from '#e2e/steps/game.ts';

test('"Skip to the content" keeps the exercise and the choice of a resumed game', async ({
  page,
  request,
}) => {
  const { token, user } = await signUp(request, 'facility');
  await openAs(page, { token, user }, paths.dashboard);
  await page.getByRole('button', { name: /^Resume Play/ }).click();
  await expectExercise(page, 1);
  const game = await readGame(page, token);
  await answerRight(page, game, 1);
  await press(page, 'Continue');
  await expectExercise(page, 2);
  const chosen = page.getByRole('radio', { name: peopleOf(game, 2).right });
  await chosen.check({ force: true });
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await expectExercise(page, 2);
  await expect(chosen).toBeChecked();
});

test.describe('a part of a page that cannot be loaded', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: [/ERR_FAILED/] });

  test('leaves the page and the choice as they are, and loads with Retry', async ({ page, request }) => {
    const { token, user } = await signUp(request, 'facility');
    await openAs(page, { token, user }, paths.game);
    await expectExercise(page, 1);
    const name = peopleOf(await readGame(page, token), 1).right;
    // Also under the help from which Display is opened.
    const chosen = page.getByRole('radio', { name, includeHidden: true });
    await chosen.check({ force: true });
    // The server does not answer either: otherwise there is a new version.
    await page.route(/DisplayPanel.*\.js|\/gameInterface$/, (route) => route.abort());
    await openDisplay(page);
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

  test('because its script hangs is requested again by Retry, and leaves what was typed', async ({
    page,
  }) => {
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
