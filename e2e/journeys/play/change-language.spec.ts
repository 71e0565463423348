import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { speakSpanish } from '#e2e/spanish/speak-spanish.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  answerWrong,
  expectExercise,
  film,
  press,
  readCurrentPlaythrough,
  readGame,
  setFilmSpeed,
  skipToTheExercise,
  speedUp,
  startNew,
} from '#e2e/steps/game.ts';

/** The other language in the middle of a game. */

type Edition = { language: 'English' | 'Español'; address: string; speak?: () => void };

/**
 * Chooses the other language, which stands below Display in the panel of help, and waits for its page.
 * @param edition.speak the journey's labels are those of the page before until the panel is open
 */
async function readIn(page: Page, { language, address, speak = () => {} }: Edition) {
  await press(page, 'Need help?');
  speak();
  await page.locator('a[hreflang]').filter({ visible: true }).click();
  await expect(page.locator(`a[hreflang]:text-is("${language}")`)).toHaveCount(0);
  await page.waitForURL(address);
}

/** What the tab of results says of the three answers. */
async function expectFigures(page: Page, total: number) {
  await page.goto(`${paths.dashboard}?tab=Reports`);
  await expect(page.getByText(`Answered 3/${total} exercises`)).toBeVisible();
  await expect(page.getByText('You have answered 2 out of 3 exercise(s) on the first try.')).toBeVisible();
  await expect(page.getByText('First attempt correct score: 67%')).toBeVisible();
  await expect(page.getByText('Multiple try score: 100%')).toBeVisible();
  await expect(page.getByText('Total attempts: 4')).toBeVisible();
}

test('a change of language in mid-game shows the same exercise at its first clip, and loses no answer', {
  tag: '@full',
}, async ({ page, server }) => {
  test.setTimeout(240_000);
  // Surveys have a separate test.
  await page.addInitScript(() => sessionStorage.setItem('surveyOffered', 'yes'));
  await speedUp(page);
  // At eight times its speed the first clip is over before anybody looks.
  await page.addInitScript(() => {
    const slowDown = () => Object.assign(document.documentElement.dataset, { filmSpeed: '1' });
    if (location.pathname.startsWith('/es/')) addEventListener('DOMContentLoaded', slowDown);
  });
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.dashboard);
  await startNew(page);
  const game = await readGame(page, person.token);
  await answerRight(page, game, 1);
  await press(page, 'Continue');
  await answerWrong(page, game, 2);
  await press(page, 'Try again');
  await answerRight(page, game, 2);
  await press(page, 'Continue');
  await expectExercise(page, 3);
  await expect(page.getByText('The film has ended. Who is correct?')).toBeAttached({ timeout: 60_000 });

  await readIn(page, { language: 'Español', address: '/es/gameInterface' });
  const speakEnglish = await speakSpanish(page, server.url);
  await expectExercise(page, 3);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(film(page)).toHaveAttribute('src', /ex03_1\b/);
  await setFilmSpeed(page, 8);
  const before = await readCurrentPlaythrough(page, person.token);
  expect(before?.exercises.map(({ exercise_id, main }) => [exercise_id, main.length])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  await answerRight(page, await readGame(page, person.token), 3);
  await press(page, 'Continue');
  await skipToTheExercise(page);
  await expectExercise(page, 4);
  await expectFigures(page, game.exercises.length);
  await page.goto(paths.dashboard);
  await page.getByRole('button', { name: /^Resume Play/ }).click();
  await expectExercise(page, 4);

  await readIn(page, { language: 'English', address: '/gameInterface', speak: speakEnglish });
  await expectExercise(page, 4);
  await expectFigures(page, game.exercises.length);
  const after = await readCurrentPlaythrough(page, person.token);
  expect(after?.exercises.map(({ exercise_id, main }) => [exercise_id, main.length])).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
  ]);
  expect(after?.session).toBe(before?.session);
});
