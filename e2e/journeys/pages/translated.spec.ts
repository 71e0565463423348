import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, openSignUp, signUp } from '#e2e/steps/accounts.ts';
import {
  answerWrong,
  expectExercise,
  openGame,
  peopleOnStage,
  press,
  readGame,
  skipToTheExercise,
} from '#e2e/steps/game.ts';
import { translatePage } from '#e2e/steps/translate-page.ts';

/** Wraps every text in <font> elements, as Chrome's translation does. */
function translate(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.getElementById('root') as Element,
      NodeFilter.SHOW_TEXT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });
}

test('a page that the browser has translated can still be used: sign up, dashboard and game', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.goto(paths.home);
  // Names stay as they are: a translated one is somebody else's.
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('translate', 'no');
  await expect(page.getByRole('banner').getByText('Mind Your Step')).toHaveAttribute('translate', 'no');
  await openSignUp(page);
  await page.getByRole('radio', { name: 'Yes' }).waitFor();
  await translate(page);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await press(page, 'Next');
  await expect(page.getByRole('alert')).toBeFocused();
  const { token, user } = await signUp(request, 'facility');
  await openAs(page, { token, user }, paths.dashboard);
  await page.getByRole('button', { name: 'Start New' }).waitFor();
  await translate(page);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await page.getByRole('tab', { name: 'Game' }).click();
  await translate(page);
  await page.getByRole('button', { name: /^Resume Play/ }).click();
  await expectExercise(page, 1);
  await translate(page);
  await press(page, 'Sound & captions');
  const panel = page.getByRole('dialog', { name: 'Sound & captions' });
  await translate(page);
  await panel.getByRole('radio', { name: 'Slower', exact: true }).check({ force: true });
  await expect(panel.getByRole('radio', { name: 'Slower', exact: true })).toBeChecked();
  await panel.getByRole('button', { name: 'Close' }).click();
  await answerWrong(page, await readGame(page, token), 1);
  await press(page, 'Try again');
  await translate(page);
  await press(page, 'Skip');
  await expectExercise(page, 2);
});

test.describe(() => {
  // It has begun before the app starts: React draws the page anew.
  test.use({ expectedErrors: [/React error #418/] });

  test('with every text replaced on every change, fifteen exercises show the present words, once', async ({
    page,
  }) => {
    await translatePage(page);
    const { token } = await openGame(page);
    const game = await readGame(page, token);
    await expectExercise(page, 1);
    for (const { exercise_id: number, title, main } of game.exercises.slice(0, 15)) {
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
        `Exercise ${number}: ${title}`,
      );
      await expect(page.getByText(`Exercise ${number} of 50`, { exact: true })).toBeVisible();
      const people = peopleOnStage(page);
      const named = main.options.filter(({ is_selectable }) => is_selectable);
      for (const [at, { character }] of named.entries())
        await expect(people.nth(at)).toContainText(character);
      const speakers = page.getByRole('group', { name: 'Watch one person again' }).getByRole('button');
      const speaking = main.options.filter(({ video_url }) => video_url);
      await expect(speakers).toHaveText(
        speaking.map(({ character }) => new RegExp(`^${character}(, first|, question)? (now|heard)?$`)),
      );
      await expect(page.getByRole('status').filter({ hasText: /^(Saving|Saved)$/ })).toBeVisible();
      await press(page, 'Skip');
      const isPartOver = game.exercises[number]?.part !== game.exercises[number - 1]?.part;
      if (isPartOver) await skipToTheExercise(page);
      if (number === 3) await press(page, 'Later');
    }
    await expectExercise(page, 16);
    await expect(page.locator('font').first()).toBeAttached();
  });
});
