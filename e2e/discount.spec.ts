import { expect, test } from './fixtures.ts';

/** Typing a discount code. */

test.use({ expectedErrors: [/status of (422|500)/] });

test('a code is asked about once, a second after typing stops; only the newest answer counts', async ({
  page,
}) => {
  const asked: string[] = [];
  let answer: 'comes' | 'is broken' | 'stays out' = 'comes';
  await page.route('**/calculatePrice', async (route) => {
    asked.push(route.request().postDataJSON().discountCode);
    if (answer === 'comes') await route.continue();
    if (answer === 'is broken') await route.fulfill({ status: 500 });
  });
  await page.clock.install();
  await page.goto('/individualUserSignup');
  const total = page.getByText('Total Amount : $');
  await expect(total).toHaveText('Total Amount : $9.99');
  await page.clock.pauseAt(Date.now() + 60_000);
  const field = page.getByLabel('Discount code');
  const said = page.getByRole('status');
  await field.fill('HAL');
  await page.clock.runFor(600);
  await field.fill('HALF');
  await expect(page.getByText('Checking the code...')).toBeVisible();
  await page.clock.runFor(999);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(said.filter({ hasText: 'You got 50% discount' })).toBeVisible();
  await expect(said.filter({ hasText: 'Total Amount : $4.99' })).toBeVisible();
  await field.press('End');
  await field.press('Space');
  await page.clock.runFor(1_500);
  expect(asked).toEqual(['HALF']);
  answer = 'stays out';
  await field.fill('FREE');
  await page.clock.runFor(1_000);
  await expect.poll(() => asked).toEqual(['HALF', 'FREE']);
  const brokenOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('calculatePrice'));
  answer = 'comes';
  await field.fill('NO-SUCH-CODE');
  await brokenOff;
  await page.clock.runFor(1_000);
  await expect(said.filter({ hasText: 'This discount code is not valid.' })).toBeAttached();
  await expect(field).toHaveAccessibleDescription(/not valid/);
  await expect(total).toHaveText('Total Amount : $9.99');
  answer = 'is broken';
  await field.fill('HALF');
  await page.clock.runFor(1_000);
  await expect(field).toHaveAccessibleDescription(/Error processing discount/);
  await field.fill('');
  await expect(field).not.toHaveAccessibleDescription(/Error/);
  await page.clock.runFor(1_500);
  expect(asked).toHaveLength(4);
});
