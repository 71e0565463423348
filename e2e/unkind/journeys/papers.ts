import type { Page, Response } from '@playwright/test';
import { listPlanChanges, type PlanChange } from '#contract/plans.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { createFacility, headersOf, openNavigation, signUpAndAnswer } from '#e2e/steps/accounts.ts';
import { press } from '#e2e/steps/game.ts';
import type { Journey } from '../journey.ts';
import { logIn } from './log-in.ts';

/** Journeys that end on paper. */

async function planOf(page: Page, token: string): Promise<string[]> {
  const headers = headersOf({ token });
  const { changes } = await (await page.request.get(listPlanChanges.path, { headers })).json();
  return changes.map(({ kind }: PlanChange) => kind);
}

export const readReportsAndPlan: Journey = async (stage) => {
  const { page } = stage;
  const person = await signUpAndAnswer(page.request);
  // Marked, it is folded under the line of its thing.
  const have = page.getByRole('button', { name: 'I have this', includeHidden: true });
  const makeReport = page.getByRole('tabpanel').getByRole('button', { name: 'Generate Report' });
  let made: Promise<Response>;
  return [
    ...logIn(stage, person),
    {
      does: 'opens the reports',
      act: () => page.getByRole('tab', { name: 'Reports' }).click(),
      sees: () => expect(page.getByText('Total attempts: 1')).toBeVisible(),
    },
    {
      does: 'generates the report',
      async act() {
        made = page.waitForResponse(/answers\/report/);
        await makeReport.click();
      },
      async sees() {
        const { report } = await (await made).json();
        expect((await page.request.get(report)).headers()['content-type']).toBe('application/pdf');
        await expect.poll(() => page.context().pages().length).toBe(2);
        await page.context().pages()[1]?.close();
      },
    },
    {
      does: 'marks the plan',
      async act() {
        await (await openNavigation(page)).getByRole('link', { name: 'My Plan' }).click();
        await have.click();
      },
      async sees() {
        await expect(have).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => planOf(page, person.token), { timeout: 60_000 }).toEqual(['have']);
      },
    },
  ];
};

/** A browser on a desk has printed when `print` returns. */
const printAtOnce = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => void dispatchEvent(new Event('afterprint'));
  });

const listOf = (...names: string[]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`username,email,unit\n${names.map((name) => `${name},,\n`).join('')}`),
});

/** Chooses a list with these people, as the dialog of the browser does. */
export async function chooseList(page: Page, ...names: string[]): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByLabel('CSV file').click();
  await (await dialog).setFiles(listOf(...names));
}

export const addPeople: Journey = async (stage) => {
  const { page } = stage;
  await printAtOnce(page);
  const { administrator } = await createFacility(page.request);
  const names = ['ada', 'ben'].map((name) => `${name}-${administrator.userName}`);
  return [
    ...logIn(stage, administrator),
    {
      does: 'opens the page to add',
      async act() {
        await (await openNavigation(page)).getByRole('link', { name: 'My facility' }).click();
        await page.getByRole('link', { name: 'Add your first members' }).click();
      },
      sees: () => expect(page.getByLabel('CSV file')).toBeVisible(),
    },
    {
      does: 'chooses a file',
      act: () => chooseList(page, ...names),
      sees: () => expect(page.getByRole('button', { name: 'Read this file' })).toBeEnabled(),
    },
    {
      does: 'adds them',
      async act() {
        await press(page, 'Read this file');
        await press(page, 'Add these 2 members');
      },
      sees: () => expect(page.getByText('2 members were added.')).toBeVisible(),
    },
    {
      does: 'makes the cards',
      act: () => press(page, 'Make their cards'),
      sees: () => expect(page.getByText(/^2 cards are made\. Print them now/)).toBeVisible(),
    },
    {
      does: 'prints the cards',
      act: () => press(page, 'Print the cards'),
      async sees() {
        // On paper, and for the case that the printer fails on the screen, too.
        await expect(page.locator('article')).toHaveCount(2);
        for (const name of names) await expect(page.getByText(`${name}: `)).toBeVisible();
      },
    },
  ];
};
