import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/setup/fixtures.ts';
import { startServer } from '#e2e/setup/server.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';

/** Google and Facebook as in production: their windows, which are mocked here, work with our content security policy and sign-in flow. */
const env = {
  GOOGLE_CLIENT_ID: 'client-of-ours',
  FACEBOOK_APP_ID: '1234567890',
  FACEBOOK_APP_SECRET: 'app-secret',
};

const profile = { name: 'Nora Vance', email: 'nora@example.org', picture: null };
const notRegistered = { auth: false, code: 'not_registered', message: 'User is not registered.', profile };

const token = `x.${Buffer.from(JSON.stringify(profile)).toString('base64url')}.x`;

/** What the providers' windows do once their user has agreed: they return to our page, with the token in its address. */
async function mockProviders(page: Page) {
  await page.context().route(/accounts\.google\.com|www\.facebook\.com/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const query = new URLSearchParams({
      state: searchParams.get('state') ?? '',
      ...(searchParams.get('response_type') === 'id_token'
        ? { id_token: token }
        : { access_token: 'access' }),
    });
    const location = `${searchParams.get('redirect_uri')}#${query}`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  await page.route('https://graph.facebook.com/**', (route) =>
    route.fulfill({
      json: { id: '7', name: 'Sam Okafor' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  server = await startServer(env);
});
test.afterAll(() => server.stop());

test('Google opens with one click, and its token and the secret of its nonce are sent to our log in', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: server.url });
  waitForAppOnLoad(page);
  await mockProviders(page);
  await page.route('**/google/login', (route) => route.fulfill({ json: notRegistered }));
  await page.goto('/');
  const loginRequest = page.waitForRequest('**/google/login');
  await page.getByRole('button', { name: 'Log in with Google' }).click();
  const { idToken, nonce } = (await loginRequest).postDataJSON();
  expect(idToken).toMatch(/^x\./);
  expect(nonce).toMatch(/^[\w-]{36}$/);
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nora@example.org');
  await page.close();
});

test('Facebook opens with one click, and its user and token are sent to our log in', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  waitForAppOnLoad(page);
  await mockProviders(page);
  await page.route('**/facebook/login', (route) => route.fulfill({ json: notRegistered }));
  await page.goto('/');
  const loginRequest = page.waitForRequest('**/facebook/login');
  await page.getByRole('button', { name: 'Log in with Facebook' }).click();
  expect((await loginRequest).postDataJSON()).toMatchObject({ userId: '7', accessToken: 'access' });
  await page.close();
});

test('a provider that cannot be reached is reported, and the password still works', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  waitForAppOnLoad(page);
  await mockProviders(page);
  await page.route('https://graph.facebook.com/**', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in with Facebook' }).click();
  await expect(page.getByText('Facebook cannot be reached now. Please use your password.')).toBeVisible();
  await expect(page.getByLabel('Username or Email')).toBeVisible();
  await page.close();
});
