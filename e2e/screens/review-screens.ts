import type { Page } from '@playwright/test';
import { FILMED } from '#content/filmed.ts';
import type { Playthrough } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { setSettingsCookie } from '../setup/settings-cookie.ts';
import { openAs, signUp } from '../steps/accounts.ts';
import { lookFirst, lookFirstStage, peopleOf, placesOf, readGame } from '../steps/game.ts';
import { dayMs, drawState, gameInState, openExerciseId, saySure } from '../steps/reviews.ts';
import { button, choose, openAfter } from './open-play.ts';
import type { Screen } from './screen.ts';

/** A state of Today's three. */
const today = (name: string, prepare: Screen['prepare'], wholePage = false): Screen => ({
  name: `today-${name}`,
  path: paths.home,
  wholePage,
  full: true,
  ...(prepare && { prepare }),
});

/** The answers of the game look older than they are. */
async function ageAnswers(page: Page, days: number) {
  await page.route(`**${endpoints.listAnswers.path}`, async (route) => {
    const response = await route.fetch();
    const playthroughs: Playthrough[] = await response.json();
    const attempted_at = new Date(Date.now() - days * dayMs).toISOString();
    for (const attempt of playthroughs.flatMap(({ exercises }) => exercises).flatMap(({ main }) => main)) {
      attempt.attempted_at = attempted_at;
    }
    await route.fulfill({ response, json: playthroughs });
  });
}

/** Opens Today's three some days after this many exercises were answered. */
async function openToday(page: Page, answered = 5) {
  await ageAnswers(page, 4);
  await drawState(page, 'scene');
  await openAfter(page, answered, paths.today);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  return gameInState(await readGame(page, token), 'scene');
}

/** The film of the first of the three. */
async function openFilm(page: Page) {
  const game = await openToday(page);
  const exerciseId = await openExerciseId(page);
  await lookFirst(page, game, exerciseId);
  return { game, exerciseId };
}

async function review(page: Page, who: 'right' | 'wrong') {
  const { game, exerciseId } = await openFilm(page);
  await choose(page, peopleOf(game, exerciseId)[who]);
  await saySure(page, 'Sure');
  await button(page, 'Continue').waitFor();
}

async function tapPlace(page: Page, which: 'look' | 'other') {
  const game = await openToday(page);
  const places = placesOf(game, await openExerciseId(page));
  const name = which === 'look' ? places?.look : places?.others[0];
  await lookFirstStage(page)
    .getByRole('button', { name: name ?? '' })
    .click();
}

/** Today's three, from looking first to the end. */
export const reviewScreens: Screen[] = [
  today('look-first', async (page) => {
    await openToday(page);
    await lookFirstStage(page).waitFor();
  }),
  today('look-first-missed', async (page) => {
    await tapPlace(page, 'other');
    await page.getByText('Not there.').waitFor();
  }),
  today('look-first-found', async (page) => {
    await tapPlace(page, 'look');
    await button(page, 'Continue').waitFor();
  }),
  today('film', async (page) => void (await openFilm(page))),
  today('sure', async (page) => {
    const { game, exerciseId } = await openFilm(page);
    await choose(page, peopleOf(game, exerciseId).right);
    await page.getByRole('alertdialog').waitFor();
  }),
  today('right', (page) => review(page, 'right')),
  today('wrong', (page) => review(page, 'wrong')),
  today(
    'done',
    async (page) => {
      const game = await openToday(page);
      for (const who of ['right', 'wrong', 'right'] as const) {
        const exerciseId = await openExerciseId(page);
        await lookFirst(page, game, exerciseId);
        await choose(page, peopleOf(game, exerciseId)[who]);
        await saySure(page, 'Sure');
        await button(page, 'Continue').click();
      }
      await button(page, 'One more').waitFor();
    },
    true,
  ),
  {
    ...today('friend', async (page) => {
      await openAfter(page, FILMED);
      await button(page, 'Show a friend').click();
      await page.getByRole('dialog').getByRole('link', { name: 'Write an email' }).waitFor();
      await page.locator('[role=dialog] img').waitFor();
    }),
    name: 'show-a-friend',
  },
  today(
    'nothing-due',
    async (page) => {
      await openAfter(page, 4, paths.today);
      await page.getByText(/^Nothing to look at again today/).waitFor();
    },
    true,
  ),
  today(
    'nothing-answered',
    async (page) => {
      await openAs(page, await signUp(page.request, 'facility'), paths.today);
      await page.getByText(/^Here you will see moments again/).waitFor();
    },
    true,
  ),
  {
    ...today('in-the-game', async (page) => {
      await setSettingsCookie(page, page.url(), { lookFirst: true });
      await openAfter(page, 1, paths.game);
      await lookFirstStage(page).waitFor();
    }),
    name: 'game-look-first',
  },
];
