import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { newCredentials, openAs, signUpOperator } from '#e2e/steps/accounts.ts';

test('an operator creates and changes a facility and a discount code, and the audit log has it', {
  tag: '@full',
}, async ({ page, request, server }) => {
  const operator = await signUpOperator(request, server, 'billing');
  const { userName: name } = newCredentials();
  await openAs(page, operator, `${paths.operator}?section=facilities`);

  await page.getByRole('button', { name: 'Create a facility' }).press('Enter');
  await page.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('status').filter({ hasText: /Give out the code \w{4}-\w{4}/ });
  // The outcome takes the focus, also from a button that is pressed in that moment.
  await expect(outcome).toBeFocused();
  await page.getByRole('button', { name: 'Change' }).press('Enter');
  await page.getByLabel('Seats').fill('40');
  await page.getByLabel('End').fill('2099-01-31');
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeFocused();
  await expect(page.getByText('0 of 40 seats taken')).toBeVisible();
  await expect(page.getByText('Ends on Jan 31, 2099')).toBeVisible();

  await page.getByRole('link', { name: 'Discount codes' }).press('Enter');
  await page.getByRole('button', { name: 'Create a discount code' }).press('Enter');
  await page.getByLabel('Code', { exact: true }).fill(name);
  await page.getByLabel('Percent off').fill('50');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The code ${name.toUpperCase()} works from now on.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `End ${name.toUpperCase()}` })).toBeVisible();
  await expectAccessibilityRules(page);

  const { rows } = await server.query(
    "select command, details ->> 'seats' as seats from audit_log where operator = $1 order by id",
    [operator.user.userId],
  );
  expect(rows).toEqual([
    { command: 'facility create', seats: '0 of 25' },
    { command: 'facility change', seats: '0 of 40' },
    { command: 'code create', seats: null },
  ]);
});
