import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, openNavigation, openRow, signUp, submitLogin } from '#e2e/steps/accounts.ts';
import { nothingStored, readStoredData } from '#e2e/steps/stored-data.ts';
import { addUnsentAnswer } from '#e2e/steps/unsent-answer.ts';

test('Log Out ends the session, leaves nothing in storage, and other tabs follow', async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'facility');
  await openAs(page, person);
  const other = await page.context().newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('surveyOffered', 'yes'));
  await expect
    .poll(async () => (await readStoredData(page)).caches)
    .toEqual([`person-${person.user.userId}`]);
  await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  // Scroll positions reveal nothing about the user.
  const left = await page.evaluate(() => Object.keys(sessionStorage));
  expect(left.filter((name) => name !== 'react-router-scroll-positions')).toEqual([]);
  await expect.poll(() => readStoredData(page)).toEqual(nothingStored);
  const me = await request.get('/api/v2/user/me', { headers: headersOf(person) });
  expect(me.status()).toBe(401);
});

test.describe('with answers that cannot be sent', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('Log Out asks first; Stay has the focus and keeps them, logging out loses them', async ({
    page,
    request,
  }) => {
    const person = await signUp(request, 'facility');
    await page.route('**/answers/saveGame', (route) => route.abort());
    await openAs(page, person, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const logOut = (await openNavigation(page)).getByRole('button', { name: 'Log Out' });
    const dialog = page.getByRole('alertdialog', { name: '1 answer is not saved yet' });
    await addUnsentAnswer(page, person.user.userId);
    await logOut.click();
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await logOut.click();
    // On a phone the dialog is only as high as its content, at the bottom.
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await dialog.boundingBox();
    expect(box?.height).toBeLessThan(422);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    if (viewport) await page.setViewportSize(viewport);
    await dialog.getByRole('button', { name: 'Log out and lose it' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => readStoredData(page)).toEqual(nothingStored);
  });
});

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('asks to sign in again on the same page, and continues there', async ({ page, request }) => {
    const person = await signUp(request, 'facility');
    await openAs(page, person);
    await openRow(page, 'Name');
    await page.getByLabel('Your name').fill('Rosa Alvarez');
    const headers = headersOf(person);
    await request.post('/api/v2/user/logout', { headers });
    await page.getByRole('button', { name: 'Save my name' }).click();
    const dialog = page.getByRole('alertdialog', {
      name: 'Please sign in again, your answers are safe',
    });
    await expect(dialog.getByLabel('Username or Email')).toHaveValue(person.email);
    await dialog.getByLabel('Password', { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/account');
    await expect(page.getByLabel('Your name')).toHaveValue('Rosa Alvarez');
    await page.getByRole('button', { name: 'Save my name' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
  });

  test('an invalid token without a stored user is deleted', async ({ page }) => {
    await page.goto('/feedback');
    await page.evaluate(() => localStorage.setItem('token', 'nobody'));
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test('for a token without a stored user, the user is loaded', async ({ page, request }) => {
  const { token, userName } = await signUp(request, 'facility');
  await page.goto('/feedback');
  await page.evaluate((token) => localStorage.setItem('token', token), token);
  await page.goto('/dashboard');
  await expect((await openNavigation(page)).getByRole('button', { name: 'Log Out' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(userName);
});

test("on a phone the user's pages are in a menu", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email, password } = await signUp(request, 'facility');
  await page.goto('/');
  await submitLogin(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.getByRole('link', { name: 'My account', exact: true })).toBeHidden();
  await menu.click();
  await page.getByRole('link', { name: 'My account', exact: true }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('link', { name: 'My account', exact: true })).toBeHidden();
});
