import { paths } from '#contract/pages/paths.ts';
import { listPlanChanges } from '#contract/plans.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import {
  answerRight,
  choose,
  expectExercise,
  peopleOf,
  press,
  readCurrentPlaythrough,
  readGame,
} from '#e2e/steps/game.ts';
import { comeIn, guestFilm, makeLink, newGuest } from '#e2e/steps/together.ts';

test.use({ opensRooms: true });

test('two guests, by link and by letters: watch, point, choose, compare, talk, and one thing goes into the plan', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUp(page.request, 'facility');
  const game = await readGame(page, person.token);
  const { right, wrong } = peopleOf(game, 1);
  await openAs(page, person, paths.game);
  await expectExercise(page, 1);
  const { address, letters } = await makeLink(page, 'Rose');
  await expectAccessibilityRules(page);

  const anna = await newGuest(browser, baseURL ?? '', { viewport: { width: 390, height: 664 } });
  await anna.goto(address);
  await comeIn(anna, 'Anna', 'Rose');
  const ben = await newGuest(browser, baseURL ?? '');
  await ben.goto(paths.together);
  await ben.getByLabel('The six letters').fill(letters.toLowerCase());
  await press(ben, 'Continue');
  await comeIn(ben, 'Ben', 'Rose');
  await expect(page.getByText('Anna is here').first()).toBeVisible();
  await expect(page.getByText('2 guests of 3')).toBeVisible();
  await press(page, 'Continue');

  // The same film, with sound after one press.
  for (const guest of [anna, ben]) await press(guest, 'Turn on the sound');
  await expect(guestFilm(anna)).toHaveAttribute('src', game.exercises[0]?.main.options[0]?.video_url ?? '');
  await expect(guestFilm(anna)).toHaveJSProperty('muted', false);
  await expectAccessibilityRules(anna);

  // A guest points, and everybody sees the ring.
  await anna.getByRole('button', { name: /^Point in the picture/ }).click({ position: { x: 60, y: 90 } });
  for (const one of [page, ben]) await expect(one.getByText('Anna: Look here?')).toBeVisible();

  // Each chooses in secret.
  await anna.getByRole('radio', { name: new RegExp(`^${wrong}`) }).check();
  await expect(page.getByText('Anna has chosen')).toBeVisible();
  for (const one of [page, ben]) await expect(one.getByText('What each of you chose')).toHaveCount(0);
  await answerRight(page, game, 1);
  const choices = (one: typeof page) => one.getByRole('region', { name: 'What each of you chose' });
  await expect(choices(page).getByRole('listitem')).toContainText([
    `You: ${right}`,
    `Anna: ${wrong}`,
    'Ben: no choice this time',
  ]);
  await expect(choices(anna).getByRole('listitem')).toContainText([
    `Rose: ${right}`,
    `You: ${wrong}`,
    'Ben:',
  ]);
  await expect(anna.getByText(game.exercises[0]?.why ?? 'no reason')).toBeVisible();
  const question = game.parts[0]?.talk.after_reason[0] ?? 'no question';
  for (const one of [page, anna]) await expect(one.getByText(question)).toBeVisible();
  await expectAccessibilityRules(anna);

  await press(page, 'Put it in my plan, with Anna');
  const headers = headersOf(person);
  await expect
    .poll(async () => (await (await page.request.get(listPlanChanges.path, { headers })).json()).changes)
    .toMatchObject([{ kind: 'chosen', helper: 'Anna' }]);
  // The player's answer alone is saved.
  await expect
    .poll(async () => (await readCurrentPlaythrough(page, person.token))?.exercises[0]?.main)
    .toMatchObject([{ attempt_outcome: 'correct' }]);
  await press(page, 'Continue');
  await expectExercise(page, 2);
  await expect(guestFilm(anna)).toHaveAttribute('src', game.exercises[1]?.main.options[0]?.video_url ?? '');

  // One is removed, the other leaves when it ends.
  await press(page, 'Play with somebody');
  await press(page, 'Remove Ben');
  await expect(ben.getByRole('heading', { name: 'Thank you for coming' })).toBeVisible();
  // Removed from the room, nobody comes back by the same link.
  await expect(page.getByText('The door is closed: nobody else comes in.')).toBeVisible();
  await ben.goto(address);
  await expect(ben.getByText('Rose has closed the door.')).toBeVisible();
  await press(page, 'End playing together');
  await expect(anna.getByRole('heading', { name: 'Thank you for coming' })).toBeVisible();
  await expect(page.getByLabel('Your first name, as your guests see it')).toBeVisible();
  for (const guest of [anna, ben]) await guest.context().close();
});

test('the player’s first mistake is shown with all choices, and the next try is a new secret', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  const person = await signUp(page.request, 'facility');
  const game = await readGame(page, person.token);
  const { wrong } = peopleOf(game, 1);
  await openAs(page, person, paths.game);
  await expectExercise(page, 1);
  const { address } = await makeLink(page, 'Rose');
  const guest = await newGuest(browser, baseURL ?? '');
  await guest.goto(address);
  await comeIn(guest, 'Anna', 'Rose');
  await press(page, 'Continue');
  await choose(page, wrong);
  await expect(guest.getByText('Rose takes another look.')).toBeVisible();
  await expect(guest.getByText(game.exercises[0]?.why ?? 'no reason')).toHaveCount(0);
  await press(page, 'Try again');
  await expect(guest.getByText('Choose for yourself.')).toBeVisible();
  await expect(guest.getByRole('region', { name: 'What each of you chose' })).toHaveCount(0);

  // The player's page is loaded again: the room is led on from there, by the seat of this tab.
  await page.reload();
  await expectExercise(page, 2);
  await expect(page.getByText('Anna is here').first()).toBeVisible();
  // The guest's page too.
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'You play along with Rose' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Turn on the sound' })).toBeVisible();

  await page.close();
  await expect(guest.getByText('Waiting for Rose')).toBeVisible({ timeout: 30_000 });
  await guest.context().close();
});
