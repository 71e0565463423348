import type { Page } from '@playwright/test';
import { paths, pathWithToken } from '#contract/paths.ts';

export type Screen = {
  name: string;
  path: string;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
  /** false: only what the view shows, for dialogs. */
  wholePage?: boolean;
};

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Presses the button and waits for its dialog. */
const openDialog = (name: string) => async (page: Page) => {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
};

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
  { name: 'feedback', path: paths.feedback },
  {
    name: 'feedback-thanks',
    path: paths.feedback,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Is there anything' }).fill('The videos are easy to follow.');
      await press(page, 'Send feedback');
      await page.getByText('Done').waitFor();
    },
  },
  { name: 'sign-in', path: paths.signIn },
  { name: 'facility-login', path: paths.facilityLogin },
  { name: 'facility-sign-up', path: paths.facilitySignUp },
  { name: 'individual-login', path: paths.individualLogin },
  { name: 'individual-sign-up', path: paths.individualSignUp },
  { name: 'individual-forgot', path: paths.individualForgotPassword },
  { name: 'reset-password', path: pathWithToken(paths.resetPassword, 'token') },
  { name: 'forbidden', path: paths.forbidden },
  { name: 'not-found', path: '/nothing-here' },
];
