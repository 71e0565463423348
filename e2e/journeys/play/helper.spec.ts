import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getHelper, makeHelperLink } from '#contract/helper.ts';
import { paths } from '#contract/pages/paths.ts';
import { getReminders, saveReminders } from '#contract/reminders.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { headersOf, openAs, type Person } from '#e2e/steps/accounts.ts';
import { press } from '#e2e/steps/game.ts';
import { signUpWithPlan } from '#e2e/steps/plans.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const plan = [
  { id: 4, kind: 'have', days: 2 },
  { id: 1, kind: 'chosen', days: 1 },
] as const;

async function makeLink(page: Page, person: Person): Promise<string> {
  const made = await page.request.post(makeHelperLink.path, { headers: headersOf(person) });
  return new URL((await made.json()).address).pathname;
}

/** Opens a folded part of the page by its title. */
const open = (page: Page, title: string) => page.getByRole('heading', { name: title }).click();

test('a player shares the plan with one person, who opens it without a login, and ends the link @everyway', async ({
  page,
  browser,
}) => {
  const person = await signUpWithPlan(page, 1, plan);
  await openAs(page, person, paths.plan);
  const section = page.getByRole('region', { name: 'A person I trust' });
  await open(page, 'A person I trust');
  await press(page, 'Choose my wishes');
  for (const wish of ['Do the first thing together with me.', 'Go through one room with me.'])
    await page.getByLabel(wish).check();
  await page.getByLabel('Ask me once a week how it goes.').check();
  await page.getByLabel('In my own words').fill('Please call first');
  await press(page, 'Save my wishes');
  await expect(page.getByRole('dialog').getByText('Choose three wishes at most').first()).toBeVisible();
  await page.getByLabel('Go through one room with me.').uncheck();
  await press(page, 'Save my wishes');
  await expect(section.getByText('Please call first')).toBeVisible();

  await press(page, 'Make a link');
  const notice = section.getByRole('status').filter({ hasText: 'Your link is ready' });
  await expect(notice).toBeFocused();
  const address = await notice.getByText(/\/helper\//).textContent();
  const elsewhere = await browser.newContext();
  const helper = await elsewhere.newPage();
  await helper.goto(address ?? '');
  await expect(helper.getByRole('heading', { name: 'What I do first' })).toBeVisible();
  await expect(helper.getByText('Put the rug away')).toBeVisible();
  await expect(helper.getByText('Please call first')).toBeVisible();
  await expect(helper.getByText('Go through one room with me.')).toBeHidden();
  await expectAccessibilityRules(helper);

  await section.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the link' }).click();
  await expect(section.getByText('Nobody can open your plan with it.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await helper.reload();
  await expect(helper.getByText('This link was ended by the person who gave it to you.')).toBeVisible();
  await expectAccessibilityRules(helper);
  await elsewhere.close();
});

test('a link that has expired, and one that nobody made, say so in plain words', async ({ page, server }) => {
  const person = await signUpWithPlan(page, 1, plan);
  const link = await makeLink(page, person);
  await server.query(`update helper_links set expires_at = now() where account_id = $1`, [
    person.user.userId,
  ]);
  await page.goto(link);
  await expect(page.getByText('This link has expired. A link works for 30 days.')).toBeVisible();
  await page.goto('/helper/nothing');
  await expect(page.getByText('We do not know this link.')).toBeVisible();
});

test('the sheet for a helper has the wishes', async ({ page }) => {
  const person = await signUpWithPlan(page, 1, plan);
  const data = { wishes: ['tools'], ownWish: 'Please call first' };
  await page.request.post(`${getHelper.path}/wishes`, { headers: headersOf(person), data });
  await openAs(page, person, paths.plan);
  const section = page.getByRole('region', { name: 'A person I trust' });
  await open(page, 'A person I trust');
  await expect(section.getByText('Please call first')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      document.body.replaceChildren(...copy.childNodes);
    };
  });
  await press(page, 'Print a sheet for a helper');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'What would help me' })).toBeVisible();
  await expect(page.getByText('Please call first').first()).toBeVisible();
  await expect(section).toBeHidden();
});

test('emails are chosen with a confirmed address, and stopped from an email without a login', {
  tag: '@full',
}, async ({ page, browser, server, baseURL }) => {
  const person = await signUpWithPlan(page, 1, plan);
  await openAs(page, person, paths.plan);
  const section = page.getByRole('region', { name: 'Emails to me' });
  await open(page, 'Emails to me');
  await expect(section.getByText('we need an email address that you have confirmed')).toBeVisible();
  await server.query('update accounts set email_verified_at = now() where id = $1', [person.user.userId]);
  await page.reload();
  await open(page, 'Emails to me');
  await section.getByLabel(/^Once a week/).check();
  await section.getByRole('button', { name: 'Save my choice' }).click();
  await expect(section.getByRole('status')).toContainText('Each email has a link to stop it.');
  const chosen = async () =>
    (await page.request.get(getReminders.path, { headers: headersOf(person) })).json();
  expect(await chosen()).toMatchObject({ weekly: true, followUps: false });

  // The job that sends the email, and with it the link, runs once an hour.
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const row = [hash, person.user.userId];
  await server.query(`insert into stop_links values ($1, $2, 'weekly', now())`, row);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await elsewhere.newPage();
  await reader.goto(`/stopEmails/${token}`);
  await expectAccessibilityRules(reader);
  expect(await chosen()).toMatchObject({ weekly: true });
  await reader.getByRole('button', { name: 'Stop the emails' }).click();
  await expect(reader.getByRole('heading', { name: 'The emails are stopped' })).toBeVisible();
  expect(await chosen()).toMatchObject({ weekly: false });
  await page.request.patch(saveReminders.path, {
    headers: headersOf(person),
    data: { weekly: true, followUps: true },
  });
  const pressed = await reader.request.post(`/stopEmails/${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(pressed.status()).toBe(200);
  expect(await chosen()).toMatchObject({ weekly: false, followUps: true });
  await elsewhere.close();
});
