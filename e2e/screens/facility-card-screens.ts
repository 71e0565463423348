import type { Page } from '@playwright/test';
import { getMe } from '#contract/accounts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import {
  getMemberResults,
  joinFacility,
  listMembers,
  revokeFacilityCode,
  setMemberPassword,
} from '#contract/facilities.ts';
import { countCards, makeCards } from '#contract/facility-adding-members.ts';
import { makeHuddle } from '#contract/facility-topics.ts';
import { listUnits } from '#contract/facility-units.ts';
import { getAccount } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { createFacility, headersOf, openAs } from '../steps/accounts.ts';
import { openAsGrace } from './facility-screens.ts';
import { newSubscriber } from './payment-screens.ts';
import type { Screen } from './screen.ts';

const anyMember = (path: string) => `**${path.replace('{userId}', '*')}`;

type Prepare = (page: Page) => Promise<void>;
const state = (name: string, prepare: Prepare): Screen => ({
  name: `facility-${name}`,
  full: true,
  path: paths.home,
  prepare,
});
const dialog = (name: string, prepare: Prepare): Screen => ({
  ...state(name, async (page) => {
    await prepare(page);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  }),
  wholePage: false,
});

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

type Results = ResponseOf<typeof getMemberResults>;

const exercises: Results['exercises'] = (
  [
    [1, 'The Wet Kitchen Floor', 'Completed', 1, 1],
    [2, 'A Cord Across the Living Room', 'Completed', 3, 3],
    [3, 'The Loose Rug in the Hallway', 'Incomplete', 2, null],
    [4, 'Night Light', 'Skipped', 0, null],
  ] as const
).map(([exerciseId, title, status, attempts, correctAfter]) => ({
  ...{ exerciseId, title, status, attempts, correctAfter },
  lastAttemptAt: '2026-06-10T14:00:00.000Z',
}));

const results: Results = {
  ...{ totalAnswered: 3, totalExercises: 50, finished: false, skipped: 1, firstTry: 1, completed: 2 },
  ...{ firstAttemptScore: 33, multipleTryScore: 67, answerDate: '2026-06-10T14:00:00.000Z', exercises },
};

/** Opens the results of the first member; the server responds with these. */
async function openResults(page: Page, json: object, status = 200) {
  await page.route(anyMember(getMemberResults.path), (route) => route.fulfill({ status, json }));
  await openAsGrace(page, paths.facilityMembers);
  await page.getByRole('button', { name: 'More for' }).first().click();
  await page.getByRole('button', { name: 'Results', exact: true }).click();
}

/** The access of the facility of whoever is signed in has ended; the server knows nothing of it. */
async function endAccess(page: Page) {
  await page.route(`**${getAccount.path}`, async (route) => {
    const response = await route.fetch();
    const account = await response.json();
    const facility = { ...account.facility, status: 'ended', endsAt: '2026-06-30T00:00:00.000Z' };
    await route.fulfill({ response, json: { ...account, facility } });
  });
}

async function openUnits(page: Page) {
  const units = [
    { unitId: 'ground', name: 'Ground floor', members: 1 },
    { unitId: 'east', name: 'Rehabilitation and memory care, second floor, east wing', members: 250 },
  ];
  await page.route(`**${listUnits.path}`, (route) => route.fulfill({ json: { units, withoutUnit: 3 } }));
  await openAsGrace(page, paths.facilityUnits);
}

