import { paths } from '#contract/pages/paths.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp, signUpOperator } from '#e2e/steps/accounts.ts';

test('an operator finds a person, opens them with a reason, and the audit log has it', async ({
  page,
  request,
  server,
}) => {
  const operator = await signUpOperator(request, server, 'support');
  const person = await signUp(request, 'individual');
  await openAs(page, operator, paths.operator);

  await page.getByLabel('Name, username or email').fill(person.userName.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 person is found.')).toBeVisible();
  await expect(page.getByText(`${person.userName}***@example.org`)).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expectAccessibilityRules(page);

  await page.getByRole('button', { name: `Open ${person.userName}***` }).press('Enter');
  await expect(page.getByRole('heading', { name: `Open ${person.userName}***` })).toBeFocused();
  await page.getByLabel('Reason').fill('Asked by phone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: person.userName })).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expectAccessibilityRules(page);

  const { rows } = await server.query(
    'select operator, command, subject, reason from audit_log where account_id = $1',
    [person.user.userId],
  );
  expect(rows).toEqual([
    {
      operator: operator.user.userId,
      command: 'person open',
      subject: 'a person',
      reason: 'Asked by phone',
    },
  ]);
});
