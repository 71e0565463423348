import type { Page } from '@playwright/test';
import { FILMED } from '#content/filmed.ts';
import { paths } from '#contract/pages/paths.ts';
import { setSettingsCookie } from '../setup/settings-cookie.ts';
import { headersOf, openAs, signUp } from '../steps/accounts.ts';
import {
  answerSurvey,
  exerciseList,
  openDisplay,
  peopleOf,
  readGame,
  speedUp,
  surveyTitles,
  triedNote,
  watchToTheEnd,
} from '../steps/game.ts';
import { button, choose, game, openAfter, openExercise, playToTheEnd } from './open-play.ts';
import type { Screen } from './screen.ts';

/** The game, in every state and with every dialog. */
export const playScreens: Screen[] = [
  game('watching', async (page) => {
    await openExercise(page, 1);
    await page.locator('[aria-live] + p').filter({ hasText: /\w/ }).waitFor();
  }),
  game(
    'asking',
    async (page) => {
      await speedUp(page);
      await openExercise(page, 1);
      // Who taps sees no focus ring later.
      await button(page, 'Repeat').click();
      await watchToTheEnd(page);
    },
    false,
  ),
  game(
    'place-saved',
    async (page) => {
      await setSettingsCookie(page, page.url(), { stayOnPage: true });
      await openExercise(page, 1);
      await button(page, 'Skip').click();
      await button(page, /^Save & /).click();
      await page.getByText('Your place is saved.').waitFor();
    },
    false,
  ),
  game('described', async (page) => {
    await openExercise(page, 1);
    await openDisplay(page);
    await page.getByLabel('Describe the picture before each exercise').check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await button(page, 'Description').click();
    await page.getByText('What the picture shows').waitFor();
    await page.locator('[aria-live] + p').filter({ hasText: /\w/ }).waitFor();
  }),
  game(
    'whole',
    async (page) => {
      const { right } = await openExercise(page, 2);
      await page.getByRole('radio', { name: right }).check({ force: true });
      await page.locator('video[data-front]').waitFor();
    },
    true,
  ),
  game('sources', async (page) => {
    const { right } = await openExercise(page, 1);
    await choose(page, right);
    await page.getByText('Where this fact comes from').click();
  }),
  game('sign-in-again', async (page) => {
    await openExercise(page, 1);
    await page.request.post('/api/v2/user/logout', {
      headers: headersOf({ token: await page.evaluate(() => localStorage.getItem('token')) }),
    });
    await button(page, 'Skip').click();
    await page.getByRole('alertdialog').waitFor();
  }),
  game('exercises', async (page) => {
    await openExercise(page, 1);
    await button(page, /^Exercises:/).click();
    await exerciseList(page).waitFor();
  }),
  game('correct', async (page) => {
    const { right } = await openExercise(page, 1);
    await choose(page, right);
  }),
  game('incorrect', async (page) => {
    const { wrong } = await openExercise(page, 1);
    await choose(page, wrong);
  }),
  game('tried', async (page) => {
    const { wrong } = await openExercise(page, 1);
    await choose(page, wrong);
    await button(page, 'Try again').click();
    await triedNote(page).waitFor();
  }),
  game('second-incorrect', async (page) => {
    const { wrong } = await openExercise(page, 1);
    await choose(page, wrong);
    await button(page, 'Try again').click();
    await choose(page, wrong);
  }),
  game('made-safe', async (page) => {
    const { right } = await openExercise(page, 1);
    await choose(page, right);
    await page.getByRole('img', { name: 'The same place, made safe.' }).waitFor();
    // After the coaching clip the captions make room for the line.
    await page.locator('[data-captions] > :only-child').waitFor({ timeout: 20_000 });
  }),
  game('assisted', async (page) => {
    const { right, wrong } = await openExercise(page, 1);
    await choose(page, wrong);
    await button(page, 'Try again').click();
    await choose(page, wrong);
    await page.getByRole('dialog').getByRole('button', { name: right, exact: true }).click();
    await page.getByText('We looked at it together.').waitFor();
  }),
  game('see-why-again', async (page) => {
    const { right } = await openExercise(page, 1);
    await choose(page, right);
    await button(page, 'Pause the game').click();
    await button(page, 'See why again').waitFor();
  }),
  game('feedback', async (page) => {
    await openExercise(page, 1);
    await button(page, 'GIVE A FEEDBACK').click();
    await page.getByRole('dialog').waitFor();
  }),
  game('about-a-part', async (page) => {
    await openExercise(page, 1);
    await button(page, /^What is this part about\?/).click();
    await page.getByRole('dialog', { name: 'Part 1: Recognizing Hazards' }).waitFor();
  }),
  game('look-offer', async (page) => {
    await setSettingsCookie(page, page.url(), { lookAsked: false });
    await openAs(page, await signUp(page.request, 'facility'), paths.game);
    await page.getByRole('heading', { name: 'New: look before you listen' }).waitFor();
  }),
  game('how-to-hear', async (page) => {
    await setSettingsCookie(page, page.url(), { soundAsked: false });
    await openAs(page, await signUp(page.request, 'facility'), paths.game);
    await page.getByRole('heading', { name: 'Two people will speak. How do you like it?' }).waitFor();
  }),
  {
    ...game('welcome-back', async (page) => {
      await page.route('**/answers/resumeGame/1', async (route) => {
        const response = await route.fetch();
        const json = await response.json();
        const record = { ...json.record, answerDate: '2026-01-05T15:00:00.000Z' };
        await route.fulfill({ response, json: { ...json, record } });
      });
      await openAfter(page, 3, paths.game);
      await page.getByRole('dialog', { name: 'Welcome back!' }).waitFor();
    }),
    layoutShiftReason: 'the game opens under the dialog, and its bar is higher than that of the loading page',
  },
  game('final', async (page) => {
    await openWholeGame(page);
    await playToTheEnd(page);
    await page.getByRole('dialog').waitFor();
  }),
  game('congratulations', async (page) => {
    await openExercise(page, 1);
    await playToTheEnd(page);
    await button(page, 'Go to the first open exercise').waitFor();
  }),
  game('congratulations-all', async (page) => {
    await openWholeGame(page);
    await playToTheEnd(page);
    await button(page, 'Continue').click();
    await page.getByText('You have answered every exercise.').waitFor();
  }),
  ...(FILMED > 3 ? screensOfTheSecondPart() : []),
];

