import { pathIn } from '#contract/pages/languages.ts';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { settingsCookie } from '#e2e/setup/settings-cookie.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, peopleOf, press, readGame } from '#e2e/steps/game.ts';
import { inSpanish } from '#e2e/steps/spanish.ts';
import { guestFilm, makeLink, newGuest } from '#e2e/steps/together.ts';

test.use({ opensRooms: true });

test('a guest who reads Spanish sees the player’s English film, and reads about it in Spanish', {
  tag: '@full',
}, async ({ page, browser, baseURL: url }) => {
  const baseURL = url ?? '';
  const person = await signUp(page.request, 'facility');
  const game = await readGame(page, person.token);
  const { right } = peopleOf(game, 1);
  await openAs(page, person, paths.game);
  await expectExercise(page, 1);
  const { address } = await makeLink(page, 'Rose');
  const guest = await newGuest(browser, baseURL, { viewport: { width: 390, height: 664 }, locale: 'es-US' });
  await guest.context().addCookies([settingsCookie(baseURL, { language: 'es', textSize: 28 })]);
  await guest.goto(pathIn('es', new URL(address).pathname));

  const invited = inSpanish('Play along with {leaderName}').replace('{leaderName}', 'Rose');
  await expect(guest.getByRole('heading', { name: invited })).toBeFocused();
  await guest.getByLabel(inSpanish('Your first name, as the others see it')).fill('Ana');
  await press(guest, inSpanish('Come in'));
  await press(page, 'Continue');
  await press(guest, inSpanish('Turn on the sound'));
  await expect(guestFilm(guest)).toHaveAttribute('src', game.exercises[0]?.main.options[0]?.video_url ?? '');
  await expectAccessibilityRules(guest);

  await guest.getByRole('radio', { name: new RegExp(`^${right}`) }).check();
  await expect(page.getByText('Ana has chosen')).toBeVisible();
  await answerRight(page, game, 1);
  const chosen = guest.getByRole('region', { name: inSpanish('What each of you chose') });
  await expect(chosen.getByRole('listitem')).toContainText([`Rose: ${right}`]);
  const asked = await page.request.get('/api/v2/user/games/1?language=es', { headers: headersOf(person) });
  const { exercises } = await asked.json();
  expect(exercises[0].why).not.toBe(game.exercises[0]?.why);
  await expect(guest.getByText(exercises[0].why)).toBeVisible();
  await expect(page.getByText(game.exercises[0]?.why ?? 'no reason')).toBeVisible();
  await expectAccessibilityRules(guest);
  await guest.context().close();
});
