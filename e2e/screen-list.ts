import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';

export type Screen = {
  name: string;
  path: string;
  /** Brings the page into the state to be seen. */
  prepare?: (page: Page) => Promise<void>;
  /** false: only what the view shows, for dialogs. */
  wholePage?: boolean;
};

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Every screen and state that `npm run screens` takes pictures of. */
export const screens: Screen[] = [
  { name: 'home', path: paths.home },
  {
    name: 'home-sign-up',
    path: paths.home,
    prepare: async (page) => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByLabel('Yes').check();
    },
  },
  {
    name: 'home-errors',
    path: paths.home,
    prepare: (page) => page.getByRole('button', { name: 'Login', exact: true }).click(),
  },
  {
    name: 'how-to-play',
    path: paths.home,
    wholePage: false,
    prepare: (page) => press(page, 'How to play the game'),
  },
  { name: 'help', path: paths.home, wholePage: false, prepare: (page) => press(page, 'Need help?') },
  { name: 'display', path: paths.home, wholePage: false, prepare: (page) => press(page, 'Display') },
  { name: 'feedback', path: paths.feedback },
  {
    name: 'feedback-thanks',
    path: paths.feedback,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Is there anything' }).fill('The videos are easy to follow.');
      await press(page, 'Send feedback');
      await page.getByRole('status').waitFor();
    },
  },
  { name: 'forbidden', path: paths.forbidden },
  { name: 'not-found', path: '/nothing-here' },
];
