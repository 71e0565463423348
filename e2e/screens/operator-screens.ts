import type { Page } from '@playwright/test';
import { getMe } from '#contract/accounts.ts';
import { getPerson, type OpenedPerson, searchPeople } from '#contract/operator-people.ts';
import { listOperators } from '#contract/operators.ts';
import { paths } from '#contract/pages/paths.ts';
import type { User } from '#contract/user.ts';
import { openAs, signUp } from '../steps/accounts.ts';
import type { Screen } from './screen.ts';

const person: OpenedPerson = {
  userId: '7',
  userName: 'margaret-elisabeth-w',
  name: 'Margaret Elisabeth Winterbottom',
  email: 'margaret.winterbottom@example.org',
  emailConfirmed: false,
  pendingEmail: null,
  userType: 'individualUser',
  operatorRole: null,
  state: 'open',
  createdAt: '2026-01-05T10:00:00.000Z',
  devices: 2,
  hasTwoSteps: true,
  facility: null,
  subscription: { status: 'active', paidUntil: '2026-07-05T10:00:00.000Z' },
  payments: [
    {
      receiptId: 'in_2',
      amount: 9.99,
      paidAt: '2026-06-05T10:00:00.000Z',
      refundedAt: null,
      refundedAmount: 0,
      dispute: null,
    },
    {
      receiptId: 'in_1',
      amount: 9.99,
      paidAt: '2026-05-05T10:00:00.000Z',
      refundedAt: '2026-05-07T10:00:00.000Z',
      refundedAmount: 9.99,
      dispute: null,
    },
  ],
};

/** Found by "margaret", masked as the server does it. */
const found = Array.from({ length: 25 }, (_, index) => ({
  userId: `0b6f1c52-7d3e-4a90-8c1d-${(0xf3a91c07b25 + index * 0x9d2c5681).toString(16).padStart(12, '0')}`,
  name: [null, 'Margaret***', 'A***Margaret***', 'Margaret***', 'M***Margaret***'][index % 5],
  userName: index % 3 === 0 ? 'margaret***' : 'm***',
  email: index % 4 === 0 ? null : `${index % 2 === 0 ? 'm' : 'margaret'}***@example.org`,
  userType: ['individualUser', 'facilityUser', 'facilityAdmin', 'individualUser', 'facilityUser'][index % 5],
  facility: [null, 'Garden House', 'Oak House', null, 'Birch Court'][index % 5],
  state: index === 3 ? 'onHold' : 'open',
  createdAt: new Date(Date.UTC(2026, 0, 5 + index * 11, 10)).toISOString(),
}));

const operators = (['owner', 'billing', 'support'] as const).map((role, index) => ({
  userId: role,
  userName: ['olga', 'ruth', 'ben'][index],
  email: `${role}@example.org`,
  role,
  hasTwoSteps: index < 2,
  state: 'open',
}));

/** Opens the page as an owner; what the server would respond to one is mocked. */
export async function openAsOwner(page: Page, section: string) {
  const signedUp = await signUp(page.request, 'individual');
  const user: User = { ...signedUp.user, userType: 'operator', operatorRole: 'owner' };
  await page.route(`**${getMe.path}`, (route) => route.fulfill({ json: { user } }));
  // Before the search, which has a path of the same form: of two mocks for one call the later counts.
  const anyPerson = `**${getPerson.path.replace('{userId}', '*')}`;
  await page.route(anyPerson, (route) => route.fulfill({ json: person }));
  await page.route(`${anyPerson}/open`, (route) => route.fulfill({ json: person }));
  await page.route(`**${searchPeople.path}`, (route) =>
    route.fulfill({ json: { matching: 61, people: found } }),
  );
  await page.route(`**${listOperators.path}`, (route) => route.fulfill({ json: { operators } }));
  await openAs(page, { token: signedUp.token, user }, `${paths.operator}?section=${section}`);
}

async function search(page: Page) {
  await openAsOwner(page, 'people');
  await page.getByLabel('Name, username or email').fill('margaret');
  await page.getByRole('button', { name: 'Find people' }).click();
  await page.getByRole('button', { name: 'Next page' }).waitFor();
}

async function choose(page: Page) {
  await search(page);
  await page.getByRole('button', { name: 'Open Margaret***' }).first().click();
  await page.getByRole('button', { name: 'Open this person' }).waitFor();
}

async function open(page: Page) {
  await choose(page);
  await page.getByLabel('Reason').fill('Called about a payment');
  await page.getByRole('button', { name: 'Open this person' }).click();
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
}

export const state = (name: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name,
  full: true,
  path: paths.home,
  prepare,
});

export const dialog = (name: string, prepare: (page: Page) => Promise<void>): Screen => ({
  ...state(name, async (page) => {
    await prepare(page);
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
  }),
  wholePage: false,
});

/** What operators see at /operator: people, an opened person, and operators. */
export const operatorScreens: Screen[] = [
  state('operator-people', search),
  state('operator-reason', choose),
  state('operator-person', open),
  dialog('operator-refund', async (page) => {
    await open(page);
    await page.getByRole('button', { name: 'Refund' }).click();
  }),
  dialog('operator-log-out', async (page) => {
    await open(page);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
  }),
  dialog('operator-two-steps-off', async (page) => {
    await open(page);
    await page.getByRole('button', { name: 'Turn two-step login off' }).click();
    await page.getByRole('button', { name: 'Turn it off' }).click();
  }),
  dialog('operator-remove', async (page) => {
    await openAsOwner(page, 'operators');
    await page.getByRole('button', { name: 'Remove ruth' }).click();
  }),
  state('operator-role-wrong', async (page) => {
    await openAsOwner(page, 'operators');
    await page.getByRole('button', { name: 'Give this role' }).click();
    await page.getByRole('alert').waitFor();
  }),
  state('operator-roles', async (page) => {
    await openAsOwner(page, 'operators');
    await page.getByText('No second step yet').waitFor();
  }),
  state('operator-people-none', async (page) => {
    await openAsOwner(page, 'people');
    await page.route(`**${searchPeople.path}`, (route) =>
      route.fulfill({ json: { matching: 0, people: [] } }),
    );
    await page.getByLabel('Name, username or email').fill('nobody');
    await page.getByRole('button', { name: 'Find people' }).click();
    await page.getByText('Nobody is found.').waitFor();
  }),
  state('operator-refunded', async (page) => {
    await page.route('**/operator/people/*/refund', (route) =>
      route.fulfill({ json: { message: '$9.99 goes back to the card.' } }),
    );
    await open(page);
    await page.getByRole('button', { name: 'Refund' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Paid twice');
    await page.getByRole('button', { name: 'Give $9.99 back' }).click();
    await page.getByText('$9.99 goes back to the card.').waitFor();
  }),
];
