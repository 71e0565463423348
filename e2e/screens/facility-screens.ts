import type { Page } from '@playwright/test';
import { type ListedMember, listMembers, membersPerPage } from '#contract/facilities.ts';
import { importMembers } from '#contract/facility-adding-members.ts';
import { listTopics, type Topic, type TopicCell } from '#contract/facility-topics.ts';
import { listUnits } from '#contract/facility-units.ts';
import { getAccount } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { createFacility, openAs, signUp } from '../steps/accounts.ts';
import type { Screen } from './screen.ts';

const total = 5000;

/** The longest username there can be, ordinary ones, and some in another script. */
const names = ['dorothy', `${'margaret-elisabeth-'.repeat(2)}w`, 'walter.b', 'Ирина-Павловна', 'ana', 'ben'];

function mockMember(index: number): ListedMember {
  const day = String(20 - (index % 20)).padStart(2, '0');
  return {
    userId: String(index),
    userName: names[index] ?? `member-${index}`,
    hasEmail: index % 3 !== 0,
    isOpened: index % 5 !== 4,
    joinedAt: '2026-01-05T10:00:00.000Z',
    unit: index % 4 === 0 ? null : { unitId: 'east', name: 'Second floor, east wing' },
    status: index === 4 ? 'notStarted' : index === 0 ? 'finished' : 'playing',
    firstAttemptScore: index === 4 ? null : Math.max(20, 90 - 7 * index),
    answered: index === 4 ? 0 : Math.max(0, 50 - 9 * index),
    lastPlayedAt: index === 4 ? null : `2026-06-${day}T14:00:00.000Z`,
  };
}

/** Mocks the list of a facility with as many members as there may ever be. */
async function mockManyMembers(page: Page) {
  const members = Array.from({ length: membersPerPage }, (_, index) => mockMember(index));
  await page.route(`**${listMembers.path}?*`, (route) =>
    route.fulfill({
      json: { total, matching: total, notStarted: 312, totalExercises: 50, members },
    }),
  );
  await page.route(`**${getAccount.path}`, async (route) => {
    const response = await route.fetch();
    const account = await response.json();
    const facility = { ...account.facility, seats: { taken: total, limit: total } };
    await route.fulfill({ response, json: { ...account, facility } });
  });
}

/** The figures of a topic in a unit: all kinds of places, from none to nearly all overlooked. */
function mockCell(topic: number, unit: number): TopicCell {
  const firstTries = 12 + ((topic * 37 + unit * 61) % 240);
  const overlooked = Math.round((firstTries * ((topic * 11 + unit * 23) % 70)) / 100);
  const figures = (topic + unit) % 7 === 6 ? null : { firstTries, overlooked };
  const looked = figures && unit < 2 ? { asked: firstTries, found: firstTries - overlooked } : null;
  return { looked, figures, isPlayed: topic < 13 || unit === 0 };
}

const signals = ['hazard', 'seen', 'heard', 'felt', 'unseen', 'reminder', 'personal item'] as const;
const partTitles = [
  ...['Recognizing Hazards', 'Recognizing Signals', 'Other Types of Signals', 'Understanding Unseen Signals'],
  ...['Practicing Working with Signals and Reminders', 'More Home-Based Practice', 'Personal Items'],
];

/** Mocks what the members of so many units overlook. */
async function mockTopics(page: Page, unitNames: string[]) {
  const named = unitNames.map((name, index) => ({ unitId: `unit-${index}`, name }));
  const units = named.length > 0 ? [...named, { unitId: null, name: null }] : [];
  const topicOf = (topic: Pick<Topic, 'topic' | 'part' | 'signal'>, index: number): Topic => ({
    ...topic,
    picture: null,
    all: mockCell(index, 0),
    units: units.map((_, place) => mockCell(index, place + 1)),
  });
  const topics = [
    ...partTitles.map((title, index) => ({
      topic: `part-${index + 1}`,
      part: { part: index + 1, title },
      signal: null,
    })),
    ...signals.map((signal) => ({ topic: signal, part: null, signal })),
  ].map(topicOf);
  await page.route(`**${listTopics.path}{,?*}`, (route) =>
    route.fulfill({ json: { units, topics, weakest: 'part-5' } }),
  );
}

const topicTable = (page: Page) => page.getByRole('table', { name: 'Parts of the game' });

/** Opens the line below which the figures are. */
const openTopics = (page: Page) => page.getByText('What your members overlook').click();

/** Opens a page as the sandbox's Grace, who runs a facility with one member. */
export async function openAsGrace(page: Page, path: string) {
  const data = { email: 'grace', password: 'garden gate 4' };
  const { token, user } = await (await page.request.post('/api/v2/user/login', { data })).json();
  await openAs(page, { token, user }, path);
}

const card = (page: Page) => page.getByRole('heading', { name: 'Your members' });

type Prepare = NonNullable<Screen['prepare']>;
const state = (name: string, prepare: Prepare): Screen => ({ name, full: true, path: paths.home, prepare });

