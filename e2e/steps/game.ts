import type { Locator, Page } from '@playwright/test';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { expect } from '../setup/fixtures.ts';
import { languageQuery } from '../spanish/speak-spanish.ts';
import { headersOf, openAs, signUp } from './accounts.ts';

/** What a player does in the game, with the real buttons. */

/** The game as the server sends it to this user. */
export function readGame(page: Page, token: string): Promise<Game> {
  return read<Game>(page, `/api/v2/user/games/1${languageQuery()}`, token);
}

/** The user's current playthrough on the server; undefined before the first answer. */
export async function readCurrentPlaythrough(page: Page, token: string): Promise<Playthrough | undefined> {
  return (await read<Playthrough[]>(page, '/api/v2/user/answers/allGames', token)).at(-1);
}

async function read<T>(page: Page, path: string, token: string): Promise<T> {
  return (await page.request.get(path, { headers: headersOf({ token }) })).json();
}

/** Plays every clip at eight times its speed, until `setFilmSpeed` says otherwise; nothing else is faster. */
export function speedUp(page: Page) {
  return page.addInitScript(() => {
    const rate = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'playbackRate');
    if (!rate?.get || !rate.set) return;
    const { get, set } = rate;
    const speed = () => Number(document.documentElement.dataset.filmSpeed ?? 8);
    Object.defineProperty(HTMLMediaElement.prototype, 'playbackRate', {
      get() {
        return get.call(this) / speed();
      },
      set(value) {
        set.call(this, value * speed());
      },
    });
  });
}

/** Holds for clips that start from now on, on a page that `speedUp` has prepared. */
export function setFilmSpeed(page: Page, speed: number) {
  return page.evaluate((speed) => {
    document.documentElement.dataset.filmSpeed = `${speed}`;
  }, speed);
}

/**
 * Moves the page's clock, which must be installed, to the reminder, and calls `check` during it. The reminder plays
 * slowly, so that its first caption stays for many seconds: fast, it is gone before a busy machine looks again.
 */
export async function checkDuringReminder(page: Page, check: () => Promise<void>) {
  await setFilmSpeed(page, 1 / 8);
  await page.clock.fastForward(20_000);
  const caption = page.locator('p[aria-hidden=true]');
  await expect(caption).toHaveText('Please choose the best answer below.', { timeout: 60_000 });
  await check();
  await expect(caption).toHaveText('Please choose the best answer below.');
  await setFilmSpeed(page, 8);
}

export async function startNew(page: Page) {
  await page.getByRole('button', { name: 'Start New' }).click();
  await expect(page.getByText('Starting a new game will delete all your previous results!')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expectExercise(page, 1);
}

export async function expectExercise(page: Page, number: number) {
  await expect(exerciseHeading(page, number)).toBeVisible();
}

function exerciseHeading(page: Page, number: number, options = {}) {
  return page.getByRole('heading', { level: 1, name: new RegExp(`^Exercise ${number}:`), ...options });
}

export const lookFirstStage = (page: Page) =>
  page.getByRole('region', { name: 'What would you check here? Tap it.' });

/** The names of the places in the picture of an exercise; null where it has none. */
export function placesOf(game: Game, exerciseId: number) {
  const places = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId)?.places ?? null;
  if (places === null) return null;
  const named = (isLook: boolean) =>
    places.filter(({ is_look }) => is_look === isLook).map(({ name }) => name);
  return { look: named(true)[0] ?? '', others: named(false) };
}

/** Goes on to the film: finds the place if the exercise has one. */
export async function lookFirst(page: Page, game: Game, exerciseId: number) {
  const places = placesOf(game, exerciseId);
  if (places === null) return;
  await lookFirstStage(page).getByRole('button', { name: places.look }).click();
  await press(page, 'Continue');
  await expect(lookFirstStage(page)).toBeHidden();
  await startFilm(page);
}

/** Before the first film of all a player is asked how speech is liked. A film that cannot be played says so. */
export async function startFilm(page: Page) {
  const start = page.getByRole('button', { name: 'Start the film' });
  const failed = page.getByText('This clip cannot be played');
  await expect(start.or(film(page)).or(failed).first()).toBeVisible();
  if (await start.isVisible()) await start.click();
}

/** Waits until the scene, both claims and the question have been played. */
export async function watchToTheEnd(page: Page) {
  await expect(page.getByText('The film has ended. Who is correct?')).toBeAttached({ timeout: 60_000 });
  // What has just appeared takes no press.
  await page.waitForTimeout(800);
}

