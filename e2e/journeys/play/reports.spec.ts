import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, openNavigation, type Person, signUp } from '#e2e/steps/accounts.ts';
import { readPdf } from '#server/testing/read-pdf.ts';

/** Reports: the tab and the PDF. */

const reports = `${paths.dashboard}?tab=Reports`;

/** Saves exercise 3, incorrect and correct, then exercise 1, correct: the game continues with exercise 2. */
async function answerTwo(request: APIRequestContext, { token }: Person): Promise<Game> {
  const headers = headersOf({ token });
  const game: Game = await (await request.get('/api/v2/user/games/1', { headers })).json();
  for (const [exercise_id, outcomes] of [
    [3, ['incorrect', 'correct']],
    [1, ['correct']],
  ] as const) {
    const attempted_at = new Date().toISOString();
    const main = outcomes.map((attempt_outcome) => ({ attempt_outcome, attempted_at }));
    const exercise = { exercise_id, time: 20, repeats: 0, skip: false, main };
    const data = { gameID: '1', newSession: false, exercise };
    expect((await request.post(endpoints.saveAnswer.path, { headers, data })).status()).toBe(200);
  }
  return game;
}

/** Opens the round buttons of a part. */
const openPart = (page: Page, part: number) =>
  page.getByRole('button', { name: new RegExp(`The exercises of part ${part}$`) }).click();

/** Finds the button in the bar, or in its menu in a narrow viewport. */
async function findReportButton(page: Page): Promise<Locator> {
  return (await openNavigation(page)).getByRole('button', { name: 'Generate Report' });
}

/** Presses the button; returns the address that the new tab opens. */
async function createReport(page: Page, button?: Locator) {
  const reportButton = button ?? (await findReportButton(page));
  const [response, tab] = await Promise.all([
    page.waitForResponse(/answers\/report\/1\/1/),
    page.waitForEvent('popup'),
    reportButton.click(),
  ]);
  const { report } = (await response.json()) as { report: string };
  await tab.close();
  return report;
}

const readReport = async (request: APIRequestContext, address: string) =>
  readPdf(await (await request.get(address)).body());

test('tab and PDF show the same results, also after a reload', { tag: '@spanish' }, async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'facility');
  const game = await answerTwo(request, person);
  const total = game.exercises.length;
  await openAs(page, person, paths.game);
  await page.getByRole('heading', { level: 1, name: /^Exercise 2:/ }).waitFor();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Exercise 3:/ }).waitFor();
  await page.goto(reports);

  async function expectResults() {
    await expect(page.getByText(`Answered 2/${total} exercises`)).toBeVisible();
    await expect(page.getByText('1 skipped')).toBeVisible();
    await expect(page.getByText('You have answered 1 out of 2 exercise(s) on the first try.')).toBeVisible();
    await expect(page.getByText('First attempt correct score: 50%')).toBeVisible();
    await expect(page.getByText('Multiple try score: 100%')).toBeVisible();
    await expect(page.getByText('1 exercise(s) correct on the first attempt')).toBeVisible();
    await expect(page.getByText('Total attempts: 3')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Exercise 2\s*Skipped/ })).toBeHidden();
    await openPart(page, 1);
    await expect(page.getByRole('button', { name: /^Exercise 2\s*Skipped/ })).toBeVisible();
  }
  await expectResults();
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: /^Exercise 3\s*Completed/ }).click();
  await expect(page.getByText('Correct after 2 attempts')).toBeVisible();
  await expect(page.getByText(/^Last attempt: \w{3}, \w{3} \d+, 20\d\d/)).toBeVisible();
  await expectAccessibilityRules(page);
  await page.reload();
  await expectResults();

  const address = await createReport(page);
  const { text } = await readReport(request, address);
  for (const words of [
    `Answered 2/${total} exercises`,
    '1 skipped',
    'You have answered 1 out of 2 exercise(s) on the first try.',
    'Multiple try score: 100%',
    'Total attempts: 3',
  ]) {
    expect(text).toContain(words);
  }
  // A reload of that tab requests the same address again.
  expect((await readReport(request, address)).text).toContain('Total attempts: 3');
});

test('the tab has a button that makes the report', async ({ page, request }) => {
  const person = await signUp(request, 'facility');
  await answerTwo(request, person);
  await openAs(page, person, reports);
  const button = page.getByRole('tabpanel').getByRole('button', { name: 'Generate Report' });
  const { text } = await readReport(request, await createReport(page, button));
  expect(text).toContain('You have answered 1 out of 2 exercise(s) on the first try.');
});

