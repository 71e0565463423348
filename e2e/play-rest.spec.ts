import { paths } from '#contract/paths.ts';
import { expect, test } from './fixtures.ts';
import { expectExercise, press } from './game-steps.ts';
import { openAs, signUp } from './people.ts';

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
