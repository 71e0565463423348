import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { openAs, openRow, signUp, submitLogin } from '../steps/accounts.ts';
import { openKey, setUpApp, twoStepsTitle } from '../steps/two-steps.ts';
import type { Screen } from './screen.ts';

const state = (name: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name,
  full: true,
  path: paths.home,
  prepare,
});

/** The account page of a new user without an email address. */
async function openAccount(page: Page) {
  const person = await signUp(page.request, 'facility', { email: null });
  await openAs(page, person);
  return person;
}

/** The log in of a user with an app, after the password. */
async function openSecondStep(page: Page) {
  const { userName, password } = await openAccount(page);
  await setUpApp(page, password);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto(paths.home);
  await submitLogin(page, userName, password);
  await page.getByRole('dialog', { name: 'One more step' }).waitFor();
}

/** Two-step login: on the account page, at a log in, and the one page of an operator without it. */
export const twoStepScreens: Screen[] = [
  state('two-steps-choice', async (page) => {
    await openAccount(page);
    await openRow(page, twoStepsTitle);
    await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  }),
  state('two-steps-key', async (page) => {
    const { password } = await openAccount(page);
    await openKey(page, password);
  }),
  state('two-steps-codes', async (page) => {
    const { password } = await openAccount(page);
    await setUpApp(page, password);
  }),
  state('two-steps-changes', async (page) => {
    const { password } = await openAccount(page);
    const { row } = await setUpApp(page, password);
    await row.getByRole('button', { name: 'I have written them down' }).click();
    await openRow(page, twoStepsTitle);
    await page.getByRole('button', { name: 'Use another phone' }).waitFor();
  }),
  { ...state('two-steps-log-in', openSecondStep), wholePage: false },
  {
    ...state('two-steps-recovery-code', async (page) => {
      await openSecondStep(page);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code').waitFor();
    }),
    wholePage: false,
  },
  state('two-steps-operator', async (page) => {
    const data = { email: 'operator', password: 'lantern hill 9' };
    const response = await page.request.post('/api/v2/user/login', { data });
    const { token, user } = await response.json();
    await openAs(page, { token, user }, paths.account);
    await page.getByRole('heading', { level: 1, name: 'Set up two-step login' }).waitFor();
    await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  }),
];
