import type { Page } from '@playwright/test';
import {
  countSurveys,
  getServerHealth,
  type ListedTicket,
  listAuditLog,
  listFailedJobs,
  listFeedback,
  listTickets,
  type ServerHealth,
  type TicketStatus,
} from '#contract/operator-desk.ts';
import { paths } from '#contract/pages/paths.ts';
import { openAsOwner } from './operator-screens.ts';
import type { Screen } from './screen.ts';

const at = (day: number) => `2026-06-${String(day).padStart(2, '0')}T14:20:00.000Z`;

const letters = [
  ['Rosa Vance', 'rosa@example.org', 'Is there a book with larger pictures?'],
  [
    'Maximiliane Featherstonehaugh-Winterbottom',
    'maximiliane.featherstonehaugh-winterbottom@residences.example.org',
    'Good morning,\n\nmy mother plays on her tablet, and since yesterday the films stop after a few seconds. We have turned the tablet off and on again. The internet works: she reads her newspaper there every day.\n\nWhat else can we try?\n\nThank you, Max',
  ],
  ['Ben', 'ben@example.org', 'How do I cancel?'],
] as const;

const ticketOf = (index: number, status: TicketStatus): ListedTicket => {
  const [name, email, issue] = letters[index % letters.length] as (typeof letters)[number];
  const closedAt = status === 'closed' ? at(20) : null;
  const sender: ListedTicket['sender'] =
    index % 2 === 0
      ? { userId: `${index}`, userName: name, email, userType: 'facilityAdmin', facility: 'Maple House' }
      : null;
  const receivedAt = at(19 - (index % 9));
  return {
    ...{ id: `${status}-${index}`, status, name, email, issue, language: null },
    ...{ sender, receivedAt, closedAt },
  };
};

const totals = { open: 24, answered: 3, closed: 1240 };

const answers = [
  {
    answer:
      'Dear Rosa,\n\nthe pictures grow with the text. Tap Display at the top, and choose the largest text.',
    answeredAt: at(20),
  },
];

const question = { survey: 'Survey after part 1', isCurrent: true };
const questions = [
  {
    ...question,
    question: 'How sure are you that you would notice a fall hazard at home?',
    people: 48,
    options: [
      { option: 'Very sure', people: 25 },
      { option: 'Fairly sure, but I would like to look at my rooms again', people: 23 },
      { option: 'Not sure', people: 0 },
    ],
  },
  {
    ...question,
    question: 'Has somebody in your home fallen in the last year?',
    people: 18,
    options: [
      { option: 'Yes', people: null },
      { option: 'No', people: 12 },
      { option: 'I would rather not say', people: null },
    ],
  },
  {
    ...question,
    isCurrent: false,
    question: 'How old are you?',
    people: null,
    options: [
      { option: '65 to 74', people: null },
      { option: '75 or older', people: null },
    ],
  },
];

const jobs = [
  { name: 'mail', template: 'ticketAnswer', reason: '550 5.1.1 No such mailbox', failedTries: 21 },
  {
    name: 'subscriptions.renew',
    template: null,
    reason: 'The payment provider did not respond',
    failedTries: 3,
  },
].map((job, index) => ({
  ...job,
  id: `job-${index}`,
  createdAt: at(18),
  nextTryAt: index === 0 ? null : at(19),
}));

const entries = [
  ['person open', 'a person', '{}', 'Called about a payment from May'],
  ['administrator invite', 'a person', '{"facilityId":"760e3480-ba55-4991-94b0-01820dbd23a2"}', null],
  ['database backup', 'the database', '{"folder":"/srv/backups/2026-06-18","encrypted":true}', null],
  ['ticket answer', '0198f1f4-7c1e-7d1f-9d0e-5b7f4f4f5c11', '{}', null],
].map(([command, subject, details, reason], index) => ({
  ...{ id: index, at: at(18 - index), by: index === 1 ? 'grace' : 'olga', command, subject, details, reason },
}));

const health: ServerHealth = {
  release: '0.1.0',
  contentVersion: '3f9a1c27b0de',
  notReadyBecause: null,
  database: { kind: 'own', postgres: '17.6', megabytes: 12345 },
  jobs: { waiting: 2, givenUp: 1 },
  emails: { by: 'smtp', waiting: 4, oldestSeconds: 420 },
  payments: { provider: 'stripe', lastReadAt: at(18) },
  backup: { isOurs: false, lastAt: null },
};

