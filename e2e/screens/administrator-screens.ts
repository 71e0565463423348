import type { Page } from '@playwright/test';
import {
  getAdministratorInvitation,
  inviteAdministrator,
  listAdministrators,
} from '#contract/facility-administrators.ts';
import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { openAs, signUp } from '../steps/accounts.ts';
import { openAsGrace } from './facility-screens.ts';
import type { Screen } from './screen.ts';

const longEmail = 'maximiliane.featherstonehaugh-winterbottom@residences.example.org';

const administrators = [
  { userId: '1', name: 'Grace', since: '2026-01-05T10:00:00.000Z', isYou: true },
  { userId: '2', name: 'Henry Featherstonehaugh', since: '2026-03-15T10:00:00.000Z', isYou: false },
];
const invitations = [
  { invitationId: '8', email: 'ann@example.org', endsAt: '2026-06-08T10:00:00.000Z' },
  { invitationId: '9', email: longEmail, endsAt: '2026-06-12T10:00:00.000Z' },
];

type Administrators = { administrators: object[]; invitations: object[]; mayInvite: boolean };
const two: Administrators = { administrators, invitations, mayInvite: true };

/** Opens the page of a facility with these administrators, at their card. */
async function openCard(page: Page, list: Administrators, status = 200) {
  const failure = { message: 'An error occurred. Please try again.', code: 'unknown' };
  const json = status === 200 ? list : failure;
  await page.route(`**${listAdministrators.path}`, (route) => route.fulfill({ status, json }));
  await openAsGrace(page, paths.facilityAdministrators);
  const card = page.getByRole('region', { name: 'Administrators' });
  await card.scrollIntoViewIfNeeded();
  return card;
}

const invitation = {
  facilityName: 'Garden House',
  invitedBy: 'Grace',
  email: 'player@example.org',
  endsAt: '2026-06-12T10:00:00.000Z',
  hasAccount: false,
  isCallers: false,
};
const invitationPage = pathWithToken(paths.administratorInvitation, 'token');

/** Opens the page of the emailed link; without an invitation the link is over. */
async function openInvitation(page: Page, shown: Partial<typeof invitation> | null) {
  const over = { message: 'This link has expired or has been used.', code: 'link_invalid' };
  await page.route(`**${getAdministratorInvitation.path.replace('{token}', '*')}`, (route) =>
    route.fulfill(shown ? { json: { ...invitation, ...shown } } : { status: 422, json: over }),
  );
  await page.goto(invitationPage);
}

/** Opens it as somebody with an account. */
async function openAsAccount(page: Page, isInvited: boolean) {
  const person = await signUp(page.request, 'individual');
  await openAs(page, person, paths.account);
  await openInvitation(page, {
    hasAccount: true,
    ...(isInvited && { email: person.email, isCallers: true }),
  });
}

const state = (name: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name,
  full: true,
  path: paths.home,
  prepare,
});

/** The administrators of a facility, and the page of the link by which somebody becomes one. */
export const administratorScreens: Screen[] = [
  state('administrators', async (page) => {
    const card = await openCard(page, two);
    await card.getByText(longEmail, { exact: true }).waitFor();
  }),
  state('administrators-invited', async (page) => {
    await page.route(`**${inviteAdministrator.path}`, (route) =>
      route.fulfill({ json: { message: `We have sent an invitation to ${longEmail}.` } }),
    );
    const card = await openCard(page, two);
    await card.getByLabel('Email of the new administrator').fill(longEmail);
    await card.getByRole('button', { name: 'Send the invitation' }).click();
    await card.getByText('We have sent an invitation to').waitFor();
  }),
  state('administrators-one', async (page) => {
    const card = await openCard(page, {
      ...two,
      administrators: administrators.slice(0, 1),
      invitations: [],
    });
    await card.getByText('Grace (you)').waitFor();
  }),
  state('administrators-unverified', async (page) => {
    const card = await openCard(page, {
      administrators: administrators.slice(0, 1),
      invitations: [],
      mayInvite: false,
    });
    await card.getByText('You can invite others once').waitFor();
  }),
  {
    ...state('administrators-failed', async (page) => {
      const card = await openCard(page, two, 422);
      await card.getByRole('button', { name: 'Retry' }).waitFor();
    }),
    layoutShiftReason: 'What failed is read once more when its card is shown.',
  },
  {
    ...state('administrators-remove', async (page) => {
      const card = await openCard(page, two);
      await card.getByRole('button', { name: 'Remove Henry' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
    wholePage: false,
  },
  state('administrator-invitation', async (page) => {
    await openInvitation(page, {});
    await page.getByLabel('Username').waitFor();
  }),
  state('administrator-invitation-account', async (page) => {
    await openInvitation(page, { hasAccount: true, email: longEmail });
    await page.getByText('has an account already').waitFor();
  }),
  state('administrator-invitation-accept', async (page) => {
    await openAsAccount(page, true);
    await page.getByRole('button', { name: 'Accept the invitation' }).waitFor();
  }),
  state('administrator-invitation-other', async (page) => {
    await openAsAccount(page, false);
    await page.getByText('You are logged in as').waitFor();
  }),
  state('administrator-invitation-over', async (page) => {
    await openInvitation(page, null);
    await page.getByText('This link has expired').waitFor();
  }),
];
