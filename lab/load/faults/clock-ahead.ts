import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '#contract/endpoints.ts';
import { freePort } from '#e2e/setup/server.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { type Fault, RuleBroken, seconds, untilSo } from './fault.ts';
import { supportOf } from './mail.ts';
import { clockObstacle, falseClock, falseClockOfPostgres } from './tools/false-clock.ts';
import { newFolder, startProduct } from './tools/product.ts';

const days = 40;
/** A try of an email fails at once while nobody listens. */
const triedWithinMs = 30_000;
/** A schedule is looked at every 30 s, and an email that is due every second. */
const goesOnWithinMs = 90_000;

export const clockAhead: Fault = {
  name: 'clock-ahead',
  shows: `server and PostgreSQL run with a clock that is ${days} days ahead, and are restarted when it is right: an email that waited is sent, and jobs are scheduled`,
  control: {
    without: 'what the clock has stored about jobs is not reset',
    breaks: /not both emails sent/,
    change: {
      file: 'server/lib/jobs/jobs.ts',
      find: '      await resetTimesAhead(pool);\n',
      replace: '',
    },
  },
  obstacle: clockObstacle,
  async run(ground) {
    const file = join(await newFolder(ground), 'clock');
    await writeFile(file, `+${days}d\n`);
    const port = await freePort();
    const env = { ...falseClock(file), SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@example.org' };
    const product = await startProduct(ground, { env, changes: [falseClockOfPostgres(file)] });
    const { rows } = await product.query('select now() as now');
    const aheadDays = Math.round((rows[0].now.getTime() - Date.now()) / 86_400_000);
    if (aheadDays !== days) throw new Error(`The clock of PostgreSQL is ${aheadDays} days ahead.`);
    const addresses = ['ann@example.org', await supportOf(product)];
    const response = await fetch(product.url + endpoints.contactUs.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann', email: 'ann@example.org', issue: 'Sent by a wrong clock' }),
    });
    if (!response.ok) throw new RuleBroken(`the message got ${response.status}`);
    const count = async (what: string) =>
      (await product.query(`select count(*)::int as count from ${what}`)).rows[0].count;
    const isScheduling = `pgboss.version where cron_on between now() - interval '1 minute' and now()`;
    const waiting = `pgboss.job where name = 'mail' and state = 'retry' and start_after > now()`;
    await untilSo('both emails waiting', async () => (await count(waiting)) >= 2, triedWithinMs);
    await untilSo('scheduling', async () => (await count(isScheduling)) === 1, goesOnWithinMs);

    await writeFile(file, '+0d\n');
    product.signal('SIGTERM');
    await product.untilEnded();
    // Not earlier, so that no email is sent by the wrong clock.
    const mail = await startSmtpServer(port);
    ground.onEnd(() => mail.close());
    product.start();
    await product.untilReady();
    // The wrong clock has made others due, such as reminders.
    const isSent = () => addresses.every((address) => mail.rcptTo.includes(address));
    const sentMs = await untilSo('both emails sent', isSent, goesOnWithinMs);
    const scheduledMs = await untilSo(
      'scheduling',
      async () => (await count(isScheduling)) === 1,
      goesOnWithinMs,
    );
    return {
      broken: [],
      measured: `2 emails sent ${seconds(sentMs)} after the restart, jobs scheduled ${seconds(scheduledMs)} later`,
    };
  },
};