/** The path of each section's read, with what it responds when there is much to show and when there is nothing. */
const sections = {
  messages: {
    path: `${listTickets.path}?*`,
    full: { totals, tickets: Array.from({ length: 20 }, (_, index) => ticketOf(index, 'open')) },
    none: { totals: { open: 0, answered: 0, closed: 0 }, tickets: [] },
    shown: 'How do I cancel?',
    emptyText: 'No messages here.',
  },
  feedback: {
    path: `${listFeedback.path}*`,
    full: {
      total: 31,
      feedback: letters.map(([, email, text], index) => ({
        ...{ id: `${index}`, email: index === 2 ? null : email, feedback: text, receivedAt: at(19) },
      })),
    },
    none: { total: 0, feedback: [] },
    shown: 'How do I cancel?',
    emptyText: 'No feedback yet.',
  },
  surveys: {
    path: countSurveys.path,
    full: { questions },
    none: { questions: [] },
    shown: 'I would rather not say',
    emptyText: 'No count is about fewer than 5 people.',
  },
  jobs: {
    path: `${listFailedJobs.path}*`,
    full: { total: 2, jobs },
    none: { total: 0, jobs: [] },
    shown: 'subscriptions.renew',
    emptyText: 'No job and no email failed',
  },
  'audit-log': {
    path: `${listAuditLog.path}?*`,
    full: { total: 312, commands: entries.map(({ command }) => command), entries },
    none: { total: 0, commands: [], entries: [] },
    shown: 'Called about a payment from May',
    emptyText: 'Nothing is recorded yet.',
  },
  health: {
    path: getServerHealth.path,
    full: health,
    none: {
      ...health,
      notReadyBecause: 'The database does not respond.',
      emails: { by: 'sandbox', waiting: 0, oldestSeconds: 0 },
      payments: { provider: 'sandbox', lastReadAt: null },
      backup: { isOurs: true, lastAt: null },
    },
    shown: 'Not known: this database',
    emptyText: 'The database does not respond.',
  },
} as const;

type Section = keyof typeof sections;

async function openSection(page: Page, section: Section, response: object, status = 200) {
  await page.route(`**${sections[section].path}`, (route) => route.fulfill({ status, json: response }));
  await openAsOwner(page, section);
}

const state = (name: string, prepare: (page: Page) => Promise<void>): Screen => ({
  name: `desk-${name}`,
  full: true,
  path: paths.home,
  prepare,
});

const failure = { message: 'An error occurred. Please try again.', code: 'unknown' };

const openMessages = (page: Page) => openSection(page, 'messages', sections.messages.full);

/** Messages of the contact page, feedback, surveys, failed jobs, the audit log and the server's health. */
export const deskScreens: Screen[] = [
  ...(Object.keys(sections) as Section[]).flatMap((section) => {
    const { full, none, shown, emptyText } = sections[section];
    return [
      state(section, async (page) => {
        await openSection(page, section, full);
        await page.getByText(shown).first().waitFor();
      }),
      state(`${section}-none`, async (page) => {
        await openSection(page, section, none);
        await page.getByText(emptyText).waitFor();
      }),
      state(`${section}-failed`, async (page) => {
        await openSection(page, section, failure, 422);
        await page.getByRole('button', { name: 'Retry' }).waitFor();
      }),
    ];
  }),
  state('messages-answer', async (page) => {
    await openMessages(page);
    await page.getByRole('button', { name: 'Read the message from Rosa Vance' }).first().click();
    await page.getByRole('button', { name: 'Answer Rosa Vance' }).click();
    await page.getByLabel('Your answer to Rosa Vance').fill('Dear Rosa,');
  }),
  state('messages-answered', async (page) => {
    await page.route('**/operator/tickets/closed-0', (route) =>
      route.fulfill({ json: { ...ticketOf(0, 'closed'), answers } }),
    );
    await openSection(page, 'messages', { totals, tickets: [ticketOf(0, 'closed'), ticketOf(2, 'closed')] });
    await page.getByRole('button', { name: /Closed/ }).click();
    await page.getByRole('button', { name: 'Read the message from Rosa Vance' }).first().click();
    await page.getByText('Our answer, ').waitFor();
  }),
  {
    ...state('messages-close', async (page) => {
      await openMessages(page);
      await page.getByRole('button', { name: 'Read the message from Ben' }).first().click();
      await page.getByRole('button', { name: 'Close the message from Ben' }).click();
      await page.getByRole('alertdialog').waitFor();
    }),
    wholePage: false,
  },
];