function screensOfTheSecondPart(): Screen[] {
  return [
    game('survey', async (page) => {
      await openExercise(page, 4);
      await page.getByRole('dialog').waitFor();
    }),
    game('survey-question', async (page) => {
      await openExercise(page, 4);
      await button(page, 'Answer now').click();
      await page.getByRole('radio').first().waitFor();
    }),
    game('survey-halfway', async (page) => {
      await openExercise(page, 4);
      const dialog = page.getByRole('dialog');
      await button(page, 'Answer now').click();
      await dialog.getByRole('radio').nth(1).check();
      await dialog.getByRole('button', { name: 'Next' }).click({ force: true });
    }),
    game('survey-thanks', (page) => finishSurveys(page, 4)),
    game('survey-advice', (page) => finishSurveys(page, 3)),
    game('new-part', async (page) => {
      await openAfter(page, 2, paths.game);
      await page.getByRole('heading', { level: 1, name: /^Exercise 3:/ }).waitFor();
      const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
      await choose(page, peopleOf(await readGame(page, token), 3).right);
      await button(page, 'Continue').click();
      await page.getByRole('dialog', { name: 'Recognizing Hazards is lit.' }).waitFor();
    }),
  ];
}

/** Exercise 1 of a game in which every exercise is answered. */
async function openWholeGame(page: Page) {
  await openAfter(page, FILMED, paths.game);
  await page.getByRole('heading', { level: 1, name: /^Exercise 1:/ }).waitFor();
}

/** Answers every question with the option of this index. */
async function finishSurveys(page: Page, index: number) {
  await openExercise(page, 4);
  for (const title of surveyTitles) {
    const dialog = page.getByRole('dialog', { name: title });
    await answerSurvey(dialog, (question) => question.getByRole('radio').nth(index));
  }
  await button(page, 'Finish the Survey!!').waitFor();
}
