import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { film, readCurrentPlaythrough } from '#e2e/steps/game.ts';
import { pressAsAPerson } from '#e2e/steps/press-as-a-person.ts';
import { type Hands, pressByChance } from './chance.ts';
import { randomFrom } from './random.ts';

/** Presses at random in the game: whatever somebody does there, the page stays true, and no answer is lost. */

test.use({ expectedErrors: [/ERR_ABORTED|status of 401/] });

const sizes = [
  [390, 664],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [768, 1024],
] as const;

const handsOf = (page: Page): Hands => ({
  open: (url) => page.goto(url),
  read: (expression) => page.evaluate(expression),
  clickAt: (x, y) => page.mouse.click(x, y),
  pressKey: (key) => page.keyboard.press(key),
  async turn() {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: height, height: width });
  },
  goBack: () => page.goBack(),
});

async function play(page: Page, { presses, seed }: { presses: number; seed: number }) {
  await pressAsAPerson(page);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  await expect(film(page)).toBeVisible();
  const answered = await pressByChance(handsOf(page), {
    presses,
    random: randomFrom(seed),
    game: paths.game,
  });
  await page.goto(paths.dashboard);
  const notOnServer = async () => {
    const playthrough = await readCurrentPlaythrough(page, person.token);
    const saved = playthrough?.exercises.filter(({ main }) => main.length > 0) ?? [];
    return [...answered].filter((one) => !saved.some(({ exercise_id }) => exercise_id === one));
  };
  await expect.poll(notOnServer, { timeout: 60_000 }).toEqual([]);
}

for (const [width, height] of sizes) {
  const viewport = { width, height };
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport });
    test('500 presses at random', { tag: '@full' }, async ({ page, seed }) => {
      test.setTimeout(600_000);
      console.log(`SEED=${seed}`);
      await play(page, { presses: 500, seed });
    });
  });
}

test('60 presses at random', async ({ page, seed }) => {
  await play(page, { presses: 60, seed });
});
