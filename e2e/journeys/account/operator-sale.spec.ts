import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { newCredentials, openAs, signUp } from '#e2e/steps/accounts.ts';

test('an operator creates and changes a facility and a discount code, and the audit log has it', async ({
  page,
  request,
  server,
}) => {
  const operator = await signUp(request, 'individual');
  const { userId } = operator.user;
  await server.query(
    `update accounts set user_type = 'operator', operator_role = 'billing', two_steps_since = now()
     where id = $1`,
    [userId],
  );
  const user = { ...operator.user, userType: 'operator', operatorRole: 'billing' } as const;
  const { userName: name } = newCredentials();
  await openAs(page, { token: operator.token, user }, `${paths.operator}?section=facilities`);

  await page.getByRole('button', { name: 'Create a facility' }).press('Enter');
  await page.getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Give out the code \w{4}-\w{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).press('Enter');
  await page.getByLabel('Seats').fill('40');
  await page.getByLabel('End').fill('2099-01-31');
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
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
    [userId],
  );
  expect(rows).toEqual([
    { command: 'facility create', seats: '0 of 25' },
    { command: 'facility change', seats: '0 of 40' },
    { command: 'code create', seats: null },
  ]);
});
