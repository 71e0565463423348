import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { paths } from '#contract/pages/paths.ts';
import { listPlanChanges, type PlanChange } from '#contract/plans.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import type { TestServer } from '#e2e/setup/server.ts';
import { headersOf, openAs, signUp } from '#e2e/steps/accounts.ts';
import { answerRight, expectExercise, press, readGame } from '#e2e/steps/game.ts';
import { signUpWithPlan } from '#e2e/steps/plans.ts';

test.use({ expectedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

async function kindsOf(page: Page, token: string): Promise<string[]> {
  const headers = headersOf({ token });
  const { changes } = await (await page.request.get(listPlanChanges.path, { headers })).json();
  return changes.map(({ kind }: PlanChange) => kind);
}

/** Makes everything in the plan older, as if the days had passed. */
async function passDays(server: TestServer, accountId: string, days: number) {
  await server.query(
    `update plan_changes set made_at = made_at - make_interval(days => $2) where account_id = $1`,
    [accountId, days],
  );
}

test('from the reveal to the plan: one thing is chosen, and after a week the player is asked once how it went', {
  tag: '@spanish',
}, async ({ page, context, server }) => {
  const person = await signUp(page.request, 'facility');
  await openAs(page, person, paths.game);
  await expectExercise(page, 1);
  const game = await readGame(page, person.token);
  await answerRight(page, game, 1);
  const dialog = page.getByRole('dialog');
  // In the order of the page, so that nobody who uses keys misses them.
  const buttons = await dialog.getByRole('button').allTextContents();
  const order = ['I have this', 'Not at my place', 'Already safe', 'Continue'].map((name) =>
    buttons.indexOf(name),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const marks = dialog.getByRole('toolbar').getByRole('button');
  expect(await marks.evaluateAll((all) => all.map(({ tabIndex }) => tabIndex))).toEqual([0, -1, -1]);
  await dialog.getByRole('button', { name: 'I have this' }).click();
  await expect(dialog.getByRole('button', { name: 'I have this' })).toHaveAttribute('aria-pressed', 'true');
  await press(page, 'Continue');
  await expectExercise(page, 2);
  await expect.poll(() => kindsOf(page, person.token)).toEqual(['have']);

  await page.goto(paths.plan);
  const kitchen = page.getByRole('region', { name: 'Kitchen' });
  await kitchen.getByRole('button', { name: 'Do this first' }).click();
  await page.getByLabel('Who helps me').fill('Anna');
  await context.setOffline(true);
  await press(page, 'Put it in my plan');
  const chosen = page.getByRole('region', { name: 'What I do first' });
  const { options, answer } = game.exercises[0]?.main ?? {};
  await expect(chosen).toContainText(options?.find(({ id }) => id === answer)?.short ?? 'no claim');
  await expect(chosen).toContainText('Anna');
  await context.setOffline(false);
  await expect.poll(() => kindsOf(page, person.token)).toEqual(['have', 'chosen']);

  await passDays(server, person.user.userId, 8);
  await page.goto(paths.dashboard);
  const card = page.getByRole('region', { name: 'From my plan' });
  await card.getByRole('button', { name: 'I need a hand' }).click();
  await page.getByRole('link', { name: 'Open my plan' }).click();
  await expect(chosen.getByRole('link', { name: 'Visit Porchlight Video Visits' })).toBeVisible();
  await expect(page.getByText('How did it go?')).toBeHidden();
  await expect.poll(() => kindsOf(page, person.token)).toEqual(['have', 'chosen', 'hand']);
  await page.goto(paths.dashboard);
  await expect(page.getByRole('button', { name: /^Resume Play/ })).toBeVisible();
  await expect(card).toBeHidden();

  await passDays(server, person.user.userId, 21);
  await page.goto(paths.plan);
  await expect(page.getByText('You chose this four weeks ago. How did it go?')).toBeVisible();
  await chosen.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Well done.' })).toBeFocused();
  await expect(chosen).toBeHidden();
  await expect(kitchen.getByText('Done', { exact: true })).toBeVisible();
});

test('a plan with all fifty things is printed on one page, and so is the sheet for a helper', {
  tag: ['@full', '@spanish'],
}, async ({ page }) => {
  const all = Array.from({ length: 50 }, (_, index) => ({ id: index + 1, kind: 'have', days: 2 }) as const);
  const chosen = { id: 32, kind: 'chosen', days: 1 } as const;
  await openAs(page, await signUpWithPlan(page, 1, [...all, chosen]), paths.plan);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(50);
  await expectAccessibilityRules(page);
  const pages = async () =>
    (await getDocument({ data: new Uint8Array(await page.pdf({ format: 'Letter' })) }).promise).numPages;
  expect(await pages()).toBe(1);
  const sheet = page.getByRole('heading', { name: 'For the person who helps', includeHidden: true });
  await expect(sheet).toBeHidden();
  await page.evaluate(() => {
    window.print = () => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      document.body.replaceChildren(...copy.childNodes);
    };
  });
  await page.getByRole('heading', { name: 'A person I trust' }).click();
  await press(page, 'Print a sheet for a helper');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  expect(await pages()).toBe(1);
});
