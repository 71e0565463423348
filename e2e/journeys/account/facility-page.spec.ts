import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { saveAnswer } from '#contract/answers.ts';
import { fewestMembers, makeHuddle } from '#contract/facility-topics.ts';
import { addUnit, putInUnit } from '#contract/facility-units.ts';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  createFacility,
  headersOf,
  openAs,
  type Person,
  signUp,
  verifyFacility,
} from '#e2e/steps/accounts.ts';
import { isOnPhone, openFacilityPart, showFilters } from '#e2e/steps/phone.ts';
import { readPdf } from '#server/testing/read-pdf.ts';

/** The page of a facility: adding members, units, what members overlook, and the code. */

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Puts what would be printed into the page. */
async function printIntoPage(page: Page) {
  await page.evaluate(() => {
    window.print = () => {
      const copy = document.body.cloneNode(true) as HTMLElement;
      document.body.replaceChildren(...copy.childNodes);
    };
  });
  await page.emulateMedia({ media: 'print' });
}

test('members are added one by one and by a file, get cards, and are moved to a unit', {
  tag: '@spanish',
}, async ({ page, request }) => {
  const { administrator } = await createFacility(request);
  const [ada, ben, cora] = ['ada', 'ben', 'cora'].map((name) => `${name}-${administrator.userName}`);
  await openAs(page, administrator, paths.facility);
  await page.getByRole('link', { name: 'Add your first members' }).click();
  await page.getByLabel('Username').fill(ada as string);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${ada} is added.`)).toBeVisible();

  const file = card(page, 'Add members from a file');
  const csv = `username,email,unit\n${ben},,\n${ada},,\n${cora},,\n`;
  await file.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await file.getByRole('button', { name: 'Read this file' }).click();
  await expect(file.getByText('Nobody was added: 1 row is wrong.')).toBeVisible();
  await expect(file.getByText(/^Line 3: /)).toBeVisible();
  await expectAccessibilityRules(page);
  await file.getByRole('button', { name: 'Add 2 right rows only' }).click();
  await expect(page.getByText('2 members were added.')).toBeVisible();

  await openFacilityPart(page, 'Units');
  await page.getByRole('button', { name: 'Add a unit' }).click();
  await page.getByRole('dialog').getByLabel('Name of the unit').fill('East wing');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The unit East wing is added.')).toBeVisible();
  await openFacilityPart(page, 'Members');
  await expect(page.getByText('3 of 3 members')).toBeVisible();
  await page.getByRole('checkbox', { name: `Choose ${ada}` }).check();
  await page.getByLabel('Move chosen members to').selectOption('East wing');
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Move them' }).click();
  await expect(page.getByText('1 member is in East wing now.')).toBeVisible();
  await showFilters(page);
  await page.getByLabel('Unit', { exact: true }).selectOption('East wing');
  await expect(page.getByText('1 of 3 members')).toBeVisible();

  await openFacilityPart(page, 'Add');
  await page.getByRole('button', { name: 'Make their cards' }).click();
  await expect(page.getByText('3 cards are made.')).toBeVisible();
  await printIntoPage(page);
  await page.getByRole('button', { name: 'Print the cards', includeHidden: true }).dispatchEvent('click');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: cora as string })).toContainText('First password');
});

/** Members of a facility, each with one answer to exercise 1, all in one unit. */
async function playInUnit(request: APIRequestContext, administrator: Person, code: string, count: number) {
  const members: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await signUp(request, 'facility', { email: null, facilityCode: code });
    const outcome = index === 0 ? 'incorrect' : 'correct';
    const main = [{ attempt_outcome: outcome, attempted_at: new Date().toISOString() }];
    const exercise = { exercise_id: 1, time: 20, repeats: 0, skip: false, main };
    const data = { gameID: '1', newSession: false, exercise };
    const saved = await request.post(saveAnswer.path, { headers: headersOf(member), data });
    expect(saved.status()).toBe(200);
    members.push(member);
  }
  const headers = headersOf(administrator);
  const added = await request.post(addUnit.path, { headers, data: { name: 'East wing' } });
  const { unitId } = await added.json();
  const userIds = members.map(({ user }) => user.userId);
  const put = await request.fetch(putInUnit.path, {
    method: putInUnit.method,
    headers,
    data: { userIds, unitId },
  });
  expect(put.status()).toBe(200);
}

test('what members overlook is shown by unit, with a page for a huddle and a file of all results', {
  tag: ['@full', '@spanish'],
}, async ({ page, request, server }) => {
  const { administrator, code } = await createFacility(request);
  await playInUnit(request, administrator, code, fewestMembers);
  await verifyFacility(server, code);
  await openAs(page, administrator, paths.facility);
  const overlooked = card(page, 'What your members overlook');
  await overlooked.getByRole('heading').first().click();
  const parts = overlooked.getByRole('table', { name: 'Parts of the game' });
  // A phone shows the figures of one unit at a time.
  if (!isOnPhone(page)) await expect(parts.getByRole('columnheader', { name: 'East wing' })).toBeAttached();
  const figures = ['20%1 of 5 overlooked', '20%1 of 5 overlooked', 'Not played yet'];
  await expect(parts.getByRole('row', { name: /^Part 1/ }).getByRole('cell')).toHaveText(
    isOnPhone(page) ? figures.slice(0, 1) : figures,
  );
  await expect(
    parts
      .getByRole('row', { name: /^Part 2/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('Not played yet');
  await expectAccessibilityRules(page);

  const [made, tab] = await Promise.all([
    page.waitForResponse(`**${makeHuddle.path}`),
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Open the five-minute huddle' }).click(),
  ]);
  const huddle = await request.get((await made.json()).address);
  await tab.close();
  expect(huddle.headers()['content-type']).toBe('application/pdf');
  expect((await readPdf(await huddle.body())).pages).toHaveLength(1);

  const download = page.waitForEvent('download');
  await overlooked.getByRole('button', { name: 'Download the results' }).click();
  const file = await readFile((await (await download).path()) as string, 'utf8');
  expect(file.startsWith('\ufeff')).toBe(true);
  expect(file.trimEnd().split('\r\n')).toHaveLength(1 + fewestMembers);
});

test('the code is printed, replaced and turned off, beside the seats and the price that were agreed', {
  tag: ['@full', '@spanish'],
}, async ({ page, request, server }) => {
  const { administrator, code } = await createFacility(request);
  await server.query(
    `update facilities set terms = '$4 a seat', ends_at = '2031-01-31T18:00Z' where code = $1`,
    [code.replaceAll('-', '')],
  );
  await openAs(page, administrator, paths.facilityCode);
  const own = card(page, 'Code, seats and price');
  await expect(own.getByText('Agreed price: $4 a seat.')).toBeVisible();
  await expect(own.getByText('Your access ends on Jan 31, 2031.')).toBeVisible();
  await expect(own.getByText(/^0 of \d+ seats are taken\.$/)).toBeVisible();
  await own.getByRole('button', { name: 'Replace the code' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Replace the code' }).click();
  await expect(own.getByText(/^The new code is /)).toBeVisible();
  await expect(own.getByText(code)).toHaveCount(0);
  await own.getByRole('button', { name: 'Turn off the code' }).click();
  await question.getByRole('button', { name: 'Turn off the code' }).click();
  await expect(own.getByText('Nobody can join your facility now. It has no code.')).toBeVisible();
  await own.getByRole('button', { name: 'Make a new code' }).click();
  await expectAccessibilityRules(page);
  await printIntoPage(page);
  await own.getByRole('button', { name: 'Print an invitation', includeHidden: true }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: /^You are invited by / })).toBeVisible();
});
