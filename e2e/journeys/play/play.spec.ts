import type { Locator, Page } from '@playwright/test';
import { FILMED } from '#content/filmed.ts';
import { paths } from '#contract/pages/paths.ts';
import { expectNoAxeViolations } from '#e2e/checks/accessibility-rules.ts';
import { openAfter, playToTheEnd } from '#e2e/screens/open-play.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  answerSurveys,
  answerWrong,
  answerWrongAgain,
  choose,
  expectExercise,
  giveFeedback,
  jumpTo,
  openGame,
  peopleOf,
  press,
  readCurrentPlaythrough,
  readGame,
  skipToTheExercise,
  speedUp,
  startNew,
} from '#e2e/steps/game.ts';
import { isOnPhone } from '#e2e/steps/phone.ts';

const disableIndexedDb = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });

test.describe('in a browser without IndexedDB', () => {
  test.use({
    serviceWorkers: 'block',
    expectedErrors: [/status of 401|ERR_FAILED|dynamically imported/],
  });

  test('neither "Please sign in again" nor the help of a broken page says that answers are kept', async ({
    page,
  }) => {
    await disableIndexedDb(page);
    const { token, user, password } = await signUp(page.request, 'facility');
    await openAs(page, { token, user }, '/gameInterface');
    await expectExercise(page, 1);
    await page.request.post('/api/v2/user/logout', { headers: headersOf({ token }) });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const again = page.getByRole('alertdialog', { name: 'Please sign in again', exact: true });
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(again).toBeHidden();

    await page.route(/assets\/AccountScreen-/, (route) => route.abort());
    await page.evaluate(() => sessionStorage.setItem('reloadedAt', String(Date.now())));
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
    await press(page, 'Need help?');
    const help = page.getByRole('dialog');
    await expect(help.getByText('Are my answers lost?')).toBeVisible();
    await expect(help.getByText(/This device cannot keep the others/)).toBeVisible();
    await expect(help).not.toContainText('They are kept on this device');
  });
});

/** The buttons of the dialog that are covered by the confetti. */
function buttonsCoveredBy(confetti: Locator): Promise<(string | null)[]> {
  return confetti.evaluate((canvas: HTMLElement) => {
    // Makes elementFromPoint consider the canvas.
    const { inert } = canvas;
    canvas.inert = false;
    canvas.style.pointerEvents = 'auto';
    const buttons = [...document.querySelectorAll('[role=dialog] button')];
    const covered = buttons.filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === canvas;
    });
    canvas.style.pointerEvents = 'none';
    canvas.inert = inert;
    return covered.map(({ textContent }) => textContent);
  });
}

/** @returns a function that gives the maximum number of pieces of confetti drawn at once */
async function countPieces(page: Page): Promise<() => Promise<number>> {
  const most = await page.evaluateHandle(() => {
    const counted = { drawn: 0, most: 0 };
    const { save, clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.save = function () {
      counted.drawn += 1;
      counted.most = Math.max(counted.most, counted.drawn);
      save.call(this);
    };
    CanvasRenderingContext2D.prototype.clearRect = function (...box) {
      counted.drawn = 0;
      clearRect.apply(this, box);
    };
    return counted;
  });
  return () => most.evaluate((counted) => counted.most);
}

test('the survey before the second part stops the film', async ({ page }) => {
  await speedUp(page);
  const { token } = await openGame(page);
  await jumpTo(page, 3);
  await choose(page, peopleOf(await readGame(page, token), 3).right);
  await page.getByRole('dialog').getByRole('button', { name: 'Pause the game' }).click();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'How Sure Do You Feel?' })).toBeVisible();
  // Long enough for a film to start if it was not stopped.
  await page.waitForTimeout(1000);
  const paused = () => [...document.querySelectorAll('video')].map((film) => film.paused);
  expect(new Set(await page.evaluate(paused))).toEqual(new Set([true]));
});

