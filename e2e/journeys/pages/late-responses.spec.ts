import { getMe, login } from '#contract/accounts.ts';
import { getGame } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { listReviews } from '#contract/reviews.ts';
import { cancelSubscription, getPrice, getSubscription } from '#contract/subscriptions.ts';
import { unexpectedLayoutShifts, watchLayoutShifts } from '#e2e/checks/layout-shifts.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { setSettingsCookie } from '#e2e/setup/settings-cookie.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import { delayResponse } from '#e2e/steps/delay-response.ts';
import { skipToNextBilling, subscribe } from '#e2e/steps/payments.ts';

// Playwright's routes do not see the requests of a service worker.
test.use({ serviceWorkers: 'block' });

test('a subscription that ended since the last visit is shown once it is loaded; late responses shift nothing', async ({
  page,
  request,
}) => {
  const person = await subscribe(request, await signUp(request, 'individual'));
  const headers = headersOf(person);
  await request.patch(cancelSubscription.path, { headers });
  await skipToNextBilling(request, person.email);
  const releasePrice = await delayResponse(page, getPrice.path);
  const releaseUser = await delayResponse(page, getMe.path);
  await watchLayoutShifts(page);
  const loaded = page.waitForResponse((response) => response.url().includes(getSubscription.path));
  await openAs(page, person, '/subscription');
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  releasePrice();
  await expect(page.getByText('Cancel any time')).toBeVisible();
  const userLoaded = page.waitForResponse(`**${getMe.path}`);
  releaseUser();
  await userLoaded;
  await expect(page.getByRole('heading', { name: 'Subscribe Again' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeVisible();
  expect(await unexpectedLayoutShifts(page)).toEqual([]);
});

test('in large text on a phone, a button that says more or comes later moves nothing below it', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setSettingsCookie(page, server.url, { textSize: 28 });
  const data = { email: 'walter', password: 'porch swing 2' };
  const walter = await (await request.post(login.path, { data })).json();
  const releaseGame = await delayResponse(page, getGame.path.replace('{gameID}', '1'));
  const releaseReviews = await delayResponse(page, listReviews.path);
  await openAs(page, walter, paths.dashboard);
  const storeButton = page.getByRole('button', { name: /^Keep the whole game/ });
  const footer = page.getByRole('contentinfo');
  await expect(page.getByRole('button', { name: 'Start New' })).toBeVisible();
  await expect(storeButton).toBeHidden();
  const before = await footer.boundingBox();
  releaseReviews();
  await expect(page.getByRole('button', { name: /^Today's Three Next: / })).toBeVisible();
  expect(await footer.boundingBox()).toEqual(before);
  releaseGame();
  await expect(storeButton).toBeVisible();
  expect(await footer.boundingBox()).toEqual(before);
});
