import { expect, test } from '#e2e/setup/fixtures.ts';
import { answerWrong, expectExercise, openGame, readGame } from '#e2e/steps/game.ts';

const question = /Is there anything you would like to add about your experience with the "Mind Your Step"/;
const address = '**/api/v2/user/feedback';

test('feedback is sent to the server, and the user is thanked', async ({ page }) => {
  await page.goto('/feedback');
  await page.getByLabel(question).fill('The videos are easy to follow.');
  const sent = page.waitForRequest(address);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({ feedback: 'The videos are easy to follow.', email: null });
  expect(await request.headerValue('authorization')).toBeNull();
  await expect(page.getByRole('status').getByText('Done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Write something else' }).click();
  await expect(page.getByLabel(question)).toHaveValue('');
});

test('empty feedback is reported in a summary that gets the focus and links to the field', async ({
  page,
}) => {
  await page.goto('/feedback');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Feedback Required' }).click();
  await expect(page.getByLabel(question)).toBeFocused();
  await expect(page.getByLabel(question)).toHaveAccessibleDescription('Feedback Required');
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of 500|ERR_FAILED|ERR_INTERNET/] });

  test('the text is not lost: "Try again" restores it', async ({ page }) => {
    const failure = { message: 'An error occurred. Please try again.', code: 'unknown' };
    await page.route(address, (route) => route.fulfill({ status: 500, json: failure }));
    await page.goto('/feedback');
    await page.getByLabel(question).fill('Slower, please.');
    const failed = page.waitForRequest(address);
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('alert')).toContainText('An error occurred. Please try again.');
    await expect(page.getByLabel(question)).toBeHidden();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel(question)).toHaveValue('Slower, please.');
    const retried = page.waitForRequest(address);
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('status').getByText('Done')).toBeVisible();
    // The server may have stored the first one although it failed; it then recognizes the second as the same.
    const { operation } = (await failed).postDataJSON();
    expect((await retried).postDataJSON()).toMatchObject({ operation });
  });

  test('without a network the message says what to check', async ({ page }) => {
    await page.goto('/feedback');
    await page.route(address, (route) => route.abort());
    await page.getByLabel(question).fill('Hello');
    await page.getByRole('button', { name: 'Send feedback' }).click();
    await expect(page.getByRole('alert')).toContainText('check your internet connection');
  });
});

test('a slow response: "Still working..." after 8 s, Retry after 30 s', async ({ page }) => {
  await page.clock.install();
  await page.goto('/feedback');
  let requests = 0;
  await page.route(address, async (route) => {
    requests += 1;
    if (requests > 1) await route.continue();
  });
  await page.getByLabel(question).fill('Patience');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const status = page.locator('form').getByRole('status');
  await expect(status).toHaveText('Sending...');
  await page.clock.fastForward(8_100);
  await expect(status).toHaveText('Still working...');
  // The button already shows a spinner, so the message needs none.
  await expect(status.locator('[aria-hidden]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
  await page.clock.fastForward(22_000);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('status').getByText('Done')).toBeVisible();
  expect(requests).toBe(2);
});

test('in the game nothing typed is lost by a touch outside the dialog, Esc or Back, and Back never leaves the game', async ({
  page,
}) => {
  const { token } = await openGame(page);
  const dialog = page.getByRole('dialog', { name: 'Give a feedback' });
  const field = page.getByRole('textbox');
  // Esc goes to the focused element; after a touch outside the dialog, the focus comes back a frame later.
  const hasFocus = () =>
    expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toBeVisible();
  const open = async () => {
    await page.getByRole('button', { name: 'GIVE A FEEDBACK' }).click();
    await expect(field).toBeVisible();
    await hasFocus();
  };
  await open();
  await field.fill('The rug in the first film');
  await page.mouse.click(20, 360);
  await page.mouse.click(6, 6);
  await expect(field).toHaveValue('The rug in the first film');
  await hasFocus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await expect(field).toHaveValue('The rug in the first film');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expectExercise(page, 1);
  await open();
  await expect(field).toHaveValue('The rug in the first film');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const thanks = page.getByRole('status').filter({ hasText: 'Your feedback has been received.' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  await open();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await answerWrong(page, await readGame(page, token), 1);
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expectExercise(page, 1);
});
