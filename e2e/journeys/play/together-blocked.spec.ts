import { paths } from '#contract/pages/paths.ts';
import { togetherSocketPath } from '#contract/together-messages.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, peopleOf, press, readGame } from '#e2e/steps/game.ts';
import { comeIn, guestFilm, makeLink, newGuest } from '#e2e/steps/together.ts';

test.use({ opensRooms: true });

test('where a filter lets no WebSocket through, player and guest play together by plain requests', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  const person = await signUp(page.request, 'facility');
  const game = await readGame(page, person.token);
  const guest = await newGuest(browser, baseURL ?? '');
  for (const one of [page, guest])
    await one.routeWebSocket(`**${togetherSocketPath}`, (socket) => socket.close());
  await openAs(page, person, paths.game);
  await expectExercise(page, 1);
  const { address } = await makeLink(page, 'Rose');
  await guest.goto(address);
  await comeIn(guest, 'Anna', 'Rose');
  await expect(page.getByText('Anna is here').first()).toBeVisible();
  await press(page, 'Continue');
  await press(guest, 'Turn on the sound');
  await expect(guestFilm(guest)).toBeVisible();
  const { right } = peopleOf(game, 1);
  await guest.getByRole('radio', { name: new RegExp(`^${right}`) }).check();
  await expect(page.getByText('Anna has chosen')).toBeVisible();
  await answerRight(page, game, 1);
  await expect(guest.getByRole('region', { name: 'What each of you chose' })).toContainText(`You: ${right}`);
  await guest.context().close();
});
