import { randomUUID } from 'node:crypto';
import { paths } from '#contract/pages/paths.ts';
import { contactUs } from '#contract/support.ts';
import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { newCredentials, openAs, signUpOperator } from '#e2e/steps/accounts.ts';

test.use({ inputMode: 'keyboard' });

test('with the keyboard alone an operator reads a message, answers it by email and closes it', async ({
  page,
  request,
  server,
}) => {
  const [operator, { email }] = [await signUpOperator(request, server, 'support'), newCredentials()];
  const data = { name: 'Rosa', email, issue: 'Are there larger pictures?', operation: randomUUID() };
  expect((await request.post(contactUs.path, { data })).status()).toBe(200);

  await openAs(page, operator, paths.operator);
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByText('Are there larger pictures?')).toBeVisible();
  await page.getByRole('button', { name: 'Read the message from Rosa' }).click();
  await page.getByRole('button', { name: 'Answer Rosa' }).click();
  await expect(page.getByLabel('Your answer to Rosa')).toBeFocused();
  await page.keyboard.type('Yes: tap Display at the top.');
  await expectAccessibilityRules(page);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The email is on its way.' })).toBeFocused();
  await expect(async () => {
    const { letters } = await (await request.get(`/sandbox/mail/letters?to=${email}`)).json();
    const answer = letters.find(
      ({ subject }: { subject: string }) => subject === 'Our answer to your message',
    );
    expect(answer?.text).toContain('Yes: tap Display at the top.');
    expect(answer?.text).toContain('Are there larger pictures?');
  }).toPass();

  await page.getByRole('button', { name: 'Answered (1)' }).click();
  await page.getByRole('button', { name: 'Read the message from Rosa' }).click();
  await page.getByRole('button', { name: 'Close the message from Rosa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close the message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The message is closed.' })).toBeFocused();
  await page.getByRole('button', { name: 'Closed (1)' }).click();
  await page.getByRole('button', { name: 'Read the message from Rosa' }).click();
  await expect(page.getByText('Yes: tap Display at the top.')).toBeVisible();
  await expectAccessibilityRules(page);
});
