import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules, horizontalOverflow } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, peopleOf, press, readGame } from '#e2e/steps/game.ts';
import { comeIn, makeLink, newGuest } from '#e2e/steps/together.ts';

test.use({ opensRooms: true, inputMode: 'keyboard' });

test('a player and a guest, both on phones with the largest text and with keys alone: link, choice, reason, plan, and the end', {
  tag: '@full',
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  const view = { width: 390, height: 664 };
  const person = await signUp(page.request, 'facility');
  const game = await readGame(page, person.token);
  const { wrong } = peopleOf(game, 1);
  await page.setViewportSize(view);
  await setSettingsCookie(page, baseURL ?? '', { textSize: 28 });
  await openAs(page, person, paths.game);
  await expectExercise(page, 1);
  const { address } = await makeLink(page, 'Rose');
  await expectAccessibilityRules(page);

  const guest = await newGuest(browser, baseURL ?? '', { viewport: view });
  await setSettingsCookie(guest, baseURL ?? '', { textSize: 28 });
  await guest.goto(address);
  await guest.getByRole('heading', { name: 'Play along with Rose' }).waitFor();
  await expectAccessibilityRules(guest);
  await comeIn(guest, 'Anna', 'Rose');
  await expect(page.getByText('Anna is here').first()).toBeVisible();
  await press(page, 'Continue');
  await press(guest, 'Turn on the sound');
  await guest.getByRole('radio', { name: new RegExp(`^${wrong}`) }).check();
  await expectAccessibilityRules(guest);
  await expect(page.getByText('Anna has chosen')).toBeAttached();

  await answerRight(page, game, 1);
  await expect(guest.getByText(game.exercises[0]?.why ?? 'no reason')).toBeVisible();
  await expectAccessibilityRules(guest);
  for (const one of [page, guest]) expect(await horizontalOverflow(one)).toBe(0);
  await press(page, 'Put it in my plan, with Anna');
  await expect(
    page.getByText(`In your plan: ${game.exercises[0]?.try} Who helps: Anna`).first(),
  ).toBeVisible();
  await press(page, 'Continue');
  await expectExercise(page, 2);

  await press(page, 'Play with somebody');
  await press(page, 'End playing together');
  await expect(guest.getByRole('heading', { name: 'Thank you for coming' })).toBeVisible();
  await guest.context().close();
});
