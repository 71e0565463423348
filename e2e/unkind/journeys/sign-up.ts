import { paths } from '#contract/pages/paths.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { createFacility, newCredentials, openSignUp, submitLogin, tickConsent } from '#e2e/steps/accounts.ts';
import { press } from '#e2e/steps/game.ts';
import { cards, fillInCard, readSubscription } from '#e2e/steps/payments.ts';
import type { Journey, Stage, Step } from '../journey.ts';

/** Journeys of people who have no account yet. */

const openForm = ({ page }: Stage): Step => ({
  does: 'opens the form',
  act: () => page.goto(paths.home),
  sees: () => expect(page.getByRole('tab', { name: 'Sign Up' })).toBeVisible(),
});

type Credentials = ReturnType<typeof newCredentials>;

async function fillIn({ page }: Stage, { userName, password }: Credentials) {
  await page.getByLabel('Username').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await tickConsent(page);
}

export const joinFacility: Journey = async (stage) => {
  const { page } = stage;
  const { code } = await createFacility(page.request);
  const person = newCredentials();
  return [
    openForm(stage),
    {
      does: 'fills in the form',
      async act() {
        await openSignUp(page);
        await page.getByRole('radio', { name: 'Yes' }).check();
        await fillIn(stage, person);
        await page.getByLabel('Facility code').fill(` ${code.toLowerCase()} `);
      },
      sees: () => expect(page.getByLabel('Username')).toHaveValue(person.userName),
    },
    {
      does: 'signs up',
      act: () => press(page, 'Next'),
      sees: () => expect(page.getByText('Your account is ready. Please log in.')).toBeVisible(),
    },
    {
      does: 'logs in',
      act: () => submitLogin(page, person.userName, person.password),
      sees: () => expect(page).toHaveURL(paths.dashboard),
    },
  ];
};

export const signUpAndPay: Journey = async (stage) => {
  const { page } = stage;
  const person = newCredentials();
  const info = page.getByRole('dialog', { name: 'Payment Info' });
  const logIn = async () => {
    const { email, password } = person;
    return (await (await page.request.post('/api/v2/user/login', { data: { email, password } })).json())
      .token;
  };
  return [
    openForm(stage),
    {
      does: 'fills in the form',
      async act() {
        await openSignUp(page);
        await page.getByLabel('Email', { exact: true }).fill(person.email);
        await fillIn(stage, person);
      },
      sees: () => expect(page.getByLabel('Username')).toHaveValue(person.userName),
    },
    {
      does: 'signs up',
      act: () => press(page, 'Next'),
      sees: () => expect(page.getByText('Total Amount : $9.99')).toBeVisible(),
    },
    {
      does: 'fills in the card',
      act: () => fillInCard(page, cards.good),
      sees: () => expect(page.getByLabel('CVC')).toHaveValue('123'),
    },
    {
      does: 'pays',
      act: () => press(page, 'Complete Sign Up'),
      async sees() {
        await expect(info).toContainText('Visa ending in 4242');
        expect((await readSubscription(page.request, await logIn())).receipts).toHaveLength(1);
      },
    },
    {
      does: 'goes on',
      act: () => info.getByRole('button', { name: 'Okay' }).click(),
      sees: () => expect(page).toHaveURL(paths.dashboard),
    },
  ];
};
