import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { openHuddle, openResultsFile } from '#contract/facility-topics.ts';
import { openHelperPage } from '#contract/helper.ts';
import { openStopPage } from '#contract/reminders.ts';
import { openReport } from '#contract/reports.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { eq } from '#server/lib/database/query.ts';
import { makeStopAddress } from '#server/reminders/stop-links.ts';
import { makeFileLink } from '#server/reports/file-links.ts';
import { reportFile } from '#server/reports/open-report.ts';
import { sessions } from '#server/tables/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';
import { listenOnSlowLine } from './testing/slow-line.ts';

const tested = await testApp();
const { app, services, running } = tested;
const { person } = peopleOf(tested);
const deadlineMs = 300;

test('a file is sent whole, however slow the line is', async () => {
  const base = await listenOnSlowLine(running, deadlineMs);
  const before = performance.now();
  const response = await fetch(`${base}/files/assets/instructions.mp4`);
  const received = Buffer.from(await response.arrayBuffer());
  expect(performance.now() - before).toBeGreaterThan(2 * deadlineMs);
  expect(received.equals(readFileSync('content/media/instructions.mp4'))).toBe(true);
});

test('a call that takes too long gets the response busy', async () => {
  const base = await listenOnSlowLine(running, deadlineMs);
  const client = await services.database.$client.connect();
  onTestFinished(async () => {
    await client.query('rollback');
    client.release();
  });
  await client.query('begin; lock table prices');
  const before = performance.now();
  const response = await fetch(base + endpoints.getPrice.path);
  expect(performance.now() - before).toBeLessThan(4000);
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'busy' }]);
  expect(response.headers.get('retry-after')).toBe('5');
});

test('what a link opens without a login takes no longer than a call', async () => {
  const base = await listenOnSlowLine(running, deadlineMs);
  const client = await services.database.$client.connect();
  onTestFinished(async () => {
    await client.query('rollback');
    client.release();
  });
  await client.query('begin; lock table report_links, helper_links, stop_links');
  const signed = `${randomUUID()}.${'a'.repeat(43)}`;
  const links = [openReport, openResultsFile, openHuddle, openHelperPage, openStopPage];
  const opened = links.map(({ path }) => path.replace('{topic}', 'part-1').replace(/\{\w+\}/, signed));
  const statuses = await Promise.all(
    [...opened.map((path) => ({ path, method: 'GET' })), { path: opened[4], method: 'POST' }].map(
      async ({ path, method }) => [path, method, (await fetch(`${base}${path}`, { method })).status],
    ),
  );
  expect(statuses.filter(([, , status]) => status !== 503)).toEqual([]);
});

test('what a link opens without a login takes its turn among the calls of its account', async () => {
  const administrator = await person({ userType: 'facilityAdmin', isVerified: true });
  const { id: accountId } = administrator.account;
  const made = async (endpoint: Endpoint, body?: object) => {
    const { address } = (await administrator.call(endpoint, body)).json();
    return new URL(address).pathname;
  };
  const [session] = await services.database.select().from(sessions).where(eq(sessions.accountId, accountId));
  const options = { timeZone: 'UTC', paper: 'Letter' } as const;
  const link = { accountId, sessionId: session?.id as string };
  const report = await makeFileLink(services, reportFile, link, options);
  const opened: [string, 'GET' | 'POST'][] = [
    [openReport.path.replace('{signed}', report), 'GET'],
    [await made(endpoints.makeResultsFile), 'GET'],
    [await made(endpoints.makeHuddle, { topic: 'part-1' }), 'GET'],
    [await made(endpoints.makeHelperLink), 'GET'],
    [await makeStopAddress(services, accountId, 'weekly', ''), 'POST'],
  ];
  const inTurn = vi.spyOn(services.limits, 'inTurn');
  onTestFinished(() => inTurn.mockRestore());
  for (const [url, method] of opened) {
    inTurn.mockClear();
    await app.inject({ method, url });
    expect([url, inTurn.mock.calls.map(([key]) => key)]).toEqual([url, [accountId]]);
  }
});
