import type { Page } from '@playwright/test';
import { type OpenedFacility, searchFacilities, verifyFacility } from '#contract/operator-facilities.ts';
import {
  type ListedCode,
  type ListedPrices,
  listDiscountCodes,
  listPrices,
} from '#contract/operator-sale.ts';
import { dialog, openAsOwner, state as operatorState } from './operator-screens.ts';
import type { Screen } from './screen.ts';

const maple: OpenedFacility = {
  facilityId: '7',
  name: 'Maple House Assisted Living and Memory Care',
  waitingName: null,
  status: 'trial',
  hasEnded: false,
  seatLimit: 40,
  seatsTaken: 12,
  endsOn: '2027-01-31',
  code: 'ABCD-EFGH',
  terms: '$6 a seat and month, billed by invoice every quarter',
  language: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  verifiedAt: null,
  administrators: [
    {
      userId: '1',
      name: 'Grace Hill',
      email: 'grace.hill@maple-house.example.org',
      emailConfirmed: true,
      isFounder: true,
      since: '2026-01-05T10:00:00.000Z',
    },
  ],
  invitations: [{ email: 'next@maple-house.example.org', endsAt: '2026-01-12T10:00:00.000Z' }],
};

const found = Array.from({ length: 20 }, (_, index) => ({
  ...maple,
  facilityId: String(index),
  name: index === 0 ? maple.name : `Garden House ${index}`,
  status: index % 3 === 1 ? 'active' : index % 3 === 2 ? 'suspended' : 'trial',
  hasEnded: index === 4,
  endsOn: index % 2 === 0 ? (index === 4 ? '2026-01-31' : maple.endsOn) : null,
  code: index === 2 ? null : maple.code,
  verifiedAt: index === 0 ? null : maple.createdAt,
}));

const code: ListedCode = {
  code: 'SPRING-2027',
  percentOff: 50,
  lasts: 'months',
  months: 3,
  trialDays: 14,
  uses: 3,
  maxUses: 100,
  expiresOn: '2027-04-01',
  endedAt: null,
  state: 'usable',
};

const codes: ListedCode[] = [
  code,
  {
    ...code,
    code: 'HALF',
    lasts: 'once',
    months: null,
    trialDays: 0,
    uses: 1,
    maxUses: null,
    expiresOn: null,
  },
  { ...code, code: 'FREE', percentOff: 100, lasts: 'forever', months: null, uses: 100, state: 'usedUp' },
  { ...code, code: 'WINTER', expiresOn: '2026-03-01', state: 'expired' },
  { ...code, code: 'NEIGHBORS', endedAt: '2026-02-05T10:00:00.000Z', state: 'ended' },
];

const current = { priceId: '1', price: 9.99, intervalMonths: 1, trialDays: 0, validFrom: '2026-02-01' };
const prices: ListedPrices = {
  prices: [
    { ...current, state: 'current' },
    { ...current, priceId: '0', price: 7.99, trialDays: 7, validFrom: '2025-01-01', state: 'earlier' },
  ],
  renewing: 1204,
  earliestDay: '2026-07-02',
};

async function openFacilities(page: Page, list: object = { total: 61, facilities: found }) {
  await page.route('**/operator/facilities/*', (route) => route.fulfill({ json: maple }));
  await page.route(`**${searchFacilities.path}`, (route) => route.fulfill({ json: list }));
  await openAsOwner(page, 'facilities');
  await page
    .getByRole('status')
    .filter({ hasText: /facilit/ })
    .waitFor();
}

async function openFacility(page: Page) {
  await openFacilities(page);
  await page.getByRole('button', { name: 'Open Maple House' }).click();
  await page.getByRole('button', { name: 'Turn the code off' }).waitFor();
}

async function openCodes(page: Page, shown = codes) {
  await page.route(`**${listDiscountCodes.path}?*`, (route) =>
    route.fulfill({ json: { total: shown.length, codes: shown } }),
  );
  await openAsOwner(page, 'discount-codes');
  await page
    .getByRole('status')
    .filter({ hasText: /discount codes/ })
    .waitFor();
}

async function openPrices(page: Page, list = prices) {
  await page.route(`**${listPrices.path}`, (route) => route.fulfill({ json: list }));
  await openAsOwner(page, 'prices');
  await page.getByText(/Sold now|No price yet/).waitFor();
}

async function typePrice(page: Page) {
  await openPrices(page);
  await page.getByRole('button', { name: 'Set a new price' }).click();
  await page.getByLabel('Price in dollars').fill('12.99');
}

/** What operators see at /operator of facilities, discount codes and prices. */
export const operatorSaleScreens: Screen[] = [
  operatorState('operator-facilities', (page) => openFacilities(page)),
  operatorState('operator-facilities-none', (page) => openFacilities(page, { total: 0, facilities: [] })),
  operatorState('operator-facility-new', async (page) => {
    await openFacilities(page);
    await page.getByRole('button', { name: 'Create a facility' }).click();
    await page.getByRole('button', { name: 'Create the facility' }).click();
    await page.getByRole('alert').waitFor();
  }),
  operatorState('operator-facility', openFacility),
  operatorState('operator-facility-change', async (page) => {
    await openFacility(page);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('heading', { name: 'Change Maple House' }).waitFor();
  }),
  operatorState('operator-facility-verified', async (page) => {
    await page.route(`**${verifyFacility.path.replace('{facilityId}', '*')}`, (route) =>
      route.fulfill({ json: { message: `${maple.name} is verified.` } }),
    );
    await openFacility(page);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
    await page.getByText(`${maple.name} is verified.`).waitFor();
  }),
  dialog('operator-facility-code', async (page) => {
    await openFacility(page);
    await page.getByRole('button', { name: 'Replace the code' }).click();
  }),
  operatorState('operator-codes', (page) => openCodes(page)),
  operatorState('operator-codes-none', (page) => openCodes(page, [])),
  operatorState('operator-code-new', async (page) => {
    await openCodes(page);
    await page.getByRole('button', { name: 'Create a discount code' }).click();
    await page.getByLabel('Discount on').selectOption('months');
    await page.getByRole('button', { name: 'Create the code' }).click();
    await page.getByRole('alert').waitFor();
  }),
  dialog('operator-code-end', async (page) => {
    await openCodes(page);
    await page.getByRole('button', { name: 'End SPRING-2027' }).click();
  }),
  operatorState('operator-prices', (page) => openPrices(page)),
  operatorState('operator-prices-none', (page) => openPrices(page, { ...prices, prices: [] })),
  operatorState('operator-price-announced', (page) =>
    openPrices(page, {
      ...prices,
      prices: [
        { ...current, priceId: '2', price: 11.99, validFrom: '2026-08-01', state: 'announced' },
        ...prices.prices,
      ],
      earliestDay: null,
    }),
  ),
  operatorState('operator-price-new', typePrice),
  dialog('operator-price-confirm', async (page) => {
    await typePrice(page);
    await page.getByRole('button', { name: 'Continue' }).click();
  }),
];
