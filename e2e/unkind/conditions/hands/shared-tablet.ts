import { paths } from '#contract/pages/paths.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import { openNavigation, type Person, signUpAndAnswer, submitLogin } from '#e2e/steps/accounts.ts';
import { readAllStorage } from '#e2e/steps/stored-data.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';
import { lookWhereAsked } from '../look-where-asked.ts';

const before = new WeakMap<object, Person>();

/** Another person has looked at their results on this tablet. */
async function firstPerson({ page }: Stage, isShared: boolean) {
  const person = await signUpAndAnswer(page.request);
  before.set(page, person);
  await page.goto(paths.home);
  if (isShared) await page.getByLabel('This is a shared computer').check();
  await submitLogin(page, person.userName, person.password);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByText('Total attempts: 1')).toBeVisible();
}

async function expectNothingOfTheFirst({ page }: Stage) {
  const left = await readAllStorage(page);
  const { userName = '', email = '', token = '' } = before.get(page) ?? {};
  for (const secret of [userName, email, token]) expect(left).not.toContain(secret);
  // An address with a query would be a key of its own for each person.
  expect(left).not.toMatch(/\/api\/[^"\s]*\?/);
}

const leftBy = (isShared: boolean, leave: (stage: Stage) => Promise<unknown>): Way => ({
  async arrange(stage) {
    await firstPerson(stage, isShared);
    await leave(stage);
  },
  sees: lookWhereAsked.sees ?? {},
  after: {
    ...lookWhereAsked.after,
    'opens the form': expectNothingOfTheFirst,
    'opens the login': expectNothingOfTheFirst,
  },
  end: expectNothingOfTheFirst,
});

export const sharedTablet: Condition = {
  ways: {
    'after Log Out': leftBy(false, async ({ page }) => {
      await (await openNavigation(page)).getByRole('button', { name: 'Log Out' }).click();
      await expect(page).toHaveURL(paths.home);
    }),
    // The browser is opened again, without what a tab keeps.
    'after a crash': leftBy(true, async ({ page }) => {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
    }),
  },
};
