import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { expectExercise, press } from '#e2e/steps/game.ts';

test('a break is suggested with the next exercise, not while the player may be about to tap', async ({
  page,
}) => {
  await page.clock.install();
  await openAs(page, await signUp(page.request, 'facility'), paths.game);
  await expectExercise(page, 1);
  const suggestion = page.getByText('You have played for ten minutes.');
  await page.clock.fastForward('10:01');
  await page.clock.runFor(1000);
  await expect(suggestion).toBeHidden();
  await press(page, 'Skip');
  await expectExercise(page, 2);
  await expect(suggestion).toBeVisible();
  await press(page, 'Keep playing');
  await expect(suggestion).toBeHidden();
});
