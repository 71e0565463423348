import { expect, test } from '#e2e/setup/fixtures.ts';

/** Typing a discount code. */

test.use({ expectedErrors: [/status of (422|500)/] });

test('a code is checked once, a second after typing stops; only the newest response counts', async ({
  page,
}) => {
  const checked: string[] = [];
  let mode: 'succeed' | 'fail' | 'hang' = 'succeed';
  await page.route('**/calculatePrice', async (route) => {
    checked.push(route.request().postDataJSON().discountCode);
    if (mode === 'succeed') await route.continue();
    if (mode === 'fail') await route.fulfill({ status: 500 });
  });
  await page.clock.install();
  await page.goto('/individualUserSignup');
  const total = page.getByText('Total Amount : $');
  await expect(total).toHaveText('Total Amount : $9.99');
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByLabel('Discount code');
  const status = page.getByRole('status');
  await field.fill('HAL');
  await page.clock.runFor(600);
  await field.fill('HALF');
  await expect(page.getByText('Checking the code...')).toBeVisible();
  await page.clock.runFor(999);
  expect(checked).toEqual([]);
  await page.clock.runFor(1);
  await expect(status.filter({ hasText: 'You got 50% discount' })).toBeVisible();
  await expect(status.filter({ hasText: 'Total Amount : $4.99' })).toBeVisible();
  await field.press('End');
  await field.press('Space');
  await page.clock.runFor(1_500);
  expect(checked).toEqual(['HALF']);
  mode = 'hang';
  await field.fill('FREE');
  await page.clock.runFor(1_000);
  await expect.poll(() => checked).toEqual(['HALF', 'FREE']);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('calculatePrice'));
  mode = 'succeed';
  await field.fill('NO-SUCH-CODE');
  await aborted;
  await page.clock.runFor(1_000);
  await expect(status.filter({ hasText: 'This discount code is not valid.' })).toBeAttached();
  await expect(field).toHaveAccessibleDescription(/not valid/);
  await expect(total).toHaveText('Total Amount : $9.99');
  mode = 'fail';
  await field.fill('HALF');
  await page.clock.runFor(1_000);
  await expect(field).toHaveAccessibleDescription(/Error processing discount/);
  await field.fill('');
  await expect(field).not.toHaveAccessibleDescription(/Error/);
  await page.clock.runFor(1_500);
  expect(checked).toHaveLength(4);
});
