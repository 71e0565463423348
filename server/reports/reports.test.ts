import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openSession } from '#server/accounts/sessions.ts';
import { eq } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { accounts } from '#server/tables/accounts.ts';
import { reportLinks } from '#server/tables/reports.ts';
import { longestReport } from '#server/testing/longest-report.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';
import { renderReport } from './render-report.ts';
import { reportTexts } from './report-texts.ts';
import { reporterOf } from './testing/reporter.ts';

const tested = await testApp();
const { app, services, clock } = tested;
const { ask, open, askAfter } = reporterOf(tested);

async function reportOfHistory(history: string, query = '') {
  const asked = await askAfter(history, query);
  const response = await open(asked.report);
  return { ...asked, response, pdf: await readPdf(response.rawPayload) };
}

test('the report opens without a bearer token, is never cached, and says what the tab says', async () => {
  const { response, pdf, report } = await reportOfHistory('1:✓ 2:x✓ 3:s');
  expect(report).toMatch(/^http:\/\/play\.localhost\/files\/reports\//);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['cache-control']).toBe('no-store');
  for (const words of [
    'Answered 2/50 exercises',
    'You have answered 1 out of 2 exercise(s) on the first try.',
    'First attempt correct score: 50%',
    'Multiple try score: 100%',
    '1 exercise(s) correct on the first attempt',
    'Total attempts: 3',
    'Skipped',
    'It is not a diagnosis',
    'Monday, June 1st 2026, 9:00 am',
  ]) {
    expect(pdf.text).toContain(words);
  }
});

test('without answers it says so on one page', async () => {
  const { pdf } = await reportOfHistory('');
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.text).toContain('Your score and results will be displayed here');
});

test('it is tagged in reading order and has a language, a title and alternative texts', async () => {
  const picture = { file: 'ex01-look.jpg', description: 'From the film: loose rug' };
  const row = { exerciseId: 1, title: 'The Rug', firstTry: 'Right', day: 'Jun 1, 2026' };
  const pdf = await readPdf(
    await renderReport({
      language: 'en',
      ...{ product: 'Mind Your Step', name: 'Rosa Delgado', paper: 'A4', day: 'today', madeOn: 'today' },
      doctor: {
        ...{ measured: ['Chose well.'], noticedWell: ['Rugs'], worthAnotherLook: ['Ice', 'Pills'] },
        home: { what: 'Tape it flat', facts: ['When: Today'], picture },
        questions: ['One?', 'Two?', 'Three?'],
      },
      ...{ progress: 'Answered 1/2 exercises', skipped: null, scores: ['One of two', '50%', '100%'] },
      parts: [{ title: 'Part 1', lines: ['Fine'], rows: [row, row] }],
      sources: ['A study, 2012'],
    }),
  );
  expect(pdf.language).toBe('en-US');
  expect(pdf.title).toBe('Mind Your Step: report of Rosa Delgado');
  const list = (items: number) => ['L', ...Array.from({ length: items }, () => 'LI Lbl LBody')].join(' ');
  expect(pdf.tags.filter((tag) => tag !== 'Root' && tag !== 'Document').join(' ')).toBe(
    [
      ...['H1', 'P P', 'P P', 'H2', list(3), 'H2', 'P P Figure', 'H2', 'H2 P', 'H2 P P', 'P P'],
      ...['H2', 'P', 'P P P', 'H3 P', list(2), 'P'],
    ].join(' '),
  );
  expect(pdf.alts).toEqual(['From the film: loose rug']);
});

test.each([
  ['Letter', 'en'],
  ['A4', 'en'],
  ['Letter', 'es'],
  ['A4', 'es'],
] as const)(
  'fifty answers are three pages of %s in %s, the first with three questions and the thing for home, none nearly empty',
  async (paper, language) => {
    const report = { ...(await longestReport(services, language)), paper };
    const { pages, boxes } = await readPdf(await renderReport(report));
    expect(pages).toHaveLength(3);
    expect(boxes).toBe(0);
    const [first = ''] = pages;
    expect(first.match(/^\d\. /gm)).toHaveLength(3);
    const { atHome, threeQuestions, inTheGame, dateOfBirth } = reportTexts[language];
    const order = [dateOfBirth, threeQuestions, atHome, inTheGame].map((words) => first.indexOf(words));
    expect(order.every((place, index) => place > (order[index - 1] ?? 0))).toBe(true);
    for (const page of pages) expect(page.split('\n').length).toBeGreaterThan(5);
  },
);

