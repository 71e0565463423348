import type { Locator, Page } from '@playwright/test';
import { paths } from '#contract/pages/paths.ts';
import { updateSubscription } from '#contract/subscriptions.ts';
import { expect, test } from '#e2e/setup/fixtures.ts';
import {
  createFacility,
  headersOf,
  newCredentials,
  openAs,
  type Person,
  signUp,
  signUpOperator,
} from '#e2e/steps/accounts.ts';
import { cards } from '#e2e/steps/payments.ts';

/**
 * What somebody at a desk does most, counted in presses and fields: docs/operating.md has the table, which has to be
 * true. Each begins on the page after the login.
 */

type Walk = { presses: number; fields: number; seconds: number };

/** The hand of whoever walks, which counts. */
function handOf(page: Page) {
  const startedAt = performance.now();
  const walk = { presses: 0, fields: 0 };
  return {
    async press(control: Locator) {
      walk.presses += 1;
      await control.click();
    },
    async fill(field: Locator, text: string) {
      walk.fields += 1;
      await field.fill(text);
    },
    /** Enter in a field. */
    async enter() {
      walk.presses += 1;
      await page.keyboard.press('Enter');
    },
    walked: (): Walk => ({ ...walk, seconds: Math.round((performance.now() - startedAt) / 100) / 10 }),
  };
}

const walks: Record<string, Walk> = {};

/** Notes a walk, which takes what the table says. */
function note(name: string, walk: Walk, { presses, fields }: Pick<Walk, 'presses' | 'fields'>) {
  walks[name] = walk;
  expect([walk.presses, walk.fields], name).toEqual([presses, fields]);
}

const inBar = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function chooseMember(page: Page, hand: ReturnType<typeof handOf>, member: Person, item: string) {
  await hand.press(page.getByRole('link', { name: 'Manage your facility' }));
  await hand.press(inBar(page, 'Members'));
  await hand.press(page.getByRole('button', { name: `More for ${member.userName}` }));
  await hand.press(page.getByRole('button', { name: item, exact: true }));
}

/** A person is found by name, and opened with a reason. */
async function openPerson(page: Page, hand: ReturnType<typeof handOf>, person: Person, reason: string) {
  await hand.fill(page.getByLabel('Name, username or email'), person.userName);
  await hand.enter();
  await hand.press(page.getByRole('button', { name: `Open ${person.userName}` }));
  await hand.fill(page.getByLabel('Reason'), reason);
  await hand.enter();
  await expect(page.getByRole('heading', { name: person.userName })).toBeFocused();
}

test.describe('the desk', { tag: '@full' }, () => {
  test.afterAll(() => console.table(walks));

  test('an administrator removes a resident who left, and corrects a name', async ({ page, request }) => {
    const { administrator, code } = await createFacility(request);
    const left = await signUp(request, 'facility', { email: null, facilityCode: code });
    const misspelled = await signUp(request, 'facility', { email: null, facilityCode: code });
    await openAs(page, administrator, paths.dashboard);
    const removing = handOf(page);
    await chooseMember(page, removing, left, 'Remove');
    await removing.press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }));
    await expect(page.getByText('1 of 1 members')).toBeVisible();
    await expect(page.getByRole('row', { name: left.userName })).toHaveCount(0);
    note('Remove a resident who left', removing.walked(), { presses: 5, fields: 0 });

    await openAs(page, administrator, paths.dashboard);
    const correcting = handOf(page);
    const { userName } = newCredentials();
    await chooseMember(page, correcting, misspelled, 'Correct the name');
    await correcting.fill(page.getByRole('dialog').getByLabel('Username'), userName);
    await correcting.enter();
    await expect(page.getByRole('row', { name: userName })).toBeVisible();
    note('Correct a name', correcting.walked(), { presses: 5, fields: 1 });
  });

  test('an operator founds a facility and invites two administrators', async ({ page, request, server }) => {
    const operator = await signUpOperator(request, server, 'billing');
    const [{ userName: name, email: first }, { email: second }] = [newCredentials(), newCredentials()];
    await openAs(page, operator, paths.operator);
    const hand = handOf(page);
    await hand.press(inBar(page, 'Facilities'));
    await hand.press(page.getByRole('button', { name: 'Create a facility' }));
    await hand.fill(page.getByLabel('Name', { exact: true }), name);
    await hand.fill(page.getByLabel('Email of its administrator'), first);
    await hand.enter();
    await expect(page.getByText(first, { exact: true })).toBeVisible();
    await hand.fill(page.getByLabel('Email of the new administrator'), second);
    await hand.enter();
    await expect(page.getByText(second, { exact: true })).toBeVisible();
    note('Found a facility, invite both administrators', hand.walked(), { presses: 4, fields: 3 });
  });

  test('an operator freezes an account, and finds out why a payment failed', async ({
    page,
    request,
    server,
  }) => {
    const operator = await signUpOperator(request, server, 'support');
    const [abused, declined] = [await signUp(request, 'individual'), await signUp(request, 'individual')];
    const card = { number: cards.declined, expMonth: '12', expYear: '34', cvc: '123' };
    const { paymentMethodId } = await (await request.post('/sandbox/cards', { data: card })).json();
    const headers = headersOf(declined);
    const data = { paymentMethodId, discountCode: null };
    const paid = await request.patch(updateSubscription.path, { headers, data });
    expect(paid.ok()).toBe(false);

    await openAs(page, operator, paths.operator);
    const freezing = handOf(page);
    await openPerson(page, freezing, abused, 'Asked by phone');
    await freezing.press(page.getByRole('button', { name: 'Put on hold' }));
    await freezing.fill(page.getByRole('dialog').getByLabel('Reason'), 'Somebody else uses it');
    await freezing.enter();
    await expect(page.getByRole('button', { name: 'Take off hold' })).toBeVisible();
    note('Freeze an account', freezing.walked(), { presses: 5, fields: 3 });

    await openAs(page, operator, paths.operator);
    const asking = handOf(page);
    await openPerson(page, asking, declined, 'Asked why it failed');
    await expect(page.getByText(/^Subscribe.*: failed$/)).toBeVisible();
    await expect(page.getByText('Your card was declined')).toBeVisible();
    note('Find out why a payment failed', asking.walked(), { presses: 3, fields: 2 });
  });
});
