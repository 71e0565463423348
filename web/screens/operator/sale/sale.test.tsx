// @vitest-environment jsdom

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { ListedCode, ListedPrices } from '#contract/operator-sale.ts';
import type { User } from '#contract/user.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { renderInApp } from '#web/testing/render.tsx';
import { CodesSection } from './CodesSection.tsx';
import { PricesSection } from './PricesSection.tsx';

const half: ListedCode = {
  ...{ code: 'HALF', percentOff: 50, lasts: 'months', months: 3, trialDays: 7, uses: 2, maxUses: 10 },
  ...{ expiresOn: '2027-01-31', endedAt: null, state: 'usable' },
};
const ended: ListedCode = { ...half, code: 'GONE', state: 'ended', endedAt: '2026-06-01T12:00:00.000Z' };
const expired: ListedCode = { ...half, code: 'LATE', state: 'expired', expiresOn: '2026-05-31' };
const usedUp: ListedCode = { ...half, code: 'FULL', state: 'usedUp', uses: 10 };
const price = { priceId: '1', price: 9.99, intervalMonths: 1, trialDays: 0, validFrom: '2026-01-01' };
const fetched = vi.fn<typeof fetch>();
let prices: ListedPrices;

beforeEach(() => {
  prices = { prices: [{ ...price, state: 'current' }], renewing: 12, earliestDay: '2026-07-02' };
  fetched.mockReset().mockImplementation(async (address, init) => {
    if (init?.method !== 'GET') return Response.json({ message: 'It is done.' });
    return Response.json(
      String(address).includes('/prices') ? prices : { total: 4, codes: [half, ended, expired, usedUp] },
    );
  });
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

function openAs(operatorRole: OperatorRole) {
  const user = { userId: operatorRole, userName: 'olga', userType: 'operator', operatorRole } as User;
  openSession({ token: operatorRole, user, isShared: false });
}

const sent = () =>
  fetched.mock.calls.flatMap(([address, init]) =>
    init?.method === 'GET'
      ? []
      : [[String(address).split('/operator')[1], init?.body ? JSON.parse(String(init.body)) : null]],
  );

test('support sees the codes with their uses, and changes none', async () => {
  openAs('support');
  renderInApp(<CodesSection />);
  const [, first, second] = await screen.findAllByRole('row');
  const cells = within(first as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['50% off · 3 months', '7 days', 'Works until Jan 31, 2027', '2/10 uses', ''],
  ]);
  expect(second?.textContent).toContain('Ended on Jun 1, 2026');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('billing creates a code for some months, and ends one', async () => {
  openAs('billing');
  renderInApp(<CodesSection />);
  await screen.findByRole('button', { name: 'End HALF' });
  const ends = screen.getAllByRole('button', { name: /^End / });
  expect(ends.map(({ textContent }) => textContent)).toEqual(['End HALF']);
  await userEvent.click(screen.getByRole('button', { name: 'Create a discount code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the discount codes' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Create a discount code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create a discount code' }));
  await userEvent.type(screen.getByLabelText('Code'), 'spring');
  await userEvent.type(screen.getByLabelText('Percent off'), '150');
  await userEvent.click(screen.getByRole('button', { name: 'Create the code' }));
  expect(await screen.findAllByText('Percent off: a whole number from 1 to 100')).toHaveLength(2);
  await userEvent.clear(screen.getByLabelText('Percent off'));
  await userEvent.type(screen.getByLabelText('Percent off'), '50');
  expect(screen.queryByLabelText('Months')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Discount on'), 'Some months');
  await userEvent.type(screen.getByLabelText('Months'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Create the code' }));
  const notice = await screen.findByText('It is done.');
  expect(document.activeElement?.contains(notice)).toBe(true);
  const created = { code: 'spring', percentOff: 50, lasts: 'months', months: 3, trialDays: 0 };
  expect(sent()).toEqual([['/discount-codes', { ...created, maxUses: null, expiresOn: null }]]);
  await userEvent.click(screen.getByRole('button', { name: 'End HALF' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'End the code HALF?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'End the code' }));
  await vi.waitFor(() => expect(sent().at(-1)).toEqual(['/discount-codes/HALF/end', null]));
});

test('an owner sets a price after reading what it means for subscribers', async () => {
  openAs('owner');
  renderInApp(<PricesSection />);
  expect(await screen.findByText('$9.99 every month')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Set a new price' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to the prices' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Set a new price' }));
  await userEvent.click(screen.getByRole('button', { name: 'Set a new price' }));
  const field = screen.getByLabelText('Price in dollars');
  for (const wrong of ['12.9', '0.49']) {
    await userEvent.clear(field);
    await userEvent.type(field, `${wrong}{Enter}`);
    expect(await screen.findAllByText(/^The price is/)).toHaveLength(2);
  }
  await userEvent.clear(field);
  await userEvent.type(field, '12.99');
  await userEvent.selectOptions(screen.getByLabelText('Paid'), 'Every 3 months');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-08-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Set the price to $12.99?' }));
  expect(dialog.getByText('From Aug 1, 2026, new subscribers pay $12.99 every 3 months.')).toBeTruthy();
  expect(dialog.getByText(/^12 subscriptions renew now. Each subscriber gets an email/)).toBeTruthy();
  expect(dialog.getByText(/first period that starts on Aug 1, 2026 or later.*30 days/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Set the price' }));
  expect(await screen.findByText('It is done.')).toBeTruthy();
  expect(sent()).toEqual([
    ['/prices', { price: 12.99, intervalMonths: 3, trialDays: 0, validFrom: '2026-08-01' }],
  ]);
});

test('while a price is announced no second one is set; an owner withdraws it, and billing does not', async () => {
  const announced = {
    ...price,
    priceId: '2',
    price: 12.99,
    validFrom: '2026-08-01',
    state: 'announced',
  } as const;
  prices = { ...prices, prices: [announced, ...prices.prices], earliestDay: null };
  openAs('owner');
  const { unmount } = renderInApp(<PricesSection />);
  expect(await screen.findByText('Announced, from Aug 1, 2026')).toBeTruthy();
  expect(screen.getByText(/A new price is announced/)).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Withdraw this price',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw this price' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Withdraw the price of $12.99?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the price' }));
  await vi.waitFor(() => expect(sent().at(-1)).toEqual(['/prices/withdraw', { price: 12.99 }]));
  unmount();
  prices = { ...prices, earliestDay: '2026-07-02' };
  openAs('billing');
  renderInApp(<PricesSection />);
  expect(await screen.findByText('Announced, from Aug 1, 2026')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
