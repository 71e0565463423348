import { makeHelperLink, saveHelperWishes } from '#contract/helper.ts';
import { paths } from '#contract/pages/paths.ts';
import { headersOf, openAs, signUp } from '../steps/accounts.ts';
import { signUpWithPlan } from '../steps/plans.ts';
import { button } from './open-play.ts';
import type { Screen } from './screen.ts';

/** A plan with things in several rooms, one of them chosen eight days ago. */
const marked = [
  { id: 4, kind: 'have', days: 9 },
  { id: 7, kind: 'have', days: 9 },
  { id: 9, kind: 'safe', days: 9 },
  { id: 3, kind: 'elsewhere', days: 9 },
] as const;
const chosen = { id: 1, kind: 'chosen', days: 8 } as const;

/** My plan, in every state. */
export const planScreens: Screen[] = [
  {
    name: 'plan',
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUpWithPlan(page, 10, [...marked, chosen]), paths.plan);
      await page.getByText('You chose this a week ago.').waitFor();
    },
  },
  {
    name: 'plan-help',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUpWithPlan(page, 10, [...marked, chosen]), paths.plan);
      await page
        .getByText(/things? to look for/)
        .first()
        .click();
      await button(page, 'I need a hand').click();
      await page.getByRole('heading', { name: 'Somebody can help you' }).waitFor();
    },
  },
  {
    name: 'plan-choose',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await openAs(page, await signUpWithPlan(page, 10, marked), paths.plan);
      await button(page, 'Do this first').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'plan-wishes',
    full: true,
    path: paths.home,
    wholePage: false,
    prepare: async (page) => {
      await openAs(page, await signUpWithPlan(page, 1, [chosen]), paths.plan);
      await page.getByText('A person I trust').click();
      await button(page, 'Choose my wishes').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'plan-link',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUpWithPlan(page, 1, [chosen]), paths.plan);
      await page.getByText('A person I trust').click();
      await button(page, 'Make a link').click();
      await page.getByText('Your link is ready.').waitFor();
    },
  },
  {
    name: 'helper',
    full: true,
    withoutApp: true,
    path: paths.home,
    prepare: async (page) => {
      const person = await signUpWithPlan(page, 1, [...marked, chosen]);
      const headers = headersOf(person);
      const data = { wishes: ['firstThing', 'tools'], ownWish: 'Please call first' };
      await page.request.post(saveHelperWishes.path, { headers, data });
      const made = await page.request.post(makeHelperLink.path, { headers });
      await page.goto((await made.json()).address);
      await page.getByRole('heading', { name: 'What would help me' }).waitFor();
    },
  },
  {
    name: 'plan-new',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUp(page.request, 'facility'), paths.plan);
      await page.getByRole('link', { name: 'Go to the game' }).waitFor();
    },
  },
  {
    name: 'dashboard-follow-up',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAs(page, await signUpWithPlan(page, 3, [chosen]), paths.dashboard);
      await page.getByText('You chose this a week ago.').waitFor();
    },
  },
];
