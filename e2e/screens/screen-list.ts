import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { openSignUp } from '#e2e/steps/accounts.ts';
import { accountScreens } from './account-screens.ts';
import { administratorScreens } from './administrator-screens.ts';
import { courseScreens } from './course-screens.ts';
import { dashboardScreens } from './dashboard-screens.ts';
import { dataScreens } from './data-screens.ts';
import { deskScreens } from './desk-screens.ts';
import { facilityCardScreens } from './facility-card-screens.ts';
import { facilityScreens } from './facility-screens.ts';
import { figureScreens } from './figure-screens.ts';
import { operatorSaleScreens } from './operator-sale-screens.ts';
import { operatorScreens } from './operator-screens.ts';
import { paymentScreens } from './payment-screens.ts';
import { planScreens } from './plan-screens.ts';
import { playScreens } from './play-screens.ts';
import { reviewScreens } from './review-screens.ts';
import type { Screen } from './screen.ts';
import { twoStepScreens } from './two-step-screens.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Presses the button and waits for its dialog. */
const openDialog = (name: string) => async (page: Page) => {
  await press(page, name);
  await page.getByRole('dialog').waitFor();
};

async function sendMessage(page: Page) {
  await page.getByLabel('Name').fill('Rosa');
  await page.getByLabel('Email').fill('rosa@example.org');
  await page.getByLabel('Message').fill('Is there a book with larger pictures?');
  await press(page, 'Submit');
}

/** Every screen and state that `npm run screenshots` captures. */
export const screens: Screen[] = [
  { name: 'home', path: paths.home },
  {
    name: 'home-sign-up',
    full: true,
    path: paths.signIn,
    prepare: async (page) => {
      await openSignUp(page);
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
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: openDialog('How to play the game'),
  },
  { name: 'help', full: true, path: paths.home, wholePage: false, prepare: openDialog('Need help?') },
  { name: 'display', full: true, path: paths.home, wholePage: false, prepare: openDialog('Display') },
  { name: 'try', full: true, path: paths.tryOne },
  {
    name: 'try-done',
    full: true,
    path: paths.tryOne,
    prepare: async (page) => {
      await page.getByRole('radio').first().check({ force: true });
      await press(page, 'Okay');
      await press(page, 'Finish');
      await page.getByRole('heading', { name: "That's all there is to it." }).waitFor();
    },
  },
  { name: 'about', full: true, path: paths.about },
  { name: 'privacy', full: true, path: paths.privacy },
  { name: 'app-privacy', full: true, path: paths.appPrivacy },
  { name: 'terms', full: true, path: paths.terms },
  { name: 'app-terms', full: true, path: paths.appTerms },
  { name: 'contact', path: paths.contact },
  {
    name: 'contact-sent',
    full: true,
    path: paths.contact,
    prepare: async (page) => {
      await sendMessage(page);
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
      await sendMessage(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'contact-stuck',
    path: paths.contact,
    full: true,
    prepare: async (page) => {
      await page.route('**/contactUs', () => {});
      await page.clock.install();
      await sendMessage(page);
      await page.clock.fastForward('00:31');
      await page.getByRole('button', { name: 'Retry' }).waitFor();
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
  { name: 'facility-sign-up', full: true, path: paths.facilitySignUp },
  { name: 'individual-login', full: true, path: paths.individualLogin },
  {
    name: 'individual-sign-up',
    path: paths.individualSignUp,
    prepare: (page) => page.getByText(/renewed until you cancel/).waitFor(),
  },
  ...accountScreens,
  ...twoStepScreens,
  ...operatorScreens,
  ...deskScreens,
  ...operatorSaleScreens,
  ...dashboardScreens,
  ...playScreens,
  ...reviewScreens,
  ...facilityScreens,
  ...figureScreens,
  ...facilityCardScreens,
  ...administratorScreens,
  ...planScreens,
  ...courseScreens,
  ...paymentScreens,
  ...dataScreens,
  { name: 'forbidden', full: true, path: paths.forbidden },
  { name: 'not-found', full: true, path: '/nothing-here' },
];
