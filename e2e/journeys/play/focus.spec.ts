import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  boxOf,
  choose,
  expectExercise,
  film,
  jumpTo,
  openGame,
  peopleOf,
  press,
  readGame,
  skipToTheExercise,
} from '#e2e/steps/game.ts';

/** Where the focus is, and what is in view, after each step of the game. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const setTextSize = (page: Page, px: number) =>
  page.evaluate((px) => {
    document.documentElement.style.fontSize = `${px}px`;
  }, px);

test('after the end of a part, and a survey after it, the exercise has the focus and its film is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await openGame(page);
  await jumpTo(page, 3);
  await setTextSize(page, 28);
  await page.getByRole('button', { name: /^Skip/ }).click();
  await skipToTheExercise(page);
  await press(page, 'Later');
  await expectExercise(page, 4);
  await expect(heading(page)).toBeFocused();
  await expect(film(page)).toBeInViewport({ ratio: 0.9 });
});

test('after "Pause the game" Continue has the focus, and covers no control', { tag: '@full' }, async ({
  page,
}) => {
  const { token } = await openGame(page);
  const game = await readGame(page, token);
  for (const [width, height] of [
    [1280, 720],
    [768, 1024],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await jumpTo(page, 2);
    await choose(page, peopleOf(game, 2).right);
    await press(page, 'Pause the game');
    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeFocused();
    await expect(goOn).toBeInViewport({ ratio: 1 });
    const notice = await boxOf(page.locator('div').filter({ has: goOn }).filter({ hasText: /^Done/ }).last());
    for (const control of await page.getByRole('button').filter({ visible: true }).all()) {
      const box = await boxOf(control);
      const isInside =
        box.y >= notice.y && box.y + box.height <= notice.y + notice.height && box.x >= notice.x;
      const isClear =
        box.y >= notice.y + notice.height ||
        box.y + box.height <= notice.y ||
        box.x >= notice.x + notice.width ||
        box.x + box.width <= notice.x;
      expect(isInside || isClear, (await control.textContent()) ?? '').toBe(true);
    }
  }
});