/** The open list of all exercises. */
export function exerciseList(page: Page) {
  return page.getByRole('list', { name: /^Exercises:/ });
}

export function exerciseInList(page: Page, number: number) {
  return exerciseList(page).getByRole('button', { name: new RegExp(`^${number} `) });
}

/** Opens an exercise from the list of all exercises; a survey may stand before it. */
export async function jumpTo(page: Page, number: number) {
  await page.getByRole('button', { name: /^Exercises:/ }).click();
  await exerciseInList(page, number).click();
  await expect(exerciseHeading(page, number, { includeHidden: true })).toBeVisible();
}

/** The names of the people who are right and wrong in an exercise. */
export function peopleOf(game: Game, number: number) {
  const exercise = game.exercises.find(({ exercise_id }) => exercise_id === number);
  const offered = exercise?.main.options.filter(({ is_selectable }) => is_selectable) ?? [];
  const name = (isRight: boolean) =>
    offered.find(({ id }) => (id === exercise?.main.answer) === isRight)?.character ?? '';
  return { right: name(true), wrong: name(false) };
}

/** Tried again where the question has just appeared, because it then takes no press. */
export async function choose(page: Page, name: string) {
  const timeout = 2000;
  const dialog = page.locator('[role=dialog], [role=alertdialog]').first();
  await expect(async () => {
    if (await dialog.isHidden()) {
      await page.getByRole('radio', { name }).check({ force: true, timeout });
      await page.getByRole('button', { name: /^Okay/ }).click({ timeout });
    }
    await expect(dialog).toBeVisible({ timeout });
  }).toPass();
}

export async function answerRight(page: Page, game: Game, number: number) {
  await choose(page, peopleOf(game, number).right);
  await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible();
}

/** The first mistake: afterwards the dialog with Try again and Skip is open. */
export async function answerWrong(page: Page, game: Game, number: number) {
  await choose(page, peopleOf(game, number).wrong);
  await expect(page.getByRole('heading', { name: 'Sorry, that is not the right answer' })).toBeVisible();
}

/** "You tried this one" on the card of the person who was wrong. */
export const triedNote = (page: Page) => page.getByText('You tried this one').filter({ visible: true });

/** The second mistake after the first: afterwards the dialog with the right person is open. */
export async function answerWrongAgain(page: Page, game: Game, number: number) {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(triedNote(page)).toBeVisible();
  await choose(page, peopleOf(game, number).wrong);
  await expect(page.getByRole('heading', { name: "Let's look at it together" })).toBeVisible();
}

/** From the end of a part to the exercise that begins the next one. */
export async function skipToTheExercise(page: Page) {
  await page.getByRole('button', { name: /^Skip to the exercise/ }).click();
}

export const surveyTitles = ['How Sure Do You Feel?', 'Your Experience with Falls'];

/** Answers both surveys with the last option of every question, and closes the thank-you message. */
export async function answerSurveys(page: Page) {
  for (const title of surveyTitles) await answerSurvey(page.getByRole('dialog', { name: title }));
  await page.getByRole('button', { name: 'Finish the Survey!!' }).click();
}

/** Answers all questions, which come one at a time; the last one has the sentence about what happens to the answers. */
export async function answerSurvey(
  dialog: Locator,
  optionOf = (question: Locator) => question.getByRole('radio').last(),
) {
  const start = dialog.getByRole('button', { name: 'Answer now' });
  const next = dialog.getByRole('button', { name: 'Next' });
  await expect(start.or(next)).toBeVisible();
  if (await start.isVisible()) await start.click();
  let isDone = false;
  while (!isDone) {
    await expect(next).toBeDisabled();
    await optionOf(dialog.locator('fieldset')).check();
    isDone = await dialog.getByText('Your answers are for you.').isVisible();
    await next.click();
  }
}

/** Display is the first line of Need help? there. */
export async function openDisplay(page: Page) {
  await press(page, 'Need help?');
  await press(page, 'Display');
}

export async function giveFeedback(page: Page, text: string) {
  await page.getByRole('button', { name: 'GIVE A FEEDBACK' }).click();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Your feedback has been received.')).toBeVisible();
}

export async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).last().click();
}

/** Opens the game of a new account, and waits for its film. */
export async function openGame(page: Page) {
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  await expect(film(page)).toBeVisible();
  return person;
}

/** The two people, who are the answers. */
export const peopleOnStage = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Who is Correct?' }).locator('> div');

export const film = (page: Page) => page.locator('video[data-front]').first();

export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not visible');
  return box;
}