test('before the first answer tab and PDF say that results come later', {
  tag: ['@full', '@spanish'],
}, async ({ page, request }) => {
  await openAs(page, await signUp(request, 'facility'), reports);
  await expect(page.getByText('Your score and results will be displayed here')).toBeVisible();
  await expect(page.getByText('You have not answered this exercise').first()).toBeVisible();
  await expectAccessibilityRules(page);
  const { pages } = await readReport(request, await createReport(page));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Your score and results will be displayed here');
});

test('with the keyboard alone: to the Reports tab, to a detail and from there to the game', async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'facility');
  await answerTwo(request, person);
  await openAs(page, person, paths.dashboard);
  await page.getByRole('tab', { name: 'Game' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Reports' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Part 1: Recognizing Hazards' })).toBeVisible();
  const focusOn = async (name: RegExp) => {
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if (name.test((await focused.textContent())?.trim() ?? '')) return focused;
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await focusOn(/The exercises of part 1$/);
  await page.keyboard.press('Enter');
  const exercise = await focusOn(/^Exercise 3\s*Completed$/);
  await page.keyboard.press('Enter');
  await expect(exercise).toHaveAttribute('aria-expanded', 'true');
  await focusOn(/^Exercise 3$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Exercise 3:/ })).toBeVisible();
});

test('the title of a part opens the game at its first exercise', { tag: '@spanish' }, async ({
  page,
  request,
}) => {
  const person = await signUp(request, 'facility');
  await answerTwo(request, person);
  await openAs(page, person, reports);
  await page.getByRole('button', { name: 'Part 1: Recognizing Hazards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Exercise 1:/ })).toBeVisible();
});

test('where a new tab is not allowed, a link opens the report', { tag: '@full' }, async ({
  page,
  context,
  request,
}) => {
  await blockPopups(context);
  const person = await signUp(request, 'facility');
  await answerTwo(request, person);
  await openAs(page, person, reports);
  await (await findReportButton(page)).click();
  await expect(page.getByText('Your report is ready.')).toBeVisible();
  await expectAccessibilityRules(page);
  const link = page.getByRole('link', { name: /^Open the report/ });
  const { text } = await readReport(request, (await link.getAttribute('href')) as string);
  expect(text).toContain('You have answered 1 out of 2 exercise(s) on the first try.');
});

const blockPopups = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.open = () => null;
  });

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('results include the last answer while it is unsent, and it is sent from this page', {
    tag: '@full',
  }, async ({ page, request }) => {
    const person = await signUp(request, 'facility');
    await answerTwo(request, person);
    await page.route('**/saveGame', (route) => route.abort());
    await openAs(page, person, paths.game);
    await page.getByRole('heading', { level: 1, name: /^Exercise 2:/ }).waitFor();
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: /^Exercise 3:/ }).waitFor();
    await page.goto(reports);
    await expect(page.getByText('1 skipped')).toBeVisible();
    await page.unroute('**/saveGame');
    await page.reload();
    await expect(async () => {
      const headers = headersOf(person);
      const [playthrough] = await (await request.get(endpoints.listAnswers.path, { headers })).json();
      expect(playthrough.skipped).toBe(1);
    }).toPass();
    await expect(page.getByText('1 skipped')).toBeVisible();
  });
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/status of (410|503)/] });

  test('an expired report address says what to do, in large text', { tag: ['@full', '@spanish'] }, async ({
    page,
    request,
  }) => {
    await openAs(page, await signUp(request, 'facility'), reports);
    const address = await createReport(page);
    await page.goto(`${address}x`);
    await expect(page.getByText('This report is no longer here.')).toBeVisible();
    await expectAccessibilityRules(page);
  });

  test('when the report cannot be created the button says so and can be pressed again', {
    tag: '@full',
  }, async ({ page, request }) => {
    await openAs(page, await signUp(request, 'facility'), reports);
    await page.route(/answers\/report/, (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
    await (await findReportButton(page)).click();
    await expect(page.getByText('The report could not be made. Try again')).toBeVisible();
    await page.unroute(/answers\/report/);
    expect(await createReport(page)).toMatch(/\/files\/reports\//);
  });
});

test('users without a subscription can download the last report', async ({ page, request }) => {
  await openAs(page, await signUp(request, 'individual'), paths.subscription);
  await page.getByRole('heading', { name: 'Subscribe Again' }).waitFor();
  const { text } = await readReport(
    request,
    await createReport(page, page.getByRole('button', { name: 'Download my last report' })),
  );
  expect(text).toContain('Your score and results will be displayed here');
});
