import type { Page } from '@playwright/test';
import type { AnswerRecord } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { expectAccessible } from './checks.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

/** A person of a new facility, signed in on this page; answers the token for calls of the test's own. */
async function signIn(page: Page): Promise<string> {
  const { token, user } = await signUp(page.request, 'facility');
  await page.goto('/feedback');
  await page.evaluate(
    (session) => {
      localStorage.setItem('token', session.token);
      localStorage.setItem('user', JSON.stringify(session.user));
    },
    { token, user },
  );
  return token;
}

const get = async <T>(page: Page, path: string, token: string): Promise<T> =>
  (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json();

async function present(page: Page, token: string): Promise<AnswerRecord | undefined> {
  return (await get<AnswerRecord[]>(page, '/api/v2/user/answers/allGames', token)).at(-1);
}

/** Who is right and who is wrong in an exercise. */
function people(game: Game, exerciseId: number) {
  const { main } = game.exercises.find(
    ({ exercise_id }) => exercise_id === exerciseId,
  ) as Game['exercises'][number];
  const offered = main.options.filter(({ id, is_selectable }) => is_selectable && id !== 1 && id !== 4);
  const name = (isRight: boolean) =>
    offered.find(({ id }) => (id === main.answer) === isRight)?.character ?? '';
  return { right: name(true), wrong: name(false) };
}

async function answer(page: Page, name: string) {
  await page.getByRole('radio', { name }).check({ force: true });
  await page.getByRole('button', { name: 'Okay', exact: true }).click();
}

const exercise = (page: Page, number: number) =>
  expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Exercise ${number}:`) })).toBeVisible();

test('a game is played to its end by the buttons, and every row is kept', async ({ page }) => {
  test.setTimeout(180_000);
  const token = await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome, to Mind Your Step' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Start New' }).click();
  await expect(page.getByText('Starting a new game will delete all your previous results!')).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await exercise(page, 1);
  const game = await get<Game>(page, '/api/v2/user/games/1', token);
  const last = game.exercises.length;
  await expect(page.getByRole('button', { name: 'Okay', exact: true })).toBeDisabled();
  await expectAccessible(page);

  // Wrong, and wrong again: the reason is shown, and the game goes on.
  await answer(page, people(game, 1).wrong);
  await expect(page.getByRole('heading', { name: 'Sorry, that is not the right answer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You tried this one')).toBeVisible();
  await answer(page, people(game, 1).wrong);
  await expect(page.getByRole('heading', { name: 'Look here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next exercise' }).click();

  // Repeated, then right at the first try; feedback on the way.
  await exercise(page, 2);
  await page.getByRole('button', { name: 'Repeat' }).click();
  await page.getByRole('button', { name: 'GIVE A FEEDBACK' }).click();
  await page.getByRole('textbox').fill('The pictures are clear.');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByText('Your feedback has been received.')).toBeVisible();
  await answer(page, people(game, 2).right);
  await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  // Back, forward by the list, and away for today.
  await exercise(page, 3);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await exercise(page, 2);
  await page.getByRole('button', { name: /^Exercises:/ }).click();
  await page.getByRole('menuitem', { name: /^1 / }).click();
  await exercise(page, 1);
  await page.getByRole('button', { name: /Save & Resume Playing Later/ }).click();
  await expect(page).toHaveURL(/dashboard\?tab=game/);
  await expect(page.getByText(`You have answered 2 out of ${last} exercises`)).toBeVisible();
  await expect(page.getByText('Last exercise answered: #2')).toBeVisible();

  // Resumed after the last answer; the last exercise ends the game.
  await page.getByRole('button', { name: /Resume Play/ }).click();
  await exercise(page, 3);
  await page.getByRole('button', { name: /^Exercises:/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${last} `) }).click();
  await exercise(page, last);
  await expect(page.getByRole('button', { name: 'Skip', exact: true })).toBeDisabled();
  await answer(page, people(game, last).right);
  await page.getByRole('button', { name: 'Finish' }).last().click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Congrats!!! You have Finished The Game.')).toBeVisible();
  await page.getByRole('button', { name: 'Show Results' }).click();
  await expect(page).toHaveURL(/tab=Reports/);
  await expect(page.getByText(/Answered 3\/\d+ exercises/)).toBeVisible();
  await expectAccessible(page);

  const record = await present(page, token);
  const rows = record?.exercises.map(({ exercise_id, repeats, skip, main }) => ({
    exercise_id,
    repeats,
    skip,
    outcomes: main.map(({ attempt_outcome }) => attempt_outcome),
  }));
  expect(rows?.sort((a, b) => a.exercise_id - b.exercise_id)).toEqual([
    { exercise_id: 1, repeats: 1, skip: false, outcomes: ['incorrect', 'incorrect'] },
    { exercise_id: 2, repeats: 1, skip: false, outcomes: ['correct'] },
    { exercise_id: last, repeats: 0, skip: false, outcomes: ['correct'] },
  ]);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('an answer given without a network arrives once when it is back, also after the tab was closed', async ({
    page,
    context,
  }) => {
    const token = await signIn(page);
    await page.goto('/gameInterface');
    await exercise(page, 1);
    const game = await get<Game>(page, '/api/v2/user/games/1', token);
    await context.route('**/saveGame', (route) => route.abort());
    await answer(page, people(game, 1).right);
    await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).last().click();
    await expect(page.getByText('Will retry')).toBeVisible();
    expect(await present(page, token)).toBeUndefined();

    const next = await context.newPage();
    await page.close();
    await context.unroute('**/saveGame');
    await next.goto('/gameInterface');
    await expect.poll(async () => (await present(next, token))?.totalAnswered, { timeout: 20_000 }).toBe(1);
    const record = await present(next, token);
    expect(record?.exercises.flatMap(({ main }) => main)).toHaveLength(1);
  });
});

test.describe('with the keyboard alone', () => {
  test('an exercise is answered', async ({ page }) => {
    const token = await signIn(page);
    await page.goto('/gameInterface');
    await exercise(page, 1);
    const game = await get<Game>(page, '/api/v2/user/games/1', token);
    const { right } = people(game, 1);
    await page.getByRole('radio', { name: right }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Okay', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Right, you got it!' })).toBeHidden();
  });
});