/** What the cards of /facility show beside the list of members: dialogs, outcomes, and a facility without members. */
export const facilityCardScreens: Screen[] = [
  state('new', async (page) => {
    const { administrator } = await createFacility(page.request);
    await openAs(page, administrator, paths.facility);
    await page.getByText('Nobody has joined yet.').waitFor();
  }),
  state('loading', async (page) => {
    await page.route(`**${listMembers.path}?*`, () => {});
    await openAsGrace(page, paths.facilityMembers);
    await page.getByRole('status').filter({ hasText: '...' }).first().waitFor();
  }),
  {
    ...state('members-failed', async (page) => {
      const json = { message: 'An error occurred. Please try again.', code: 'unknown' };
      await page.route(`**${listMembers.path}?*`, (route) => route.fulfill({ status: 422, json }));
      await openAsGrace(page, paths.facilityMembers);
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    }),
    layoutShiftReason: 'What failed is read once more when its card is shown.',
  },
  dialog('results', async (page) => {
    await openResults(page, results);
    await page.getByText('Night Light').waitFor();
  }),
  dialog('results-none', async (page) => {
    const nothing = {
      totalAnswered: 0,
      skipped: 0,
      firstTry: 0,
      completed: 0,
      answerDate: null,
      exercises: [],
    };
    const none: Results = { ...results, ...nothing, firstAttemptScore: null, multipleTryScore: null };
    await openResults(page, none);
    await page.getByText('No exercise has been played yet.').waitFor();
  }),
  dialog('results-failed', async (page) => {
    await openResults(page, { message: 'An error occurred. Please try again.', code: 'unknown' }, 422);
    await page.getByRole('button', { name: 'Retry' }).waitFor();
  }),
  dialog('password', async (page) => {
    const response = { message: 'There is a new password.', password: 'garden-lantern-47' };
    await page.route(anyMember(setMemberPassword.path), (route) => route.fulfill({ json: response }));
    await openAsGrace(page, paths.facilityMembers);
    await page.getByRole('button', { name: 'More for' }).first().click();
    await press(page, 'New password');
    await press(page, 'Make a new password');
    await page.getByText('garden-lantern-47').waitFor();
  }),
  state('add', async (page) => {
    await openAsGrace(page, paths.facilityAdd);
    await press(page, 'Add this member');
    await page.getByRole('alert').waitFor();
  }),
  state('cards', async (page) => {
    const cards = ['ada', 'ben'].map((userName) => ({ userId: userName, userName, password: 'harbor-9' }));
    let remaining = cards.length;
    await page.route(`**${countCards.path}`, (route) => {
      if (route.request().method() !== makeCards.method) return route.fulfill({ json: { remaining } });
      remaining = 0;
      return route.fulfill({ json: { cards, remaining } });
    });
    await openAsGrace(page, paths.facilityAdd);
    await press(page, 'Make their cards');
    await page.getByRole('button', { name: 'Print the cards' }).waitFor();
  }),
  state('cards-failed', async (page) => {
    await page.route(`**${countCards.path}`, (route) =>
      route.request().method() === makeCards.method
        ? route.abort()
        : route.fulfill({ json: { remaining: 8 } }),
    );
    await openAsGrace(page, paths.facilityAdd);
    await press(page, 'Make their cards');
    await page.getByText('If a card is missing').waitFor();
  }),
  state('ended', async (page) => {
    await endAccess(page);
    await openAsGrace(page, paths.facility);
    await page.getByText('nobody can play or join').waitFor();
  }),
  state('ended-dashboard', async (page) => {
    await endAccess(page);
    await openAsGrace(page, paths.dashboard);
    await page.getByText('nobody can play or join').waitFor();
  }),
  state('ended-member-pays', async (page) => {
    const { code } = await createFacility(page.request);
    const { token, ...person } = await newSubscriber(page);
    const headers = headersOf({ token });
    await page.request.patch(joinFacility.path, { headers, data: { facilityCode: code } });
    const { user } = await (await page.request.get(getMe.path, { headers })).json();
    await endAccess(page);
    await openAs(page, { ...person, token, user }, paths.account);
    await page.getByText('To play with it').waitFor();
  }),
  dialog('unit-add', async (page) => {
    await openUnits(page);
    await press(page, 'Add a unit');
    await press(page, 'Add the unit');
    await page.getByRole('alert').waitFor();
  }),
  dialog('unit-remove', async (page) => {
    await openUnits(page);
    await press(page, 'Remove Rehabilitation');
  }),
  state('code-off', async (page) => {
    let isOff = false;
    await page.route(`**${revokeFacilityCode.path}`, (route) => {
      isOff = true;
      return route.fulfill({ json: { message: 'Nobody can sign up with the code now.' } });
    });
    await page.route(`**${getAccount.path}`, async (route) => {
      const response = await route.fetch();
      const account = await response.json();
      const { code, ...facility } = account.facility;
      const shown = { ...facility, ...(!isOff && { code }), endsAt: '2027-01-31T00:00:00.000Z' };
      const terms = '$6 a seat and month, billed by invoice every quarter';
      await route.fulfill({ response, json: { ...account, facility: { ...shown, terms } } });
    });
    await openAsGrace(page, paths.facilityCode);
    await press(page, 'Turn off the code');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off the code' }).click();
    await page.getByRole('button', { name: 'Make a new code' }).waitFor();
  }),
  state('huddle', async (page) => {
    await page.route(`**${makeHuddle.path}`, (route) => route.fulfill({ json: { address: '/huddle.pdf' } }));
    await openAsGrace(page, paths.facility);
    // As in a browser that blocks new tabs.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await press(page, 'Open the five-minute huddle');
    await page.getByText('The page is ready.').waitFor();
  }),
];
