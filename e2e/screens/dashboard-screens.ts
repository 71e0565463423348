import { FILMED } from '#content/filmed.ts';
import { paths } from '#contract/pages/paths.ts';
import { openAs, signUp } from '../steps/accounts.ts';
import { mockFullReport } from '../steps/full-report.ts';
import { signUpWithReviews } from '../steps/reviews.ts';
import { button, openAfter, openAsWalter } from './open-play.ts';
import type { Screen } from './screen.ts';

/** The dashboard, in every state. */
export const dashboardScreens: Screen[] = [
  {
    name: 'dashboard-new',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUp(page.request, 'facility'), paths.dashboard);
      await button(page, /^Light your first window First:/).waitFor();
    },
  },
  { name: 'dashboard-game', path: paths.home, prepare: (page) => openAsWalter(page, paths.dashboard) },
  {
    name: 'dashboard-twelve',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAfter(page, 12);
      await button(page, /^Resume Play 12\/\d+ Next:/).waitFor();
    },
  },
  {
    name: 'dashboard-finished',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAfter(page, FILMED);
      await page.getByText(/^You have answered all/).waitFor();
      await page.locator('section', { hasText: 'Every window is lit!' }).locator('img').first().waitFor();
    },
  },
  {
    name: 'dashboard-reports',
    full: true,
    path: paths.home,
    prepare: (page) => openAsWalter(page, `${paths.dashboard}?tab=Reports`),
  },
  {
    name: 'dashboard-reports-changed',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUpWithReviews(page), `${paths.dashboard}?tab=Reports`);
      await page.getByRole('heading', { name: 'What changed' }).waitFor();
    },
  },
  {
    name: 'dashboard-reports-none',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUp(page.request, 'facility'), `${paths.dashboard}?tab=Reports`);
      await page.getByText('Your score and results will be displayed here').waitFor();
    },
  },
  {
    name: 'dashboard-reports-all',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await mockFullReport(page);
      await openAs(page, await signUp(page.request, 'facility'), `${paths.dashboard}?tab=Reports`);
      await button(page, /The exercises of part 2$/).click();
      await button(page, /^Exercise 5\s/).click();
      await page.getByText(/^Look at \d+ moments again$/).click();
      await page.getByText(/^Exercise 3:/).click();
    },
  },
  {
    name: 'dashboard-start-new',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await openAsWalter(page, paths.dashboard);
      await button(page, 'Start New').click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
