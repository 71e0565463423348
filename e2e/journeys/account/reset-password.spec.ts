import { expect, test } from '#e2e/setup/fixtures.ts';
import { emailLink, expireLink, signUp, submitLogin } from '#e2e/steps/accounts.ts';

const resetSubject = /^Choose a new password/;
const kinds = [
  {
    kind: 'individual',
    forgot: '/individualUserForgotPassword',
    next: 'Login',
    login: '/individualUserLogin',
  },
  { kind: 'facility', forgot: '/facilityUserForgotPassword', next: 'Login', login: '/facilityUserLogin' },
  { kind: 'facility', forgot: '/forgotPassword', next: 'Back to the home page', login: '/' },
] as const;

for (const { kind, forgot, next, login } of kinds) {
  test(`${forgot}: an email, a new password, and the link to ${login}`, { tag: '@spanish' }, async ({
    page,
    request,
  }) => {
    const { email } = await signUp(request, kind);
    await page.goto(forgot);
    const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
    await dialog.getByLabel(/Email$/).fill(email);
    await dialog.getByRole('button', { name: 'Send me a link' }).click();
    await expect(dialog.getByRole('status')).toContainText('If an account exists we have sent a link');
    await page.goto(await emailLink(request, email, resetSubject));
    await page.getByLabel('New password').fill('a garden bench 12');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.getByRole('main').getByRole('link', { name: next }).click();
    await expect(page).toHaveURL(login);
    await submitLogin(page, email, 'a garden bench 12');
    await expect(page).toHaveURL(kind === 'facility' ? '/dashboard' : '/subscription');
  });
}

test('Forgot Password opens with the name that was typed to log in', { tag: '@spanish' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Username or Email').fill('rosa@example.org');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('dialog').getByLabel('Username or Email')).toHaveValue('rosa@example.org');
});

test.describe('an email that cannot be requested', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('from the facility login: a missing address is reported, and a failure can be retried', {
    tag: '@spanish',
  }, async ({ page }) => {
    await page.goto('/facilityUserLogin');
    await page.getByRole('button', { name: 'Forgot Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
    await dialog.getByRole('button', { name: 'Send me a link' }).click();
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(['Email Required']);
    await dialog.getByLabel('Email', { exact: true }).fill('rosa@example.org');
    const address = '**/facilityUser/forgotPassword';
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    await dialog.getByRole('button', { name: 'Send me a link' }).click();
    await expect(dialog.getByRole('alert')).toContainText('An error occurred. Please try again.');
    await page.unroute(address);
    await dialog.getByRole('button', { name: 'Failed ! Try Again' }).click();
    await expect(dialog.getByRole('status')).toContainText('If an account exists we have sent a link');
  });
});

test('the page for individuals has a title for them', async ({ page }) => {
  await page.goto('/individualUserForgotPassword');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Individual user');
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
});

test('each reset page names a short password in its own words', async ({ page }) => {
  const messages = {
    facilityResetPassword: 'Password too short minimum 8 digit',
    individualResetPassword: 'Password must be at least 8 characters long',
    resetPassword: 'Password too short, minimum 8 digits',
  };
  for (const [page_, message] of Object.entries(messages)) {
    await page.goto(`/${page_}/some-token`);
    const save = page.getByRole('button', { name: 'Save the new password' });
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Password Required');
    await page.getByLabel('New password').fill('1234567');
    await save.click();
    await expect(page.getByRole('alert')).toContainText(message);
  }
});

test.describe('a password that is rejected', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('can be corrected; a link back and a new email are offered as well', { tag: '@spanish' }, async ({
    page,
  }) => {
    await page.goto('/individualResetPassword/some-token');
    await page.getByLabel('New password').fill('password');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('alert')).toContainText('Many people use this password');
    await expect(page.getByRole('button', { name: 'Failed ! Try Again' })).toBeVisible();
    const login = page.getByRole('main').getByRole('link', { name: 'Login' });
    await expect(login).toHaveAttribute('href', '/individualUserLogin');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  });
});

test.describe('an invalid link', () => {
  test.use({ expectedErrors: [/status of 422/] });

  test('used, or replaced by a newer one: is rejected, and a new one is offered', async ({
    page,
    request,
  }) => {
    const { email } = await signUp(request, 'facility');
    const ask = () => request.post('/api/v2/user/forgotPassword', { data: { email } });
    await ask();
    const older = await emailLink(request, email, resetSubject);
    await ask();
    let newer = older;
    await expect(async () => {
      newer = await emailLink(request, email, resetSubject);
      expect(newer).not.toBe(older);
    }).toPass({ timeout: 20_000 });
    const used = newer.replace(/^.*\//, '');
    await request.post(`/api/v2/user/resetPassword/${used}`, { data: { newPassword: 'a garden bench 12' } });

    for (const link of [older, newer]) {
      await page.goto(link);
      await page.getByLabel('New password').fill('another bench 34');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByRole('alert')).toContainText('This link has been used or is too old.');
      await expect(page.getByRole('button', { name: 'Failed ! Try Again' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
    }
    const newLink = page.getByRole('button', { name: 'Send a new link' });
    // The main button of a page is 64 px high.
    expect((await newLink.boundingBox())?.height).toBeGreaterThanOrEqual(64);
    await newLink.click();
    await expect(page.getByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  });

  for (const { kind, forgot, next, login } of kinds) {
    test(`${forgot}, an hour later: is rejected, and a new link sets the password`, { tag: '@full' }, async ({
      page,
      request,
      server,
    }) => {
      const { email, password } = await signUp(request, kind);
      await page.goto(forgot);
      const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
      const askForLink = async () => {
        await dialog.getByLabel(/Email$/).fill(email);
        await dialog.getByRole('button', { name: 'Send me a link' }).click();
        await expect(dialog.getByRole('status')).toContainText('If an account exists we have sent a link');
      };
      const choose = async (link: string) => {
        await page.goto(link);
        await page.getByLabel('New password').fill('a garden bench 12');
        await page.getByRole('button', { name: 'Save the new password' }).click();
      };
      await askForLink();
      const expired = await emailLink(request, email, resetSubject);
      await expireLink(server, email, 'reset');

      await choose(expired);
      await expect(page.getByRole('alert')).toContainText('This link has been used or is too old.');
      await expect(page.getByRole('button', { name: 'Failed ! Try Again' })).toBeVisible();
      await expect(page.getByRole('link', { name: next })).toHaveAttribute('href', login);
      expect((await request.post('/api/v2/user/login', { data: { email, password } })).status()).toBe(200);

      await page.getByRole('button', { name: 'Send a new link' }).click();
      await askForLink();
      let fresh = expired;
      await expect(async () => {
        fresh = await emailLink(request, email, resetSubject);
        expect(fresh).not.toBe(expired);
      }).toPass({ timeout: 20_000 });
      await choose(fresh);
      await expect(page.getByText('Your password is changed.')).toBeVisible();
    });
  }
});
