import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { endpoints } from '#contract/endpoints.ts';
import { administrator } from '#server/sandbox/seeds/seed-people.ts';
import { type App, type Cluster, metricsPortOf } from '../cluster.ts';
import { until } from '../program.ts';
import type { Proof } from './proof.ts';

const json = { 'content-type': 'application/json' };
const messages = 40;
/** Each message is sent to our support, and a copy to its sender. */
const emails = 2 * messages;
/** Of the contact page, with strict limits. */
const contactsAnHour = 5;
const sender = 'ann.of.many.machines@example.org';

export const processes: Proof = {
  name: 'processes',
  shows: 'logging out and limits count in all processes, and each job runs once',
  async run({ cluster }) {
    const strict = await startStrict(cluster);
    const urls = strict.map(({ url }) => url);
    const statuses = await logOutElsewhere(urls);
    await untilNoEmailWaits();
    const before = await countDone();
    const limited = await contactFrom(urls, () => '192.0.2.1', contactsAnHour * 2);
    const accepted = limited.filter((status) => status === 200).length;
    let sent = 0;
    await contactFrom(urls, () => `198.51.100.${++sent}`, messages);
    const { stored, done } = await countEmails(cluster, emails + 2 * accepted, before);
    await Promise.all(strict.map(({ program }) => program.stop()));
    return {
      holds:
        String(statuses) === '200,200,401,401' &&
        accepted === contactsAnHour &&
        stored === done.reduce((sum, count) => sum + count, 0) &&
        stored === emails + 2 * accepted,
      measured:
        `calls to both before and after logging out at one: ${statuses.join(', ')}; ${accepted} of ${limited.length} messages ` +
        `of one address accepted by both together; ${stored} emails stored, sent by ${done.join(' + ')} jobs of the four processes`,
    };
  },
};

/** Two more processes, with the limits of a live installation. */
async function startStrict(cluster: Cluster): Promise<App[]> {
  const start = (number: number) => cluster.startApp(number, { RATE_LIMITS: 'strict', DRAIN_SECONDS: '0' });
  return [await start(3), await start(4)];
}

async function logOutElsewhere(urls: string[]): Promise<number[]> {
  const [first = '', second = ''] = urls;
  const { userName, password } = administrator.person;
  const body = JSON.stringify({ email: userName, password });
  const login = await fetch(first + endpoints.login.path, { method: 'POST', headers: json, body });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const askBoth = () =>
    Promise.all(urls.map(async (url) => (await fetch(url + endpoints.getMe.path, { headers })).status));
  const before = await askBoth();
  await fetch(second + endpoints.logout.path, { method: endpoints.logout.method, headers });
  return [...before, ...(await askBoth())];
}

/** Sends messages to the processes in turn, and returns the statuses. */
async function contactFrom(urls: string[], addressOf: () => string, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const response = await fetch(urls[number % urls.length] + endpoints.contactUs.path, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': addressOf() },
      body: JSON.stringify({
        name: 'Ann',
        email: sender,
        issue: `Message ${number}`,
        operation: randomUUID(),
      }),
    });
    statuses.push(response.status);
  }
  return statuses;
}

/** Emails in the sandbox's inbox, and how many jobs each of the four processes did for them since `before`. */
async function countEmails({ databaseUrl }: Cluster, expected: number, before: number[]) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const count = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as stored from sandbox_emails where text like '%Message %' or recipient = $1`,
      [sender],
    );
    return rows[0].stored as number;
  };
  await until('all emails stored', async () => (await count()) >= expected);
  await untilNoEmailWaits();
  const stored = await count();
  await pool.end();
  return { stored, done: (await countDone()).map((done, index) => done - (before[index] ?? 0)) };
}

async function untilNoEmailWaits(): Promise<void> {
  await until('no email waiting', async () => (await figureOf(1, /^emails_waiting (\d+)$/m)) === 0);
}

const countDone = () =>
  Promise.all(
    [1, 2, 3, 4].map((number) => figureOf(number, /^jobs_total\{job="mail",outcome="done"\} (\d+)$/m)),
  );

async function figureOf(number: number, line: RegExp): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPortOf(number)}/metrics`);
  return Number(line.exec(await response.text())?.[1] ?? 0);
}
