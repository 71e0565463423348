import type { Page } from '@playwright/test';
import { addMember, makeCards } from '#contract/facility-adding-members.ts';
import { type Account, getAccount, listSignIns } from '#contract/own-account.ts';
import { paths, pathWithToken } from '#contract/pages/paths.ts';
import {
  chooseForMember,
  createFacility,
  emailLink,
  headersOf,
  newCredentials,
  openAs,
  openNavigation,
  openRow,
  signUp,
  submitLogin,
} from '../steps/accounts.ts';
import { addUnsentAnswer } from '../steps/unsent-answer.ts';
import type { Screen } from './screen.ts';

/** Opens the page again, logged in to one of the sandbox's accounts. */
async function logIn(page: Page, email: string, password: string, path: string = paths.account) {
  const response = await page.request.post('/api/v2/user/login', { data: { email, password } });
  const { token, user } = await response.json();
  await openAs(page, { token, user }, path);
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

type Prepare = NonNullable<Screen['prepare']>;

/** A state that is reached from the home page. */
const state = (name: string, prepare: Prepare): Screen => ({ name, full: true, path: paths.home, prepare });

/** A state with a dialog over the page. */
const dialog = (name: string, prepare: Prepare): Screen => ({ ...state(name, prepare), wholePage: false });

/** The account page of a new user, with changes to what the server knows of the account. */
async function openWith(page: Page, changes: Partial<Account>) {
  await page.route(`**${getAccount.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
  await openAs(page, await signUp(page.request, 'facility'));
}

/** The account page of a user whose account is linked to Google and Facebook. */
async function openLinked(page: Page) {
  const linkedAt = new Date().toISOString();
  await openWith(page, {
    providers: [
      { provider: 'google', linkedAt },
      { provider: 'facebook', linkedAt },
    ],
  });
  await openRow(page, 'Google and Facebook');
}

/** Games that were put away these numbers of hours ago, with so many answered exercises. */
const previousGames = (...games: [hoursAgo: number, answered: number][]) =>
  games.map(([hoursAgo, answered]) => {
    const hiddenAt = new Date(Date.now() - hoursAgo * 3_600_000);
    const until = new Date(hiddenAt.getTime() + 30 * 24 * 3_600_000);
    return {
      session: crypto.randomUUID(),
      answered,
      hiddenAt: hiddenAt.toISOString(),
      until: until.toISOString(),
    };
  });

/** The page after a log in with the password of a printed card. */
async function openNewPassword(page: Page) {
  const { administrator } = await createFacility(page.request);
  const headers = headersOf(administrator);
  const { userName } = newCredentials();
  await page.request.post(addMember.path, { headers, data: { userName } });
  const { cards } = await (await page.request.post(makeCards.path, { headers })).json();
  await submitLogin(page, userName, cards[0].password);
  await page.getByRole('heading', { name: 'Choose your own password' }).waitFor();
}

/** Passwords, emailed links, the account page, and everything that is shown before the other pages. */
export const accountScreens: Screen[] = [
  dialog('forgot-password', async (page) => {
    await press(page, 'Forgot Password');
    await page.getByRole('dialog').waitFor();
  }),
  { name: 'facility-forgot', full: true, path: paths.facilityForgotPassword },
  { name: 'individual-forgot', full: true, path: paths.individualForgotPassword },
  { name: 'reset-password', full: true, path: pathWithToken(paths.resetPassword, 'token') },
  {
    name: 'reset-password-expired',
    full: true,
    path: pathWithToken(paths.resetPassword, 'expired'),
    prepare: async (page) => {
      await page.getByLabel('New password').fill('a garden bench 12');
      await press(page, 'Save the new password');
      await page.getByRole('button', { name: 'Send a new link' }).waitFor();
    },
  },
  { name: 'confirm-owner', full: true, path: pathWithToken(paths.confirmOwner, 'token') },
  {
    name: 'confirm-owner-expired',
    full: true,
    path: pathWithToken(paths.confirmOwner, 'expired'),
    prepare: async (page) => {
      await press(page, 'Yes, it is me');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'undo-email-change', full: true, path: pathWithToken(paths.undoEmailChange, 'token') },
  {
    name: 'undo-email-change-expired',
    full: true,
    path: pathWithToken(paths.undoEmailChange, 'expired'),
    prepare: async (page) => {
      await press(page, 'It was not me: undo the change');
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'release-email', full: true, path: pathWithToken(paths.releaseEmail, 'token') },
  { name: 'confirm-deletion', full: true, path: pathWithToken(paths.confirmDeletion, 'token') },
  { name: 'restore-account', full: true, path: pathWithToken(paths.restoreAccount, 'token') },
  {
    name: 'confirm-email-expired',
    full: true,
    path: pathWithToken(paths.confirmEmail, 'expired'),
    prepare: async (page) => {
      await press(page, 'Yes, this is my address');
      await page.getByRole('alert').waitFor();
    },
  },
  state('confirm-email-done', async (page) => {
    const { email } = await signUp(page.request, 'individual');
    await page.goto(await emailLink(page.request, email, /^Welcome/));
    await press(page, 'Yes, this is my address');
    await page.getByRole('link', { name: 'Continue' }).waitFor();
  }),
  state('account-administrator', async (page) => {
    await logIn(page, 'grace', 'garden gate 4');
    await page.getByRole('heading', { name: 'Password' }).waitFor();
  }),
  state('account-member', async (page) => {
    await logIn(page, 'walter', 'porch swing 2');
    await page.getByRole('heading', { name: 'Password' }).waitFor();
  }),
  state('account-linked', openLinked),
  state('account-previous-game', async (page) => {
    await openWith(page, { previousGames: previousGames([2, 40]) });
    await page.getByRole('button', { name: 'Bring back the previous game' }).waitFor();
  }),
  state('account-previous-games', async (page) => {
    await openWith(page, { previousGames: previousGames([2, 1], [3, 40], [500, 12]) });
    await page.getByRole('button', { name: /^Bring back this game with 40/ }).waitFor();
  }),
  state('account-display', async (page) => {
    await openAs(page, await signUp(page.request, 'facility'));
    await openRow(page, 'Display');
  }),
  state('account-email', async (page) => {
    await openAs(page, await signUp(page.request, 'facility'));
    await openRow(page, 'Email');
  }),
  state('account-lists', async (page) => {
    await openAs(page, await signUp(page.request, 'facility'));
    await openRow(page, 'Recent logins');
    await openRow(page, 'What I agreed to');
    await page.getByText(/^This device, \w+, /).waitFor();
  }),
  dialog('account-remove-provider', async (page) => {
    await openLinked(page);
    await press(page, 'Remove Facebook');
    await page.getByRole('dialog').waitFor();
  }),
  state('account-logins-failed', async (page) => {
    const json = { message: 'An error occurred. Please try again.', code: 'unknown' };
    await page.route(`**${listSignIns.path}`, (route) => route.fulfill({ status: 422, json }));
    await openAs(page, await signUp(page.request, 'facility'));
    await openRow(page, 'Recent logins');
    await page.getByText('Your logins cannot be shown right now.').waitFor();
  }),
  dialog('account-menu', async (page) => {
    await logIn(page, 'rosa', 'blue kettle 7');
    await page.getByRole('heading', { name: 'Password' }).waitFor();
    await openNavigation(page);
  }),
  dialog('account-sign-out-device', async (page) => {
    const { email, password, ...person } = await signUp(page.request, 'facility');
    await page.request.post('/api/v2/user/login', { data: { email, password } });
    await openAs(page, person);
    await openRow(page, 'Where I am logged in');
    await press(page, 'Log out all other devices');
    await page.getByRole('dialog').waitFor();
  }),
  dialog('account-delete', async (page) => {
    await logIn(page, 'walter', 'porch swing 2');
    await press(page, 'Delete my account');
    await page.getByRole('dialog').waitFor();
  }),
  dialog('sign-in-again', async (page) => {
    await logIn(page, 'rosa', 'blue kettle 7');
    await page.getByRole('heading', { name: 'Password' }).waitFor();
    await page.request.post('/api/v2/user/logout', {
      headers: headersOf({ token: await page.evaluate(() => localStorage.getItem('token')) }),
    });
    await openRow(page, 'Name');
    await press(page, 'Save my name');
    await page.getByRole('alertdialog').waitFor();
  }),
  dialog('member-results', async (page) => {
    await logIn(page, 'grace', 'garden gate 4', paths.facilityMembers);
    await chooseForMember(page, 'walter', 'Results');
    await page.getByText(/^Exercise 1:/).waitFor();
  }),
  state('facility-unverified', async (page) => {
    const { administrator, code } = await createFacility(page.request);
    await signUp(page.request, 'facility', { email: null, facilityCode: code });
    await openAs(page, administrator, paths.facility);
    await page.getByText('We have not checked yet who runs this facility.').waitFor();
  }),
  dialog('refused', async (page) => {
    // The setting is stored with the account, so the next screenshot needs a new account.
    await openAs(page, await signUp(page.request, 'facility'), paths.account);
    await openRow(page, 'Display');
    await page.getByRole('checkbox', { name: 'Do not change page automatically' }).check();
    const json = { message: 'Please ask your facility about this.', code: 'forbidden' };
    await page.route('**/answers/allGames', (route) => route.fulfill({ status: 403, json }));
    await page.goto(paths.dashboard);
    await page.getByRole('alertdialog').waitFor();
  }),
  dialog('consent', async (page) => {
    await openAs(page, await signUp(page.request, 'facility', { hasConsented: false }));
    await page.getByRole('alertdialog').waitFor();
  }),
  state('new-password', openNewPassword),
  state('new-password-errors', async (page) => {
    await openNewPassword(page);
    await press(page, 'Save the new password');
    await page.getByRole('alert').waitFor();
  }),
  dialog('log-out-unsaved', async (page) => {
    const person = await signUp(page.request, 'facility');
    await page.route('**/answers/saveGame', (route) => route.fulfill({ status: 503 }));
    await openAs(page, person, paths.dashboard);
    await addUnsentAnswer(page, person.user.userId);
    await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('alertdialog').waitFor();
  }),
];
