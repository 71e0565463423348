import type { Page, Route } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { paths } from '#contract/pages/paths.ts';
import { openAs, signUp } from '../steps/accounts.ts';
import { jumpTo, press } from '../steps/game.ts';
import { newSubscriber } from './payment-screens.ts';
import type { Screen } from './screen.ts';

/** A screen that loads data, and the call without which it has nothing to show. */
type LoadingScreen = { name: string; call: string; open: (page: Page) => Promise<void> };

const openAsMember = (path: string) => async (page: Page) =>
  openAs(page, await signUp(page.request, 'facility'), path);

const openAsSubscriber = (path: string) => async (page: Page) =>
  openAs(page, await newSubscriber(page), path);

const loadingScreens: LoadingScreen[] = [
  { name: 'dashboard', call: endpoints.listAnswers.path, open: openAsMember(paths.dashboard) },
  {
    name: 'dashboard-reports',
    call: endpoints.listAnswers.path,
    open: openAsMember(`${paths.dashboard}?tab=Reports`),
  },
  { name: 'game', call: '/api/v2/user/games/1', open: openAsMember(paths.game) },
  { name: 'today', call: endpoints.listReviews.path, open: openAsMember(paths.today) },
  {
    name: 'try',
    call: endpoints.getSampleGame.path,
    open: async (page) => void (await page.goto(paths.tryOne)),
  },
  { name: 'account', call: endpoints.getAccount.path, open: openAsMember(paths.account) },
  {
    name: 'subscription',
    call: endpoints.getSubscription.path,
    open: openAsSubscriber(paths.subscription),
  },
  {
    name: 'receipts',
    call: endpoints.getReceipt.path.replace('{id}', '*'),
    open: openAsSubscriber(paths.receipts),
  },
];

const neverRespond = () => {};
const failure = { message: 'An error occurred. Please try again.', code: 'unknown' };
const respondWithError = (route: Route) => route.fulfill({ status: 422, json: failure });

/** Every screen that loads data, while it loads and when loading fails; and a clip or a save that fails. */
export const dataScreens: Screen[] = [
  ...loadingScreens.flatMap(({ name, call, open }): Screen[] => [
    {
      name: `${name}-loading`,
      path: paths.home,
      full: true,
      prepare: async (page) => {
        await page.route(`**${call}{,?*}`, neverRespond);
        await open(page);
        await page.getByRole('status').filter({ hasText: '...' }).first().waitFor();
      },
    },
    {
      name: `${name}-failed`,
      path: paths.home,
      full: true,
      prepare: async (page) => {
        await page.route(`**${call}{,?*}`, respondWithError);
        await open(page);
        await page
          .getByRole('button', { name: /Retry|Try again|Okay/ })
          .first()
          .waitFor();
      },
    },
  ]),
  {
    name: 'game-picture-failed',
    layoutShiftReason: 'the clip failed, and a message under it says so',
    path: paths.home,
    wholePage: false,
    full: true,
    prepare: async (page) => {
      await page.route(/\.mp4/, (route) => route.fulfill({ status: 404 }));
      await openAsMember(paths.game)(page);
      await page.getByText('This clip cannot be played').waitFor();
    },
  },
  {
    name: 'game-not-saved',
    path: paths.home,
    full: true,
    prepare: async (page) => {
      await page.route(`**${endpoints.saveAnswer.path}`, (route) => route.fulfill({ status: 503 }));
      await openAsMember(paths.game)(page);
      await jumpTo(page, 2);
      await press(page, 'Skip');
      await page.getByText('Will retry').first().waitFor();
    },
  },
  {
    name: 'game-break',
    path: paths.home,
    wholePage: false,
    full: true,
    prepare: async (page) => {
      await page.clock.install();
      await openAsMember(paths.game)(page);
      await page.getByRole('heading', { level: 1, name: /^Exercise 1:/ }).waitFor();
      await page.clock.fastForward('10:01');
      await page.getByRole('button', { name: 'Skip', exact: true }).click();
      await page.getByText('You have played for ten minutes.').waitFor();
    },
  },
];
