import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { makeOperator, openAs, signUp, signUpOperator } from '#e2e/steps/accounts.ts';
import { readSubscription, subscribe } from '#e2e/steps/payments.ts';
import { appCode, setUpApp } from '#e2e/steps/two-steps.ts';

/** The page of operators, as an owner: payments, roles, jobs, surveys, feedback, the log and the health. */

const openSection = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: title, exact: true }).click();

test.describe('a quarter of an hour after the second step', () => {
  /** The call that is told to ask for proof. */
  test.use({ expectedErrors: [/status of 403/] });

  test('a payment is refunded with a reason and a new code, the subscription ends with it, and the log has it', async ({
    page,
    request,
    server,
  }) => {
    const person = await signUp(request, 'facility', { email: null });
    const payer = await subscribe(request, await signUp(request, 'individual'));
    await openAs(page, person);
    const { secret } = await setUpApp(page, person.password);
    const owner = await makeOperator(server, person, 'owner');
    await server.query(
      `update sessions set second_step_at = now() - interval '16 minutes' where account_id = $1`,
      [owner.user.userId],
    );
    await openAs(page, owner, paths.operator);
    await page.getByLabel('Name, username or email').fill(payer.userName);
    await page.getByRole('button', { name: 'Find people' }).click();
    await page.getByRole('button', { name: /^Open / }).click();
    await page.getByLabel('Reason').fill('Wrote to us');
    await page.getByRole('button', { name: 'Open this person' }).click();
    await page.getByRole('button', { name: /^Refund \$9\.99/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Give $9.99 back?' });
    await expectAccessibilityRules(page);
    await dialog.getByLabel('Reason').fill('Paid by mistake');
    await dialog.getByLabel('End the subscription now, too').check();
    await dialog.getByRole('button', { name: 'Give $9.99 back' }).click();
    const proof = page.getByRole('dialog', { name: 'Please show that it is you' });
    await expectAccessibilityRules(page);
    await proof.getByLabel('Code from your app').fill(await appCode(secret, 1));
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('$9.99 given back.')).toBeVisible();
    await expect(page.getByText(/^Given back on /)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Refund/ })).toHaveCount(0);
    expect(await readSubscription(request, payer.token)).toMatchObject({
      status: 'ended',
      receipts: [{ refunded: true }],
    });

    await openSection(page, 'Audit log');
    await page.getByLabel('Action').selectOption('person refund');
    const entry = page.getByRole('row').filter({ hasText: 'Paid by mistake' }).first();
    await expect(entry).toContainText(owner.userName);
  });
});

test('a role is given and taken back, a job is tried again, and counts are a file', { tag: '@full' }, async ({
  page,
  request,
  server,
}) => {
  const owner = await signUpOperator(request, server, 'owner');
  const colleague = await signUp(request, 'individual');
  await server.query(`update accounts set email_verified_at = now() where id = $1`, [colleague.user.userId]);
  await openAs(page, owner, `${paths.operator}?section=operators`);
  await page.getByLabel('Username or email').fill(colleague.email);
  await page.getByLabel('Role', { exact: true }).selectOption('Billing');
  await page.getByRole('button', { name: 'Give this role' }).click();
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  await expect(row).toContainText('No second step yet');
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);

  await server.query(
    `insert into pgboss.job (name, state, data, output, retry_count, start_after)
     values ('reconcileSubscriptions', 'failed', '{}', '{"message": "The bank was away."}', 3, now())`,
    [],
  );
  await openSection(page, 'Failed jobs and emails');
  await expect(page.getByText('The bank was away.')).toBeVisible();
  await expectAccessibilityRules(page);
  const again = page.getByRole('button', { name: 'Try again reconcileSubscriptions' });
  await again.click();
  await expect(page.getByText('It is tried again within a minute.')).toBeVisible();
  await expect(again).toHaveCount(0);

  await openSection(page, 'Surveys');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a spreadsheet (CSV)' }).click();
  const file = await readFile((await (await download).path()) as string, 'utf8');
  expect(file.trimEnd().split('\r\n').length).toBeGreaterThan(10);

  await openSection(page, 'Server health');
  await expect(page.getByRole('definition').first()).toHaveText('Ready');
  await expectAccessibilityRules(page);
});