/** What the administrator of a facility sees of its members. */
export const facilityScreens: Screen[] = [
  {
    name: 'dashboard-members',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAsGrace(page, paths.dashboard);
      await card(page).waitFor();
    },
  },
  state('dashboard-members-none', async (page) => {
    const { administrator } = await createFacility(page.request);
    await openAs(page, administrator, paths.dashboard);
    await page.getByText('Nobody has joined yet.').waitFor();
  }),
  state('dashboard-members-unverified', async (page) => {
    const { administrator, code } = await createFacility(page.request);
    await signUp(page.request, 'facility', { email: null, facilityCode: code });
    await openAs(page, administrator, paths.dashboard);
    await page.getByText('You will see results here once').waitFor();
  }),
  state('dashboard-members-many', async (page) => {
    await mockManyMembers(page);
    await openAsGrace(page, paths.dashboard);
    await card(page).waitFor();
  }),
  state('dashboard-members-loading', async (page) => {
    await page.route(`**${listMembers.path}?*`, () => {});
    await openAsGrace(page, paths.dashboard);
    await page.getByRole('status').filter({ hasText: '...' }).first().waitFor();
  }),
  state('dashboard-members-failed', async (page) => {
    const json = { message: 'An error occurred. Please try again.', code: 'unknown' };
    await page.route(`**${listMembers.path}?*`, (route) => route.fulfill({ status: 422, json }));
    await openAsGrace(page, paths.dashboard);
    await page.getByText('Your members cannot be shown right now.').waitFor();
  }),
  {
    name: 'facility',
    full: true,
    path: paths.home,
    prepare: async (page) => {
      await openAsGrace(page, paths.facility);
      await page.getByText('played in the last seven days').first().waitFor();
    },
  },
  state('facility-import-wrong', async (page) => {
    await page.route(`**${importMembers.path}`, (route) => {
      const wrong = [12, 48, 301].map((line) => ({ line, reason: 'This username already exists.' }));
      const columns = [{ field: 'username', heading: 'username' }];
      const understood = { columns, ignored: [], examples: ['ada', 'ben'], newUnits: ['North wing'] };
      return route.fulfill({
        json: { message: 'Nobody was added.', added: 0, right: 997, wrong, ...understood },
      });
    });
    await openAsGrace(page, paths.facilityAdd);
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from('username\nada\n') };
    await page.getByLabel('CSV file').setInputFiles(file);
    await page.getByRole('button', { name: 'Read this file' }).click();
    await page.getByText('Line 12: This username already exists.').waitFor();
  }),
  state('facility-import-letters', async (page) => {
    await openAsGrace(page, paths.facilityAdd);
    // As an older spreadsheet saves it: it does not say which letters it has.
    const buffer = Buffer.from('username\nJos\u00e9 Pe\u00f1a\nZo\u00eb\n', 'latin1');
    await page.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
    await page.getByLabel('Letters of this file').waitFor();
  }),
  state('facility-many', async (page) => {
    await page.route(`**${listUnits.path}`, (route) =>
      route.fulfill({
        json: {
          units: ['Ground floor', 'Second floor, east wing'].map((name, index) => ({
            ...{ unitId: index === 1 ? 'east' : 'ground', name, members: 250 },
          })),
          withoutUnit: 3,
        },
      }),
    );
    await mockManyMembers(page);
    await openAsGrace(page, paths.facilityMembers);
    await page.getByRole('button', { name: 'Next page' }).waitFor();
  }),
  state('facility-topics', async (page) => {
    await mockTopics(page, ['Birch House', 'Maple', 'Upper floor']);
    await openAsGrace(page, paths.facility);
    await openTopics(page);
    await topicTable(page).waitFor();
  }),
  state('facility-topics-many', async (page) => {
    await mockTopics(
      page,
      Array.from({ length: 20 }, (_, index) =>
        index === 3 ? 'Rehabilitation, second floor' : `Unit ${index + 1}`,
      ),
    );
    await openAsGrace(page, paths.facility);
    await openTopics(page);
    await topicTable(page).waitFor();
  }),
  state('facility-topics-none', async (page) => {
    await page.route(`**${listTopics.path}{,?*}`, async (route) => {
      const response = await route.fetch();
      const { topics } = await response.json();
      const none: TopicCell = { looked: null, figures: null, isPlayed: false };
      const json = {
        units: [],
        topics: topics.map((topic: Topic) => ({ ...topic, all: none })),
        weakest: null,
      };
      await route.fulfill({ response, json });
    });
    await openAsGrace(page, paths.facility);
    await openTopics(page);
    await page.getByText('Nobody has played yet.').waitFor();
  }),
  {
    ...state('facility-topics-failed', async (page) => {
      const json = { message: 'An error occurred. Please try again.', code: 'unknown' };
      await page.route(`**${listTopics.path}{,?*}`, (route) => route.fulfill({ status: 422, json }));
      await openAsGrace(page, paths.facility);
      await page.getByRole('button', { name: 'Retry' }).waitFor();
    }),
    layoutShiftReason: 'What failed is read once more when its card is shown.',
  },
  state('facility-topics-few', async (page) => {
    await openAsGrace(page, paths.facility);
    await openTopics(page);
    await topicTable(page).waitFor();
  }),
];