test('times are in the requested time zone, and every page has its number', async () => {
  const { pdf } = await reportOfHistory('1:✓', '?timeZone=America/Los_Angeles&paper=A4');
  expect(pdf.text).toContain('Monday, June 1st 2026, 2:00 am');
  for (const [index, page] of pdf.pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pdf.pages.length}`);
  }
});

test('the address ends with the Log Out of the session that requested it, and with a closed account', async () => {
  const leave = ({ method, path }: Endpoint, token: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    return app.inject({ method, url: path, headers, ...(payload && { payload }) });
  };
  const out = await askAfter('1:✓');
  expect((await open(out.report)).statusCode).toBe(200);
  // The person stays signed in on another device.
  await openSession(services.database, out.account.id, { device: '', shared: false }, clock.now());
  await leave(endpoints.logout, out.token);
  expect((await open(out.report)).statusCode).toBe(410);
  const closed = await askAfter('1:✓');
  await leave(endpoints.deleteAccount, closed.token, { password: closed.password });
  expect((await open(closed.report)).statusCode).toBe(410);
});

test('one address that is opened many times at once leaves room for others', async () => {
  const { report } = await askAfter('1:✓');
  const other = await askAfter('1:✓');
  const many = Array.from({ length: 60 }, () => open(report));
  const others = open(other.report);
  const statuses = (await Promise.all([...many, others])).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('after ten minutes the address is gone', async () => {
  const { report } = await reportOfHistory('1:✓');
  clock.advance(10 * 60_000 + 1);
  const response = await open(report);
  expect(response.statusCode).toBe(410);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('This report is no longer here.');
});

test.each(['2/1', '1/2', 'x/y'])('report %s does not exist', async (path) => {
  const { token } = await signUpPerson(services, { userType: 'facilityUser' });
  expect((await ask(token, path)).statusCode).toBe(404);
});

test.each(['Etc/Unknown', 'Mars/Olympus', ''])(
  'a browser that says its zone is "%s" gets a report in UTC',
  async (zone) => {
    const { token } = await signUpPerson(services, { userType: 'facilityUser' });
    const response = await ask(token, '1/1', `?timeZone=${zone}`);
    expect(response.statusCode).toBe(200);
    expect((await app.inject(new URL(response.json().report).pathname)).statusCode).toBe(200);
  },
);

test.each([
  'UTC',
  'Z',
  'GMT',
  'US/Pacific',
  'EST5EDT',
  'Etc/GMT+5',
  'asia/kolkata',
  'Asia/Calcutta',
  '+05:30',
  '-0330',
  '+05',
  ' America/New_York ',
  'America/New York',
  '',
  'Pacific Standard Time',
  'GMT+2',
  '+25:00',
  'undefined',
])('the time zone "%s" gives a report', async (given) => {
  const { token } = await signUpPerson(services, { userType: 'facilityUser' });
  const response = await ask(token, '1/1', `?timeZone=${encodeURIComponent(given)}`);
  expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
  expect((await open(response.json().report)).statusCode).toBe(200);
});

test.each([
  [' America/New_York ', 'America/New_York'],
  ['America/New York', 'America/New_York'],
  ['Z', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['Mars/Olympus', 'UTC'],
  ['', 'UTC'],
])('the time zone "%s" is %s', async (given, timeZone) => {
  const { account, token } = await signUpPerson(services, { userType: 'facilityUser' });
  await ask(token, '1/1', `?timeZone=${encodeURIComponent(given)}`);
  const [link] = await services.database
    .select()
    .from(reportLinks)
    .where(eq(reportLinks.accountId, account.id));
  expect(link?.timeZone).toBe(timeZone);
});

test('the longest report is under 400 kB', async () => {
  expect((await renderReport(await longestReport(services))).byteLength).toBeLessThan(400_000);
});

test.each([
  'Имя Фамилия',
  'Nguyễn Văn Ánh Đặng',
  'Όνομα Επώνυμο',
  'Ŵyn Łucja Şule Ğ Ž Ő Þ',
  'Ђорђе Їжак Ўладзімір',
  'Ƴero Ǆ Ȣ Ẽ',
])('every letter of the name %s has a glyph', async (userName) => {
  const { account, token } = await signUpPerson(services, { userType: 'facilityUser' });
  await services.database.update(accounts).set({ userName }).where(eq(accounts.id, account.id));
  const { report } = (await ask(token)).json<{ report: string }>();
  const { text, boxes } = await readPdf((await open(report)).rawPayload);
  expect(text).toContain(userName.normalize());
  expect(boxes).toBe(0);
});

test('what no typeface of ours has becomes words', async () => {
  const { account, token } = await signUpPerson(services, { userType: 'facilityUser' });
  const userName = 'Sample 王芳 \u{1F600} Name';
  await services.database.update(accounts).set({ userName }).where(eq(accounts.id, account.id));
  const { report } = (await ask(token)).json<{ report: string }>();
  const { text, boxes } = await readPdf((await open(report)).rawPayload);
  expect(text).toContain('Sample (cannot be printed) Name');
  expect(boxes).toBe(0);
});
