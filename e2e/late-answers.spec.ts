import { getMe, login } from '#contract/accounts.ts';
import { getGame } from '#contract/game.ts';
import { paths } from '#contract/paths.ts';
import { cancelSubscription, getPrice, getSubscription } from '#contract/subscriptions.ts';
import { chooseDisplay } from './display.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { passTime, subscribe } from './payments.ts';
import { openAs, signUp } from './people.ts';
import { movedByItself, watchShifts } from './shifts.ts';

// No route answers what a service worker asks.
test.use({ serviceWorkers: 'block' });

test('a subscription that ended since the last visit is shown once it is read; nothing moves, whatever comes late', async ({
  page,
  request,
}) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  const headers = { Authorization: `Bearer ${person.token}` };
  await request.patch(cancelSubscription.path, { headers });
  await passTime(request, person.email);
  const letPrice = await holdBack(page, getPrice.path);
  const letPerson = await holdBack(page, getMe.path);
  await watchShifts(page);
  const read = page.waitForResponse((response) => response.url().includes(getSubscription.path));
  await openAs(page, person, '/subscription');
  await read;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letPrice();
  await expect(page.getByText('Cancel any time')).toBeVisible();
  const known = page.waitForResponse(`**${getMe.path}`);
  letPerson();
  await known;
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  expect(await movedByItself(page)).toEqual([]);
});

test('in large text on a phone, the button that keeps the game comes where its room is', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseDisplay(page, server.url, { textSize: 28 });
  const data = { email: 'walter', password: 'porch swing 2' };
  const walter = await (await request.post(login.path, { data })).json();
  const letGame = await holdBack(page, getGame.path.replace('{gameID}', '1'));
  await openAs(page, walter, paths.dashboard);
  const keep = page.getByRole('button', { name: /^Keep the whole game/ });
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('button', { name: 'Start New' })).toBeVisible();
  await expect(keep).toBeHidden();
  const before = await footer.boundingBox();
  letGame();
  await expect(keep).toBeVisible();
  expect(await footer.boundingBox()).toEqual(before);
});
