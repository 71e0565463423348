import { expect, type Page } from '@playwright/test';
import { test } from '#e2e/setup/fixtures.ts';
import { startServer } from '#e2e/setup/server.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';

/** Google and Facebook as in production: their scripts, which are mocked here, work with our content security policy and sign-in flow. */
const env = {
  GOOGLE_CLIENT_ID: 'client-of-ours',
  FACEBOOK_APP_ID: '1234567890',
  FACEBOOK_APP_SECRET: 'app-secret',
};

const profile = { name: 'Nora Vance', email: 'nora@example.org', picture: null };
const notRegistered = { auth: false, code: 'not_registered', message: 'User is not registered.', profile };

const googleScript = `
  let options;
  window.google = { accounts: { id: {
    initialize: (settings) => { options = settings; },
    renderButton: (container, style) => {
      const button = document.createElement('button');
      button.textContent = style.text + ' ' + options.client_id;
      Object.assign(button.style, { height: '40px', whiteSpace: 'nowrap', overflow: 'hidden' });
      button.onclick = () => options.callback({
        credential: 'x.' + btoa(JSON.stringify({ name: 'Nora Vance', email: 'nora@example.org' })) + '.x',
      });
      container.append(button);
    },
  } } };`;

const facebookScript = `
  window.FB = {
    init: () => {},
    login: (callback) => callback({ authResponse: { userID: '7', accessToken: 'access' } }),
    api: (path, query, callback) => callback({ name: 'Sam Okafor' }),
  };`;

async function mockProviders(page: Page) {
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await page.route('https://accounts.google.com/**', (route) => route.fulfill(script(googleScript)));
  await page.route('https://connect.facebook.net/**', (route) => route.fulfill(script(facebookScript)));
}

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  server = await startServer(env);
});
test.afterAll(() => server.stop());

test("Google's button sends its token, bound to a nonce, to our log in", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  waitForAppOnLoad(page);
  await mockProviders(page);
  await page.route('**/google/login', (route) => route.fulfill({ json: notRegistered }));
  await page.goto('/');
  // The code of the card, and with it Google's button, comes when somebody begins to use the page.
  await page.mouse.move(10, 10);
  const loginRequest = page.waitForRequest('**/google/login');
  await page.getByRole('button', { name: 'signin_with client-of-ours' }).click();
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
  await page.route(/accounts\.google\.com|connect\.facebook\.net/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('cannot be reached')).toBeHidden();
  for (const provider of ['Facebook', 'Google']) {
    await page.getByRole('button', { name: `Log in with ${provider}` }).click();
    await expect(
      page.getByText(`${provider} cannot be reached now. Please use your password.`),
    ).toBeVisible();
  }
  await expect(page.getByLabel('Username or Email')).toBeVisible();
  await page.close();
});
