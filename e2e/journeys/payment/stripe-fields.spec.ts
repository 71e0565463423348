import { expect, type Page } from '@playwright/test';
import { individualRegister } from '#contract/individual-sign-up.ts';
import { test } from '#e2e/setup/fixtures.ts';
import { startServer } from '#e2e/setup/server.ts';
import { waitForAppOnLoad } from '#e2e/setup/wait-for-app.ts';
import { newCredentials, tickConsent } from '#e2e/steps/accounts.ts';
import { type StripeFake, startStripeFake } from '#server/lib/payments/stripe/testing/fake.ts';

/**
 * Paying with Stripe configured: its card field is mocked, and our server uses a fake of Stripe's API. Only the id of a
 * payment method reaches our server.
 */

const script = `
  window.Stripe = () => ({
    _registerWrapper: () => {},
    registerAppInfo: () => {},
    elements: () => ({ create: () => ({
      mount: (place) => place.append('The card field of Stripe'),
      on: (_event, ready) => setTimeout(ready, 50),
      focus: () => {},
      destroy: () => {},
    }) }),
    createPaymentMethod: async () => window.cardResult,
    handleNextAction: async ({ clientSecret }) => { await window.confirmPayment(clientSecret); return {}; },
  });`;

let fakeStripe: StripeFake;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  fakeStripe = await startStripeFake(() => Math.floor(Date.now() / 1000));
  server = await startServer({
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_fake',
    STRIPE_API_BASE: fakeStripe.url,
  });
});
test.afterAll(async () => {
  await server.stop();
  await fakeStripe.close();
});

/** Sets the result of Stripe's card field. */
const setCardResult = (page: Page, result: object) =>
  page.evaluate((cardResult) => Object.assign(globalThis, { cardResult }), result);

test('the page for individuals shows the card field of Stripe, and sends no card number', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  waitForAppOnLoad(page);
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.exposeFunction('confirmPayment', (secret: string) =>
    fakeStripe.state.confirmAtBank(secret, true),
  );
  const { email, password } = newCredentials();
  await page.goto('/individualUserSignup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await tickConsent(page);
  await expect(page.getByRole('group', { name: 'Card' })).toHaveText('The card field of Stripe');
  await expect(page.getByLabel('Card number')).toHaveCount(0);
  const signUp = page.getByRole('button', { name: 'Sign Up' });
  await setCardResult(page, { error: { message: 'Your card number is incomplete.' } });
  await signUp.click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Your card number is incomplete.');
  await alert.getByRole('button', { name: 'Okay' }).click();
  await setCardResult(page, { paymentMethod: { id: 'pm_card_authenticationRequired' } });
  const sent = page.waitForRequest(`**${individualRegister.path}`);
  await signUp.click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ email, paymentMethodId: 'pm_card_authenticationRequired' });
  expect(Object.keys(body)).not.toContain('number');
  await expect(page).toHaveURL('/facilityUserLogin');
  await expect(page.getByText('Amount charged: $9.99.')).toBeVisible();
  expect(fakeStripe.state.charges).toHaveLength(1);
  await page.close();
});
