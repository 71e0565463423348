import { randomUUID } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { sql } from '#server/lib/database/query.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { findDataFolder } from '#server/testing/database/test-database.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { scrubDeletedRows } from './scrub-deleted-rows.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);

const dayMs = 24 * 3_600_000;

test('the night after a purge no file of PostgreSQL contains anything of the person', {
  timeout: 60_000,
}, async () => {
  const canary = `canary-${randomUUID()}`;
  const { call, account, password } = await person({ userName: canary, isSubscribed: true });
  await call(endpoints.giveFeedback, { feedback: `${canary} likes it` });
  await playGame(services, account.id, '1:✓ 2:x✓ 3:s');
  await emailsTo(services, account.email as string);
  await services.database.execute(sql`analyze`);
  await call(endpoints.deleteAccount, { password });
  await emailsTo(services, account.email as string);
  await services.database.execute(sql`checkpoint`);
  const binaryId = Buffer.from(account.id.replaceAll('-', ''), 'hex');
  const traces = [Buffer.from(canary), Buffer.from(account.id), binaryId];
  expect((await filesWith(traces)).length).toBeGreaterThan(3);
  clock.advance(30 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  for (const name of ['stopRenewal', 'paymentEvent', 'mail'] as const) {
    while ((await services.jobs.runDue(services, name)) > 0);
  }
  // The job runner deletes them by itself a day after they are done.
  await services.database.execute(sql`delete from pgboss.job where completed_on is not null`);
  // A table in use, for example by PostgreSQL's own maintenance, is left for the next night.
  await vi.waitFor(
    async () => {
      await scrubDeletedRows(services);
      expect(await filesWith(traces)).toEqual([]);
    },
    { timeout: 40_000, interval: 1000 },
  );
});

/** The files of PostgreSQL that contain any of these bytes; none for a database on another machine. */
async function filesWith(traces: Buffer[]): Promise<string[]> {
  const found: string[] = [];
  const folder = await findDataFolder(services.database.$client);
  // A folder that another test's database leaves meanwhile is an error to readdir, and none to glob.
  for await (const entry of glob('**', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file).catch(() => Buffer.alloc(0));
    if (traces.some((trace) => content.includes(trace))) found.push(file);
  }
  return found;
}
