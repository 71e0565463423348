import type { Page } from '@playwright/test';
import { paths, pathWithToken } from '#contract/paths.ts';
import { paymentScreens } from './payment-screens.ts';
import { openAs, ownPages } from './people.ts';
import { playScreens } from './play-screens.ts';

export type Screen = {
  name: string;
  path: string;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
  /** false: only what the view shows, for dialogs. */
  wholePage?: boolean;
  /** Looked at in every theme by the long proofs alone; the journeys look at it once. */
  full?: true;
};

/** Opens the page again as one of the sandbox's own people. */
async function logIn(page: Page, email: string, password: string, path: string = paths.account) {
  const response = await page.request.post('/api/v2/user/login', { data: { email, password } });
  const { token, user } = await response.json();
  await openAs(page, { token, user }, path);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Presses the button and waits for its dialog. */
const openDialog = (name: string) => async (page: Page) => {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
};

async function writeToUs(page: Page) {
  await page.getByLabel('Name').fill('Rosa');
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.getByLabel('Message').fill('Is there a book with larger pictures?');
  await press(page, 'Submit');
}

/** Every screen and state that `npm run screens` takes pictures of. */
export const screens: Screen[] = [
  { name: 'home', path: paths.home },
  {
    name: 'home-sign-up',
    path: paths.home,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByLabel('Yes').check();
      await page.getByLabel('Facility code', { exact: true }).waitFor();
    },
  },
  {
    name: 'home-errors',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'how-to-play',
    path: paths.home,
    wholePage: false,
    prepare: openDialog('How to play the game'),
  },
  { name: 'help', path: paths.home, wholePage: false, prepare: openDialog('Need help?') },
  { name: 'display', path: paths.home, wholePage: false, prepare: openDialog('Display') },
  { name: 'try', full: true, path: paths.tryOne },
  { name: 'about', path: paths.about },
  { name: 'privacy', full: true, path: paths.privacy },
  { name: 'app-privacy', full: true, path: paths.appPrivacy },
  { name: 'terms', path: paths.terms },
  { name: 'app-terms', full: true, path: paths.appTerms },
  { name: 'contact', path: paths.contact },
  {
    name: 'contact-sent',
    full: true,
    path: paths.contact,
    prepare: async (page) => {
      await writeToUs(page);
      await page.getByRole('status').filter({ hasText: 'Done' }).waitFor();
    },
  },
  {
    name: 'contact-failed',
    path: paths.contact,
    full: true,
    prepare: async (page) => {
      const failure = { message: 'An error occurred. Please try again.', code: 'unknown' };
      await page.route('**/contactUs', (route) => route.fulfill({ status: 422, json: failure }));
      await writeToUs(page);
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'feedback', full: true, path: paths.feedback },
  {
    name: 'feedback-thanks',
    full: true,
    path: paths.feedback,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Is there anything' }).fill('The videos are easy to follow.');
      await press(page, 'Send feedback');
      await page.getByText('Done').waitFor();
    },
  },
  { name: 'sign-in', full: true, path: paths.signIn },
  { name: 'facility-login', full: true, path: paths.facilityLogin },
  { name: 'facility-sign-up', path: paths.facilitySignUp },
  { name: 'individual-login', full: true, path: paths.individualLogin },
  {
    name: 'individual-sign-up',
    path: paths.individualSignUp,
    prepare: (page) => page.getByText(/renewed until you cancel/).waitFor(),
  },
  { name: 'individual-forgot', full: true, path: paths.individualForgotPassword },
  { name: 'reset-password', full: true, path: pathWithToken(paths.resetPassword, 'token') },
  {
    name: 'reset-password-over',
    full: true,
    path: pathWithToken(paths.resetPassword, 'over'),
    prepare: async (page) => {
      await page.getByLabel('New password').fill('a garden bench 12');
      await press(page, 'Save the new password');
      await page.getByRole('button', { name: 'Send a new link' }).waitFor();
    },
  },
  {
    name: 'account-administrator',
    path: paths.home,
    prepare: async (page) => {
      await logIn(page, 'grace', 'garden gate 4');
      await page.getByText('Facility code').waitFor();
    },
  },
  {
    name: 'member-results',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await logIn(page, 'grace', 'garden gate 4');
      await press(page, 'Results of walter');
      await page.getByText('Exercise 1', { exact: true }).waitFor();
    },
  },
  {
    name: 'account-menu',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await logIn(page, 'rosa', 'blue kettle 7');
      await page.getByRole('heading', { name: 'Password' }).waitFor();
      await ownPages(page);
    },
  },
  {
    name: 'account-delete',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await logIn(page, 'walter', 'porch swing 2');
      await press(page, 'Delete my account');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'sign-in-again',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await logIn(page, 'rosa', 'blue kettle 7');
      await page.getByRole('heading', { name: 'Password' }).waitFor();
      await page.request.post('/api/v2/user/logout', {
        headers: { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
      });
      await page.getByRole('button', { name: 'Save my name' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'refused',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await logIn(page, 'walter', 'porch swing 2');
      await press(page, 'Display');
      await page.getByRole('checkbox', { name: 'Do not change page automatically' }).check();
      const json = { message: 'Please ask your facility about this.', code: 'forbidden' };
      await page.route('**/answers/allGames', (route) => route.fulfill({ status: 403, json }));
      await page.goto(paths.dashboard);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...playScreens,
  ...paymentScreens,
  { name: 'forbidden', full: true, path: paths.forbidden },
  { name: 'not-found', full: true, path: '/nothing-here' },
];
