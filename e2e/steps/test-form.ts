import type { Page } from '@playwright/test';
import { expect } from '#e2e/setup/fixtures.ts';
import { press, startFilm } from './game.ts';
import { openExerciseId } from './reviews.ts';

/** The picture with which a moment of the test begins. */
export const picture = (page: Page) => page.getByRole('region', { name: 'Look at the picture.' });

/** Sees the picture, and chooses the first of the two people; what has just appeared takes no press. */
export async function answerMoment(page: Page): Promise<number> {
  await expect(picture(page)).toBeVisible();
  const exerciseId = await openExerciseId(page);
  await press(page, 'Continue');
  await startFilm(page);
  const next = picture(page).or(page.getByText('That was all.')).first();
  await expect(async () => {
    if (await next.isHidden()) {
      await page.getByRole('radio').first().check({ force: true, timeout: 2000 });
      await page.getByRole('button', { name: /^Okay/ }).click({ timeout: 2000 });
    }
    await expect(next).toBeVisible({ timeout: 2000 });
  }).toPass();
  return exerciseId;
}
