import type { Page } from '@playwright/test';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getFacilityFigures, saveFallCount } from '#contract/facility-figures.ts';
import { findFacilityForm } from '#contract/facility-forms.ts';
import { paths } from '#contract/pages/paths.ts';
import { openAs, signUp } from '../steps/accounts.ts';
import { openAsGrace } from './facility-screens.ts';
import type { Screen } from './screen.ts';

type Prepare = NonNullable<Screen['prepare']>;
const state = (name: string, prepare: Prepare): Screen => ({ name, full: true, path: paths.home, prepare });

type Figures = ResponseOf<typeof getFacilityFigures>;

const months = Array.from({ length: 12 }, (_, place) =>
  new Date(Date.UTC(2025, 6 + place, 1)).toISOString().slice(0, 7),
);

const unitNames = ['Birch House', 'Maple', 'Second floor, east wing by the garden', 'Upper floor'];

const figuresOf = (people: number, before: number, after: number) => {
  const half = Math.round(90 / Math.sqrt(people));
  const around = (percent: number) => ({ percent, from: percent - half, to: Math.min(100, percent + half) });
  return {
    people,
    before: around(before),
    after: around(after),
    change: { percent: after - before, from: after - before - half - 3, to: after - before + half + 3 },
  };
};

const full: Figures = {
  asksForms: true,
  all: figuresOf(84, 54, 71),
  units: unitNames.map((name, place) => ({
    unitId: `00000000-0000-4000-8000-00000000000${place}`,
    name,
    figures: [figuresOf(31, 52, 74), figuresOf(12, 61, 64), figuresOf(5, 48, 70), null][place] ?? null,
  })),
  months,
  falls: months
    .flatMap((month, place) => [
      {
        ...{ unitId: '00000000-0000-4000-8000-000000000000', month },
        ...{ falls: (place * 5) % 7, residentDays: place === 4 ? 0 : 1240 },
      },
      ...(place % 5 === 3
        ? []
        : [
            {
              ...{ unitId: '00000000-0000-4000-8000-000000000001', month },
              ...{ falls: (place * 3) % 4, residentDays: 930 },
            },
          ]),
    ])
    .filter(({ residentDays, falls }) => residentDays > 0 || falls === 0),
};

const empty: Figures = { asksForms: false, all: null, units: [], months, falls: [] };

async function openFigures(page: Page, figures: Figures) {
  await page.route(`**${getFacilityFigures.path}`, (route) => route.fulfill({ json: figures }));
  await openAsGrace(page, paths.facilityFigures);
  await page.getByRole('table', { name: 'Falls by month' }).waitFor();
}

async function openPictures(page: Page, time: 'before' | 'after', path: string) {
  const json = { dueForm: { time, answered: time === 'before' ? 0 : 5, of: 16 } };
  await page.route(`**${findFacilityForm.path}`, (route) => route.fulfill({ json }));
  await openAs(page, await signUp(page.request, 'facility'), path);
}

/** What a facility measures: members before and after the game, and counted falls. */
export const figureScreens: Screen[] = [
  state('facility-figures', (page) => openFigures(page, full)),
  state('facility-figures-empty', (page) => openFigures(page, empty)),
  {
    ...state('facility-figures-failed', async (page) => {
      const json = { message: 'An error occurred. Please try again.', code: 'unknown' };
      await page.route(`**${getFacilityFigures.path}`, (route) => route.fulfill({ status: 422, json }));
      await openAsGrace(page, paths.facilityFigures);
      await page.getByText('An error occurred.').first().waitFor();
    }),
    layoutShiftReason: 'the problem takes the place of the line that waits',
  },
  {
    ...state('facility-falls-wrong', async (page) => {
      const message = 'There were falls, so there were resident days. Please enter them.';
      const json = { code: 'validation', message, errors: { residentDays: message } };
      await page.route(`**${saveFallCount.path}`, (route) => route.fulfill({ status: 422, json }));
      await openFigures(page, full);
      await page.getByLabel('Show', { exact: true }).selectOption('Maple');
      await page
        .getByRole('button', { name: /^Correct/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Resident days', { exact: true }).fill('0');
      await dialog.getByRole('button', { name: 'Save the numbers' }).click();
      await dialog.getByRole('link', { name: message }).waitFor();
    }),
    wholePage: false,
  },
  state('pictures', async (page) => {
    await openPictures(page, 'before', paths.pictures);
    await page.getByRole('button', { name: 'Begin with the pictures' }).waitFor();
  }),
  {
    ...state('dashboard-pictures', async (page) => {
      await openPictures(page, 'after', paths.dashboard);
      await page.getByRole('link', { name: 'Continue with the pictures' }).waitFor();
    }),
    layoutShiftReason: 'what the facility asks for now is inserted above the game',
  },
];
