import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import {
  expectRevealInView,
  expectStageInView,
  hideSandboxNotice,
  stageViews,
  tightestStageViews,
  useLongestTexts,
} from '#e2e/checks/stage-views.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { changeGame } from '#e2e/steps/change-game.ts';
import {
  answerRight,
  boxOf,
  choose,
  expectExercise,
  film,
  jumpTo,
  lookFirst,
  lookFirstStage,
  openDisplay,
  peopleOf,
  placesOf,
  press,
  readCurrentPlaythrough,
  readGame,
  speedUp,
  startFilm,
  startNew,
} from '#e2e/steps/game.ts';
import { answeredDaysAgo, drawState, gameInState, saySure } from '#e2e/steps/reviews.ts';

/** "What would you check here?", and the views of a review. */

// Playwright's routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' });

/** Opens Today's three with exercise 1, which was missed five days ago. */
async function openReviewOfOne(page: Page, server: TestServer) {
  const person = await signUp(page.request, 'facility');
  await answeredDaysAgo({ page, server }, person, { 1: 'incorrect' }, 5);
  await drawState(page, 'scene');
  await openAs(page, person, paths.today);
  await expect(lookFirstStage(page)).toBeVisible();
  return gameInState(await readGame(page, person.token), 'scene');
}

test('a screen reader is told the places by name and what came of each tap, and every state keeps the rules', {
  tag: '@full',
}, async ({ page, server }) => {
  const game = await openReviewOfOne(page, server);
  const look = lookFirstStage(page);
  await expect(look).toMatchAriaSnapshot(`
    - region "What would you check here? Tap it.":
      - img /^Rosa stands in her bright kitchen/
      - group "Three places in the picture":
        - text: Three places in the picture
        - button "the bowl of fruit"
        - button "the front edge of the rug"
        - button "the stove"
      - heading "What would you check here? Tap it." [level=2]
      - status: Take all the time you need.
      - button "Show me"
  `);
  await expectAccessibilityRules(page);
  // The eye sees no place, and a tap beside all of them is a miss.
  const picture = await boxOf(look.getByRole('img'));
  await page.mouse.click(picture.x + picture.width * 0.5, picture.y + 5);
  await expect(look.getByRole('status')).toHaveText('Not there. Try again, or use Show me.');
  const { x, y, width, height } = game.exercises[0]?.places?.find(({ is_look }) => is_look)?.box ?? picture;
  await page.mouse.click(
    picture.x + picture.width * (x + width / 2),
    picture.y + picture.height * (y + height / 2),
  );
  await expect(look).toMatchAriaSnapshot(`
    - region "What would you check here? Tap it.":
      - img /^Rosa stands in her bright kitchen/
      - heading "What would you check here? Tap it." [level=2]
      - status: "Yes, here: the front edge of the rug."
      - button "Continue"
  `);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expectAccessibilityRules(page);
  await press(page, 'Continue');
  await choose(page, peopleOf(game, 1).right);
  await expect(page.getByRole('alertdialog', { name: 'How sure are you?' })).toBeVisible();
  await expectAccessibilityRules(page);
});

test('every place is a target of 48 px on the narrowest phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const game = await openReviewOfOne(page, server);
  const { look = '', others = [] } = placesOf(game, 1) ?? {};
  for (const name of [look, ...others]) {
    const { width, height } = await boxOf(lookFirstStage(page).getByRole('button', { name }));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(47.9);
  }
});

test('in every view the question, the film with both people, and the reason of a review need no scrolling', {
  tag: '@full',
}, async ({ page, server, baseURL, everyAppearance }) => {
  test.setTimeout(240_000);
  await changeGame(page, useLongestTexts);
  for (const { width, height, textSize } of everyAppearance ? stageViews : tightestStageViews) {
    await test.step(`${width} x ${height}, text ${textSize}`, async () => {
      await page.setViewportSize({ width, height });
      await setSettingsCookie(page, baseURL ?? '', { textSize });
      const game = await openReviewOfOne(page, server);
      useLongestTexts(game);
      const look = lookFirstStage(page);
      for (const part of [
        look.getByRole('heading'),
        look.getByRole('img'),
        look.getByRole('status'),
        look.getByRole('button', { name: 'Show me' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 0.99 });
      }
      await press(page, 'Show me');
      await press(page, 'Continue');
      await expect(film(page)).toBeVisible();
      await hideSandboxNotice(page);
      await expectStageInView(page, height);
      await choose(page, peopleOf(game, 1).wrong);
      await saySure(page, 'Not sure');
      await expectRevealInView(page, game.exercises[0]?.why ?? '');
    });
  }
});

test.describe('a new player', () => {
  test.use({ looksFirst: true });

  test('looks first wherever a picture has a place, and what was found is saved; in Display it can be turned off', async ({
    page,
  }) => {
    await speedUp(page);
    const person = await signUp(page.request, 'facility');
    const game = await readGame(page, person.token);
    await openAs(page, person, paths.dashboard);
    await startNew(page);
    const { look = '', others: [elsewhere = ''] = [] } = placesOf(game, 1) ?? {};
    await lookFirstStage(page).getByRole('button', { name: elsewhere }).click();
    await lookFirstStage(page).getByRole('button', { name: look }).click();
    await press(page, 'Continue');
    await startFilm(page);
    await expectPlaying(page, /ex01_1/);
    await answerRight(page, game, 1);
    await press(page, 'Continue');
    await lookFirst(page, game, 2);
    await expectExercise(page, 2);
    await expectPlaying(page, /ex02_1/);
    await answerRight(page, game, 2);
    await page.getByRole('dialog').getByRole('button', { name: 'Pause the game' }).click();
    const found = async () =>
      (await readCurrentPlaythrough(page, person.token))?.exercises.map(({ look_first }) => look_first);
    await expect.poll(found).toEqual(['missed', 'hit']);

    // What is heard, not seen, has no place.
    await jumpTo(page, 11);
    await press(page, 'Later');
    await expectPlaying(page, /ex11_1/);
    await expect(lookFirstStage(page)).toBeHidden();
    await openDisplay(page);
    await page.getByRole('checkbox', { name: /^Look first:/ }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await press(page, 'Previous');
    await expectPlaying(page, /ex10_1/);
  });
});

/** The film of an exercise has begun. */
async function expectPlaying(page: Page, clip: RegExp) {
  await expect(film(page)).toHaveAttribute('src', clip);
  const position = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(position).toBeGreaterThan(0);
}
