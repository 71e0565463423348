import type { Page } from '@playwright/test';
import { getMe } from '#contract/accounts.ts';
import { cancelSubscription, getPrice, getSubscription } from '#contract/subscriptions.ts';
import { expect, test } from './fixtures.ts';
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

/** Keeps an answer on its way until the function that it answers is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
