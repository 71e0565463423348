import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectTrueWord } from '#e2e/checks/film-word.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { film, readCurrentPlaythrough } from '#e2e/steps/game.ts';
import { pressAsAPerson } from '#e2e/steps/press-as-a-person.ts';
import { setHidden } from './conditions/film/hidden.ts';
import { randomFrom } from './random.ts';

/** Presses by chance in the game: whatever somebody does there, the page stays true, and no answer is lost. */

test.use({ expectedErrors: [/ERR_ABORTED|status of 401/] });

const sizes = [
  [390, 664],
  [820, 1180],
  [1180, 820],
  [1280, 720],
  [768, 1024],
] as const;

type Random = () => number;

/** The middles of the controls in view that a press would reach. */
function reachable(): { x: number; y: number }[] {
  const middles: { x: number; y: number }[] = [];
  for (const control of document.querySelectorAll('button, label, summary, [role=radio]')) {
    const { x, y, width, height } = control.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(middleX, middleY);
    if (width > 0 && hit && (control.contains(hit) || hit.contains(control)))
      middles.push({ x: middleX, y: middleY });
  }
  return middles;
}

async function pressSomething(page: Page, random: Random, times: number) {
  const controls = await page.evaluate(reachable);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { x, y } = controls[Math.floor(random() * controls.length)] ?? { x: width / 2, y: height / 2 };
  for (let press = 0; press < times; press += 1) {
    if (press > 0) await page.waitForTimeout(60 + 500 * random());
    await page.mouse.click(x, y);
  }
}

const keys = ['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowRight', 'PageDown'];

/** One act by chance; going back and turning are as rare as with people. */
async function actByChance(page: Page, random: Random): Promise<string> {
  const chance = random();
  if (chance < 0.55) {
    await pressSomething(page, random, 1);
    return 'press';
  }
  if (chance < 0.7) {
    await pressSomething(page, random, 2);
    return 'press twice';
  }
  if (chance < 0.88) {
    const key = keys[Math.floor(random() * keys.length)] as string;
    await page.keyboard.press(key);
    return key;
  }
  if (chance < 0.92) {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: height, height: width });
    return 'turn';
  }
  if (chance < 0.97) {
    await setHidden({ page }, true);
    await page.waitForTimeout(300 * random());
    await setHidden({ page }, false);
    return 'hide';
  }
  await page.goBack();
  return 'back';
}

/** The focus is somewhere again before the next key would be pressed. */
async function expectFocus(page: Page) {
  const isSomewhere = () => document.activeElement !== document.body || !document.hasFocus();
  await expect.poll(() => page.evaluate(isSomewhere), { timeout: 4000 }).toBe(true);
}

/** Tells the exercises of which the page has said that they are answered. */
async function watchAnswers(page: Page): Promise<ReadonlySet<number>> {
  const answered = new Set<number>();
  await page.exposeFunction('answeredOnScreen', (exercise: number) => answered.add(exercise));
  await page.addInitScript(() => {
    const { answeredOnScreen } = globalThis as unknown as { answeredOnScreen: (exercise: number) => void };
    setInterval(() => {
      const said = [...document.querySelectorAll('[role=dialog] h2')].some(({ textContent }) =>
        /^(?:Right, you got it!|Let's look at it together)$/.test(textContent.trim()),
      );
      const exercise = Number(/\d+/.exec(document.querySelector('h1')?.textContent ?? '')?.[0]);
      if (said && exercise > 0) answeredOnScreen(exercise);
    }, 100);
  });
  return answered;
}

async function pressByChance(page: Page, { presses, seed }: { presses: number; seed: number }) {
  const random = randomFrom(seed);
  await pressAsAPerson(page);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  const answered = await watchAnswers(page);
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  await expect(film(page)).toBeVisible();
  const acts: string[] = [];
  try {
    for (let press = 1; press <= presses; press += 1) {
      // The dashboard is one press away, and has tests of its own.
      if (new URL(page.url()).pathname !== paths.game) await page.goto(paths.game);
      acts.push(await actByChance(page, random));
      if (press % 10 > 0) continue;
      await expectTrueWord(page);
      await expectFocus(page);
    }
    await page.goto(paths.dashboard);
    const onServer = async () => {
      const playthrough = await readCurrentPlaythrough(page, person.token);
      const saved = playthrough?.exercises.filter(({ main }) => main.length > 0) ?? [];
      return [...answered].filter((one) => !saved.some(({ exercise_id }) => exercise_id === one));
    };
    await expect.poll(onServer, { timeout: 60_000 }).toEqual([]);
  } catch (problem) {
    console.log(`The last acts before it failed: ${acts.slice(-12).join(', ')}`);
    throw problem;
  }
}

for (const [width, height] of sizes) {
  const viewport = { width, height };
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport });
    test('500 presses by chance', { tag: '@full' }, async ({ page, seed }) => {
      test.setTimeout(600_000);
      console.log(`SEED=${seed}`);
      await pressByChance(page, { presses: 500, seed });
    });
  });
}

test('60 presses by chance', async ({ page, seed }) => {
  await pressByChance(page, { presses: 60, seed });
});
