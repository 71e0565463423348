import { expect } from '#e2e/setup/fixtures.ts';
import { openSignUp } from '#e2e/steps/accounts.ts';
import { press } from '#e2e/steps/game.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** The server no longer has the parts of this page: what loads on first use says so. */
async function askForHelp({ page }: Stage) {
  const gone = /\/assets\/HelpPanel-.*\.js/;
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Need help?' }).first().click();
  await expect(page.getByText('There is a new version. Load the page again to continue.')).toBeVisible();
  await page.unroute(gone);
  await Promise.all([page.waitForEvent('load'), press(page, 'Load again')]);
  await expect(page.locator('link[rel=manifest]')).toBeAttached();
}

/** What was typed stays, but for passwords. */
async function askWhileTyping(stage: Stage) {
  const { page } = stage;
  const typed = async (label: string) => page.getByLabel(label, { exact: true }).inputValue();
  const [userName, password] = [await typed('Username'), await typed('Password')];
  await askForHelp(stage);
  await openSignUp(page);
  await expect(page.getByLabel('Username')).toHaveValue(userName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

const newer: Way = {
  after: {
    'opens the film': askForHelp,
    'fills in the form': askWhileTyping,
    'opens the login': askForHelp,
    'opens the reports': askForHelp,
    'opens the subscription': askForHelp,
    'opens the page to add': askForHelp,
  },
};

export const newRelease: Condition = {
  // A worker would serve what it has stored.
  use: { serviceWorkers: 'block' },
  expectedErrors: /status of 404/,
  ways: { 'the parts of the page are gone': newer },
};
