import { expectAccessibilityRules } from '#e2e/checks/accessibility-rules.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import { openAs, signUp } from '#e2e/steps/accounts.ts';
import { confirmCancel, readSubscription, subscribe } from '#e2e/steps/payments.ts';
import { addUnsentAnswer } from '#e2e/steps/unsent-answer.ts';

/** Canceling a subscription on a device with unsent answers. */

test.describe('with answers that cannot be sent', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('canceling asks first: Stay cancels nothing, continuing loses them', {
    tag: ['@full', '@spanish'],
  }, async ({ page, request }) => {
    const person = await subscribe(request, await signUp(request, 'individual'));
    await page.route('**/answers/saveGame', (route) => route.abort());
    await openAs(page, person, '/subscription');
    await expect(page.getByText('Plan: Monthly')).toBeVisible();
    await addUnsentAnswer(page, person.user.userId);
    await confirmCancel(page);
    const dialog = page.getByRole('alertdialog', { name: '1 answer is not saved yet' });
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await expectAccessibilityRules(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect((await readSubscription(request, person.token)).status).toBe('active');
    await confirmCancel(page);
    const cancelPath = '**/individualUser/cancelSubscription';
    await page.route(cancelPath, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Cancel subscription and lose it' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Error canceling subscription');
    await page.unroute(cancelPath);
    await dialog.getByRole('button', { name: 'Cancel subscription and lose it' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/^Your subscription is canceled/)).toBeVisible();
  });
});
