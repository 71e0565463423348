import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules, expectNoAxeViolations } from '#e2e/checks/accessibility-rules.ts';
import {
  expectRevealInView,
  stageViews,
  tightestStageViews,
  useLongestTexts,
} from '#e2e/checks/stage-views.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { changeGame } from '#e2e/steps/change-game.ts';
import {
  answerRight,
  answerWrong,
  answerWrongAgain,
  boxOf,
  expectExercise,
  jumpTo,
  peopleOf,
  press,
  readGame,
} from '#e2e/steps/game.ts';

/** The dialogs after an answer: what they show in every view, and what is heard. */

// Playwright's routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' });

test('in every view each dialog shows its title, picture, text and main button without scrolling', async ({
  page,
  baseURL,
  everyAppearance,
}) => {
  test.setTimeout(240_000);
  await changeGame(page, useLongestTexts);
  const person = await signUp(page.request, 'facility');
  const game = await readGame(page, person.token);
  useLongestTexts(game);
  const { hint = '', why = '' } = game.exercises[0] ?? {};
  for (const { width, height, textSize } of everyAppearance ? stageViews : tightestStageViews) {
    await page.setViewportSize({ width, height });
    await setSettingsCookie(page, baseURL ?? '', { textSize });
    await openAs(page, person, paths.game);
    // Each answer leads Resume to the next exercise.
    await jumpTo(page, 1);
    await answerWrong(page, game, 1);
    await test.step(`${width} x ${height}, text ${textSize}: first mistake`, () =>
      expectRevealInView(page, hint));
    await answerWrongAgain(page, game, 1);
    await press(page, peopleOf(game, 1).right);
    await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible();
    await test.step(`${width} x ${height}, text ${textSize}: revealed`, () => expectRevealInView(page, why));
    await press(page, 'Pause the game');
  }
});

test('the scene is marked, then made safe; the voice says the reason after the coaching clip, and Continue stops it', async ({
  page,
}) => {
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  const game = await readGame(page, person.token);
  await answerRight(page, game, 1);
  const dialog = page.getByRole('dialog');
  const before = dialog.getByRole('img', { name: /^The scene again\. The ring marks: / });
  const safe = dialog.getByRole('img', { name: 'The same place, made safe.' });
  await expect(safe).toBeVisible();
  await dialog.getByRole('button', { name: 'Before' }).click();
  await expect(before).toBeVisible();
  const voice = dialog.locator('video');
  await expect(voice).toHaveAttribute('src', /right-you-got-it/);
  await expect.poll(() => voice.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(voice).toHaveAttribute('src', /ex01_5/, { timeout: 20_000 });
  await expect.poll(() => voice.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const sound = await voice.elementHandle();
  await press(page, 'Continue');
  await expectExercise(page, 2);
  expect(await sound?.evaluate((video) => (video as HTMLVideoElement).paused)).toBe(true);
});

test('beside the text, the buttons under the picture stay in reach at every height', {
  tag: '@full',
}, async ({ page, baseURL, everyAppearance }) => {
  test.setTimeout(240_000);
  const person = await signUp(page.request, 'facility');
  for (const { textSize, widths } of [
    { textSize: 20, widths: [900, 1280] },
    { textSize: 28, widths: [1180, 1440] },
  ] as const) {
    await setSettingsCookie(page, baseURL ?? '', { textSize });
    await openAs(page, person, paths.game);
    const game = await readGame(page, person.token);
    await jumpTo(page, 1);
    await answerRight(page, game, 1);
    const inReach = page.getByRole('dialog').getByRole('button', { name: 'Before' });
    for (const width of widths)
      for (let height = 560; height <= 900; height += everyAppearance ? 17 : 85) {
        await page.setViewportSize({ width, height });
        await expect(inReach, `${width} x ${height}, text ${textSize}`).toBeInViewport({ ratio: 0.99 });
      }
    await press(page, 'Pause the game');
  }
});

test.describe('by touch, with the largest text', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });
  test('a finger that begins on the buttons scrolls to the reason and to the plan', { tag: '@full' }, async ({
    page,
    baseURL,
  }) => {
    await setSettingsCookie(page, baseURL ?? '', { textSize: 28 });
    const person = await signUp(page.request, 'facility');
    await openAs(page, person, paths.game);
    const game = await readGame(page, person.token);
    await answerRight(page, game, 1);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('More below')).toBeVisible();
    const { x, y, height } = await boxOf(dialog.locator('footer'));
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: x + 60, y: at }],
      });
    const drag = async () => {
      const from = y + height / 2;
      await touch('touchStart', from);
      for (let moved = 20; moved <= 240; moved += 20) await touch('touchMove', from - moved);
      await touch('touchEnd');
    };
    for (const below of [
      dialog.getByText(game.exercises[0]?.why ?? ''),
      dialog.getByRole('button', { name: 'I have this' }),
    ]) {
      await expect(async () => {
        if (await below.evaluate((one) => one.getBoundingClientRect().top > innerHeight - 200)) await drag();
        await expect(below).toBeInViewport({ timeout: 1 });
      }).toPass();
    }
    await expect(dialog.getByText('More below')).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});

test('the reason can be seen again until the player moves on', { tag: '@full' }, async ({ page }) => {
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  const game = await readGame(page, person.token);
  const again = page.getByRole('button', { name: 'See why again' });
  await expectExercise(page, 1);
  await expect(again).toBeHidden();
  await answerRight(page, game, 1);
  await press(page, 'Pause the game');
  await again.click();
  await expect(page.getByRole('dialog').getByText(game.exercises[0]?.why ?? '')).toBeVisible();
  await expect(page.getByText('You spotted it the first time.')).toBeVisible();
  await press(page, 'Continue');
  await expectExercise(page, 2);
  await expect(again).toBeHidden();
});

for (const { name, viewport, forcedColors } of [
  { name: 'a page enlarged to 400 %', viewport: { width: 320, height: 180 }, forcedColors: 'none' },
  { name: 'a phone on its side', viewport: { width: 844, height: 390 }, forcedColors: 'none' },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, forcedColors: 'none' },
  { name: 'forced colors', viewport: { width: 1280, height: 720 }, forcedColors: 'active' },
] as const) {
  test(`in ${name} every dialog can be read and used`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ forcedColors });
    const person = await signUp(page.request, 'facility');
    await openAs(page, person, paths.game);
    const game = await readGame(page, person.token);
    await answerWrong(page, game, 1);
    await page.setViewportSize(viewport);
    await expectAccessibilityRules(page);
    await answerWrongAgain(page, game, 1);
    await expectAccessibilityRules(page);
    await press(page, peopleOf(game, 1).right);
    await expect(page.getByRole('button', { name: 'Made safe' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessibilityRules(page);
    await page.getByRole('button', { name: 'Before' }).click();
    await expectNoAxeViolations(page);
    await page.getByText('Where this fact comes from').click();
    const last = page.getByRole('dialog').locator('details li').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await press(page, 'Pause the game');
    await press(page, 'See why again');
    await expectAccessibilityRules(page);
    await press(page, 'Continue');
    await expectExercise(page, 2);
    await jumpTo(page, game.exercises.length);
    await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
    await press(page, 'Finish');
    await expect(page.getByRole('heading', { name: 'You have reached the end.' })).toBeVisible();
    await expectAccessibilityRules(page);
  });
}
