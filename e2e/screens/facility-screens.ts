import type { Page } from '@playwright/test';
import { type ListedMember, listMembers, membersPerPage } from '#contract/facilities.ts';
import { getAccount } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { createFacility, openAs, signUp } from '../steps/accounts.ts';
import type { Screen } from './screen.ts';

const total = 5000;

/** The longest username there can be, ordinary ones, and some in another script. */
const names = ['dorothy', `${'margaret-elisabeth-'.repeat(2)}w`, 'walter.b', 'Ирина-Павловна', 'ana', 'ben'];

function mockMember(index: number): ListedMember {
  const day = String(20 - (index % 20)).padStart(2, '0');
  return {
    userId: String(index),
    userName: names[index] ?? `member-${index}`,
    hasEmail: index % 3 !== 0,
    joinedAt: '2026-01-05T10:00:00.000Z',
    answered: index === 4 ? 0 : Math.max(0, 50 - 9 * index),
    lastPlayedAt: index === 4 ? null : `2026-06-${day}T14:00:00.000Z`,
  };
}

/** Mocks the list of a facility with as many members as there may ever be. */
async function mockManyMembers(page: Page) {
  const members = Array.from({ length: membersPerPage }, (_, index) => mockMember(index));
  await page.route(`**${listMembers.path}?*`, (route) =>
    route.fulfill({ json: { total, totalExercises: 50, members } }),
  );
  await page.route(`**${getAccount.path}`, async (route) => {
    const response = await route.fetch();
    const account = await response.json();
    const facility = { ...account.facility, seats: { taken: total, limit: total } };
    await route.fulfill({ response, json: { ...account, facility } });
  });
}

/** Opens a page as the sandbox's Grace, who runs a facility with one member. */
async function openAsGrace(page: Page, path: string) {
  const data = { email: 'grace', password: 'garden gate 4' };
  const { token, user } = await (await page.request.post('/api/v2/user/login', { data })).json();
  await openAs(page, { token, user }, path);
}

const card = (page: Page) => page.getByRole('heading', { name: 'Your members' });

type Prepare = NonNullable<Screen['prepare']>;
const state = (name: string, prepare: Prepare): Screen => ({ name, full: true, path: paths.home, prepare });

/** What the administrator of a facility sees of its members. */
export const facilityScreens: Screen[] = [
  {
    name: 'dashboard-members',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAsGrace(page, paths.dashboard);
      await card(page).waitFor();
    },
  },
  state('dashboard-members-none', async (page) => {
    const { administrator } = await createFacility(page.request);
    await openAs(page, administrator, paths.dashboard);
    await page.getByText('Nobody has joined yet.').waitFor();
  }),
  state('dashboard-members-unverified', async (page) => {
    const { administrator, code } = await createFacility(page.request);
    await signUp(page.request, 'facility', { email: null, facilityCode: code });
    await openAs(page, administrator, paths.dashboard);
    await page.getByText('You will see results here once').waitFor();
  }),
  state('dashboard-members-many', async (page) => {
    await mockManyMembers(page);
    await openAsGrace(page, paths.dashboard);
    await card(page).waitFor();
  }),
  state('dashboard-members-loading', async (page) => {
    await page.route(`**${listMembers.path}?*`, () => {});
    await openAsGrace(page, paths.dashboard);
    await page.getByRole('status').filter({ hasText: '...' }).first().waitFor();
  }),
  state('dashboard-members-failed', async (page) => {
    const json = { message: 'An error occurred. Please try again.', code: 'unknown' };
    await page.route(`**${listMembers.path}?*`, (route) => route.fulfill({ status: 422, json }));
    await openAsGrace(page, paths.dashboard);
    await page.getByText('Your members cannot be shown right now.').waitFor();
  }),
  state('account-members-many', async (page) => {
    await mockManyMembers(page);
    await openAsGrace(page, `${paths.account}#facility`);
    await page.getByRole('button', { name: 'Show more members' }).waitFor();
  }),
];
