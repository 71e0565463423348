import type { Page } from '@playwright/test';
import { FILMED } from '#content/filmed.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { setSettingsCookie } from '../setup/settings-cookie.ts';
import { openAs, signUp } from '../steps/accounts.ts';
import { mockFullReport } from '../steps/full-report.ts';
import { answerSurvey, jumpTo, speedUp, surveyTitles, watchToTheEnd } from '../steps/game.ts';
import { mockReveal } from '../steps/mock-reveal.ts';
import type { Screen } from './screen.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens a page as the sandbox's Walter, who has answered some exercises. */
async function openAsWalter(page: Page, path: string) {
  const response = await page.request.post('/api/v2/user/login', {
    data: { email: 'walter', password: 'porch swing 2' },
  });
  await openAs(page, await response.json(), path);
  await page.getByText('Last exercise answered').or(page.getByText('Last played on')).waitFor();
}

/**
 * Opens an exercise with a new account.
 * @returns who is right in it, and who is wrong
 */
async function openExercise(page: Page, exerciseId: number) {
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  const game = await (
    await page.request.get('/api/v2/user/games/1', { headers: { authorization: `Bearer ${person.token}` } })
  ).json();
  const last = game.exercises.length;
  const id = Math.min(exerciseId, last);
  await page.getByRole('heading', { level: 1, name: /^Exercise 1:/ }).waitFor();
  if (id !== 1) {
    await button(page, /^Exercises:/).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${id} `) }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(`^Exercise ${id}:`) }).waitFor();
  }
  const { main } = game.exercises[id - 1];
  const name = (isRight: boolean) =>
    main.options.find(
      (option: { id: number; is_selectable: boolean }) =>
        option.is_selectable && (option.id === main.answer) === isRight,
    ).character as string;
  return { right: name(true), wrong: name(false) };
}

async function choose(page: Page, name: string) {
  await page.getByRole('radio', { name }).check({ force: true });
  await button(page, 'Okay').click();
  await page.locator('[role=dialog], [role=alertdialog]').waitFor();
}

/** Opens a page with a new account that has answered this many exercises, four of five right the first time. */
async function openAfter(page: Page, answered: number, path: string = paths.dashboard) {
  const person = await signUp(page.request, 'facility');
  for (let exercise_id = 1; exercise_id <= answered; exercise_id += 1) {
    const attempt_outcome = exercise_id % 5 === 2 ? 'incorrect' : 'correct';
    const main = [{ attempt_outcome, attempted_at: new Date().toISOString() }];
    await page.request.post(endpoints.saveAnswer.path, {
      headers: { authorization: `Bearer ${person.token}` },
      data: {
        ...{ gameID: '1', newSession: false },
        exercise: { exercise_id, time: 20, repeats: 0, skip: false, main },
      },
    });
  }
  await openAs(page, person, path);
}

const game = (name: string, prepare: Screen['prepare'], wholePage = false): Screen => ({
  name: `game-${name}`,
  path: paths.home,
  wholePage,
  full: true,
  ...(prepare && { prepare }),
});

/** The dashboard and the game, in every state and with every dialog. */
export const playScreens: Screen[] = [
  {
    name: 'dashboard-new',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUp(page.request, 'facility'), paths.dashboard);
      await button(page, 'Start New').waitFor();
    },
  },
  { name: 'dashboard-game', path: paths.home, prepare: (page) => openAsWalter(page, paths.dashboard) },
  {
    name: 'dashboard-twelve',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAfter(page, 12);
      await button(page, /^Resume Play 12\/\d+ Next:/).waitFor();
    },
  },
  {
    name: 'dashboard-finished',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAfter(page, FILMED);
      await page.getByText(/^You have answered all/).waitFor();
    },
  },
  {
    name: 'dashboard-reports',
    path: paths.home,
    prepare: (page) => openAsWalter(page, `${paths.dashboard}?tab=Reports`),
  },
  {
    name: 'dashboard-reports-none',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUp(page.request, 'facility'), `${paths.dashboard}?tab=Reports`);
      await page.getByText('Your score and results will be displayed here').waitFor();
    },
  },
  {
    name: 'dashboard-reports-all',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await mockFullReport(page);
      await openAs(page, await signUp(page.request, 'facility'), `${paths.dashboard}?tab=Reports`);
      await button(page, /^Exercise 5\s/).click();
      await page.getByText(/^Exercise 3:/).click();
    },
  },
  {
    name: 'dashboard-start-new',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await openAsWalter(page, paths.dashboard);
      await button(page, 'Start New').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  game('watching', async (page) => {
    await openExercise(page, 1);
    await page.locator('[aria-live] + p').filter({ hasText: /\w/ }).waitFor();
  }),
  game(
    'asking',
    async (page) => {
      await speedUp(page);
      await openExercise(page, 1);
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
    await button(page, 'Display').click();
    await page.getByLabel('Describe the picture before each exercise').check();
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
      headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
    });
    await button(page, 'Skip').click();
    await page.getByRole('alertdialog').waitFor();
  }),
  game('exercises', async (page) => {
    await openExercise(page, 1);
    await button(page, /^Exercises:/).click();
    await page.getByRole('menu').waitFor();
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
    await page.getByText('You tried this one').waitFor();
  }),
  game('second-incorrect', async (page) => {
    const { wrong } = await openExercise(page, 1);
    await choose(page, wrong);
    await button(page, 'Try again').click();
    await choose(page, wrong);
  }),
  game('made-safe', async (page) => {
    await mockReveal(page);
    const { right } = await openExercise(page, 1);
    await choose(page, right);
    await page.getByRole('img', { name: 'The same place, made safe.' }).waitFor();
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
  game('opening', async (page) => {
    await openAs(page, await signUp(page.request, 'facility'), paths.dashboard);
    await button(page, 'Start New').click();
    await button(page, 'OK').click();
    await page.getByRole('dialog', { name: 'Part 1: Recognizing Hazards' }).waitFor();
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
    await openExercise(page, 1);
    await playToTheEnd(page);
    await page.getByRole('dialog').waitFor();
  }),
  game('congratulations', async (page) => {
    await openExercise(page, 1);
    await playToTheEnd(page);
    await button(page, 'Continue').click();
    await page.getByText('Congrats').waitFor();
  }),
  game('congratulations-all', async (page) => {
    await openAfter(page, FILMED, paths.game);
    await page.getByRole('heading', { level: 1, name: /^Exercise 1:/ }).waitFor();
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
    game('survey-halfway', async (page) => {
      await openExercise(page, 4);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio').nth(1).check();
      await dialog.getByRole('button', { name: 'Next' }).click({ force: true });
    }),
    game('survey-thanks', (page) => finishSurveys(page, 4)),
    game('survey-advice', (page) => finishSurveys(page, 3)),
    game('part-intro', async (page) => {
      await openExercise(page, 3);
      await button(page, 'Skip').click();
      await page.getByRole('dialog').waitFor();
    }),
  ];
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

async function playToTheEnd(page: Page) {
  await jumpTo(page, FILMED);
  // Players who jump past the fourth exercise see the surveys first.
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await button(page, 'Finish').click();
}
