import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { createFacility, openAs, signUp, verifyFacility } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, peopleOf, press, readGame } from '#e2e/steps/game.ts';
import { newGuest } from '#e2e/steps/together.ts';

test.use({ opensRooms: true });

test('an aide leads a room for residents: hands are counted, and no answer is stored', {
  tag: '@full',
}, async ({ page, browser, baseURL, server }) => {
  const { administrator, code } = await createFacility(page.request);
  await verifyFacility(server, code);
  // The page of a facility without members begins with its first steps.
  await signUp(page.request, 'facility', { facilityCode: code });
  await openAs(page, administrator, paths.facility);
  await page.getByRole('heading', { name: 'Play with a group' }).click();
  await press(page, 'Open a room');
  const address = await page.getByText(/\/aideRoom\/[\w-]{43}$/).textContent();
  await expectAccessibilityRules(page);

  const aide = await newGuest(browser, baseURL ?? '', { viewport: { width: 1180, height: 820 } });
  await aide.goto(address ?? '');
  await press(aide, 'Part 1: Recognizing Hazards');
  await expectExercise(aide, 1);
  const game = await readGame(page, administrator.token);
  const { right, wrong } = peopleOf(game, 1);
  const answersStored = async () => (await server.query('select count(*) from attempts', [])).rows;
  const before = await answersStored();
  for (let hands = 0; hands < 4; hands += 1) await press(aide, `One hand more for ${right}`);
  await press(aide, `One hand more for ${wrong}`);
  await press(aide, 'Record the count');
  await expect(aide.getByText('5 hands are recorded.')).toBeVisible();
  await expectAccessibilityRules(aide);
  const counted = () => server.query('select exercise_id, hands, right_hands from hand_counts', []);
  await expect
    .poll(async () => (await counted()).rows)
    .toMatchObject([{ exercise_id: 1, hands: 5, right_hands: 4 }]);

  await answerRight(aide, game, 1);
  await press(aide, 'Finish');
  await expectExercise(aide, 2);
  expect(await answersStored()).toEqual(before);

  await press(page, 'End the room');
  await expect(aide.getByRole('heading', { name: 'A film for the group' })).toBeVisible();
  await expect(aide.getByRole('button', { name: 'Lead from here' })).toBeVisible();
  await aide.context().close();
});
