import { expectHouseRules } from './checks.ts';
import { expect, test } from './fixtures.ts';
import { confirmCancel, subscribe, subscriptionOf } from './payments.ts';
import { openAs, signUp } from './people.ts';
import { keepUnsentAnswer } from './unsent.ts';

/** Cancelling a subscription on a device that holds something unsent. */

test.describe('with answers that cannot be sent', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('cancelling asks first: Stay cancels nothing, going on loses them', { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const person = await subscribe(request, await signUp(request, 'individual'));
    await page.route('**/answers/saveGame', (route) => route.abort());
    await openAs(page, person, '/subscription');
    await expect(page.getByText('Plan: Monthly')).toBeVisible();
    await keepUnsentAnswer(page, person.user.userId);
    await confirmCancel(page);
    const dialog = page.getByRole('alertdialog', { name: '1 answer is not saved yet' });
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await expectHouseRules(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect((await subscriptionOf(request, person.token)).status).toBe('active');
    await confirmCancel(page);
    const cancelling = '**/individualUser/cancelSubscription';
    await page.route(cancelling, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Cancel subscription and lose it' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Error canceling subscription');
    await page.unroute(cancelling);
    await dialog.getByRole('button', { name: 'Cancel subscription and lose it' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText(/^Your subscription is canceled/)).toBeVisible();
  });
});
