import { paths } from '#contract/pages/paths.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** What Safari does after seven days without a visit: only the server's cookies stay. */
async function evict({ page }: Stage) {
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.goto('about:blank');
}

async function comeBackLater(stage: Stage) {
  const { page } = stage;
  const size = () => page.evaluate(() => document.documentElement.dataset.textSize);
  const before = await size();
  // The cookie that keeps the login is set by a call of its own.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('kept=1');
  await evict(stage);
  await page.goto(paths.dashboard);
  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByRole('button', { name: 'Need help?' }).first()).toBeVisible();
  expect(await size()).toBe(before);
}

export const storageEvicted: Condition = {
  ways: {
    'after a login': {
      after: { 'logs in': comeBackLater },
      notIn: {
        'try one exercise': 'it stores nothing',
        'sign up and pay': 'it has no login before its end',
      },
    },
  },
};