test('a game is played to its end with the buttons, and every row is saved', {
  tag: ['@full', '@spanish'],
}, async ({ page }) => {
  test.setTimeout(180_000);
  await speedUp(page);
  const { token, user } = await signUp(page.request, 'facility');
  await openAs(page, { token, user }, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, to Mind Your Step' })).toBeVisible();
  await expectNoAxeViolations(page);
  await startNew(page);
  const game = await readGame(page, token);
  const last = game.exercises.length;
  await expect(page.getByRole('button', { name: /^Okay/ })).toBeDisabled();
  await expectNoAxeViolations(page);

  // Two incorrect answers: the reason is shown, and the game continues.
  await answerWrong(page, game, 1);
  await expectNoAxeViolations(page);
  await answerWrongAgain(page, game, 1);
  await expect(page.getByRole('img', { name: /^The scene again\. The ring marks: / })).toBeVisible();
  await expectNoAxeViolations(page);
  await press(page, 'Next exercise');

  // Repeats, gives feedback, and answers correctly at the first try.
  await expectExercise(page, 2);
  await press(page, 'Repeat');
  await giveFeedback(page, 'The pictures are clear.');
  await answerRight(page, game, 2);
  const speaker = page.getByRole('dialog').getByText('Presenter', { exact: true });
  // A phone has no room for the name beside the picture.
  await expect(speaker).toBeVisible({ visible: !isOnPhone(page) });
  await expectNoAxeViolations(page);
  await press(page, 'Continue');

  // Goes back, jumps with the list, and leaves the game.
  await expectExercise(page, 3);
  await press(page, 'Previous');
  await expectExercise(page, 2);
  await jumpTo(page, 1);
  await page.getByRole('button', { name: /^Save & / }).click();
  await expect(page).toHaveURL(/dashboard\?tab=game/);
  await expect(page.getByText(`You have answered 2 out of ${last} exercises`)).toBeVisible();
  await expect(page.getByText('Last exercise answered: #2')).toBeVisible();

  // Resumes after the last answer, reloads, and ends the game with the last exercise.
  await page.getByRole('button', { name: /Resume Play/ }).click();
  await expectExercise(page, 1);
  await jumpTo(page, 3);
  await choose(page, peopleOf(game, 3).right);
  await page.getByRole('dialog').getByRole('button', { name: 'Pause the game' }).click();
  await page.reload();
  await expectExercise(page, 4 > last ? 1 : 4);
  if (last > 3) {
    await expect(page.getByRole('dialog', { name: 'How Sure Do You Feel?' })).toBeVisible();
    // Long enough for a film to start if it was not stopped.
    await page.waitForTimeout(1000);
    expect(
      await page.evaluate(() => [...document.querySelectorAll('video')].every(({ paused }) => paused)),
    ).toBe(true);
    await answerSurveys(page);
  }
  await jumpTo(page, last);
  await expect(page.getByRole('button', { name: /^Skip/ })).toBeDisabled();
  if (last > 3) await choose(page, peopleOf(game, last).right);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(page, 'Finish');
  // Exercises are still open: no film praises, nothing falls, and the way to the first of them is the main button.
  await expect(page.getByRole('dialog', { name: 'You have reached the end.' })).toBeVisible();
  await expect(page.getByText('Congrats')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Go to the first open exercise' })).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await press(page, 'Show Results');
  await expect(page).toHaveURL(/tab=Reports/);
  await expect(page.getByText(new RegExp(`Answered ${last > 3 ? 4 : 3}/`))).toBeVisible();
  await expectNoAxeViolations(page);

  const playthrough = await readCurrentPlaythrough(page, token);
  const rows = playthrough?.exercises.map(({ exercise_id, repeats, skip, main }) => ({
    exercise_id,
    repeats,
    skip,
    outcomes: main.map(({ attempt_outcome }) => attempt_outcome),
  }));
  expect(rows?.sort((a, b) => a.exercise_id - b.exercise_id)).toEqual([
    { exercise_id: 1, repeats: 0, skip: false, outcomes: ['incorrect', 'incorrect'] },
    { exercise_id: 2, repeats: 1, skip: false, outcomes: ['correct'] },
    { exercise_id: 3, repeats: 0, skip: false, outcomes: ['correct'] },
    ...(last > 3 ? [{ exercise_id: last, repeats: 0, skip: false, outcomes: ['correct'] }] : []),
  ]);
});

test('once everything is answered confetti falls at the end, over no button, and for five seconds', {
  tag: '@full',
}, async ({ page }) => {
  await openAfter(page, FILMED, paths.game);
  await page.getByRole('heading', { level: 1, name: /^Exercise 1:/ }).waitFor();
  const mostPieces = await countPieces(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playToTheEnd(page);
  const confetti = page.locator('canvas');
  await expect(confetti).toBeVisible();
  expect(await buttonsCoveredBy(confetti)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(confetti).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await press(page, 'Continue');
  await expect(page.getByText('Congrats!!! You have Finished The Game.')).toBeVisible();
  await expect(confetti).toBeVisible();
  expect(await buttonsCoveredBy(confetti)).toEqual([]);
  await expectNoAxeViolations(page);
  // The confetti ends long before its last piece would have fallen.
  await expect(confetti).toHaveCount(0, { timeout: 7000 });
  // On a phone, too, the four people have room in the picture.
  await page.setViewportSize({ width: 390, height: 844 });
  const people = await page.locator('img[src*="four-people"]').boundingBox();
  expect(people?.height).toBeGreaterThan(100);
  // A busy machine draws fewer frames with fewer pieces.
  expect(await mostPieces()).toBeGreaterThan(5);
  expect(await mostPieces()).toBeLessThanOrEqual(200);
});

test.describe('with the keyboard alone', () => {
  test.use({ inputMode: 'keyboard' });

  test('five exercises are answered', { tag: '@full' }, async ({ page }) => {
    test.setTimeout(240_000);
    await speedUp(page);
    const { token, user } = await signUp(page.request, 'facility');
    await openAs(page, { token, user }, '/dashboard');
    await startNew(page);
    const game = await readGame(page, token);

    await answerRight(page, game, 1);
    await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await press(page, 'Skip');

    await expectExercise(page, 2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await answerWrong(page, game, 2);
    await answerWrongAgain(page, game, 2);
    await press(page, peopleOf(game, 2).right);
    await press(page, 'Continue');

    await expectExercise(page, 3);
    await answerRight(page, game, 3);
    const last = game.exercises.length;
    if (last > 3) {
      await press(page, 'Continue');
      await skipToTheExercise(page);
      await answerSurveys(page);
      await answerRight(page, game, 4);
      await press(page, 'Continue');
      await answerRight(page, game, 5);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Save & / }).click();
    await expect(page.getByText(`You have answered ${Math.min(5, last)} out of`)).toBeVisible();
  });
});
