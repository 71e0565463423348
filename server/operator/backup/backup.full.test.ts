import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '#server/lib/database/backup/back-up.ts';
import { restore } from '#server/lib/database/backup/restore.ts';
import { launchPostgres } from '#server/lib/database/embedded/launcher.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { readDump } from '#server/testing/database/dump.ts';
import { continuousSaves, signedIn } from '#server/testing/processes/continuous-saves.ts';
import { startProcess, waitForAddress, waitForExit } from '#server/testing/processes/server-process.ts';

/** The commands as operators use them: on a server in use, and with files that are on disk before they end. */

const root = join(import.meta.dirname, '../../..');

test('a backup of a server in use loses no acknowledged save, and a restored one is equal table by table', {
  timeout: 600_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const at = (name: string) => join(folder, name);
  const env = { DATA_DIR: at('data'), RATE_LIMITS: 'off' };

  async function operate(...words: string[]) {
    const command = startProcess(root, env, ['server/operator/command.ts', ...words, '--json']);
    const [output, message] = await Promise.all([text(command.stdout), text(command.stderr)]);
    expect(await waitForExit(command), message).toBe(0);
    return JSON.parse(output)[0];
  }

  const server = startProcess(root, env);
  const saves = continuousSaves(await signedIn(await waitForAddress(server)));
  await saves.goOn();
  const before = saves.acknowledged();
  await operate('database', 'backup-key', '--to', at('key'));
  const made = await operate('database', 'backup', '--to', at('backup'), '--key-file', at('key'));
  await saves.goOn();
  const all = new Set(await saves.stop());
  server.kill('SIGTERM');
  await waitForExit(server);

  const from = ['--from', at('backup'), '--to', at('restored'), '--key-file', at('key')];
  const found = await operate('database', 'restore', ...from);
  expect(found).toMatchObject({ files: made.files, MB: made.MB, use: 'sandbox sandbox' });
  const { attempts, saved } = await withDatabase(at('restored'), async ({ pool }) => ({
    attempts: (await pool.query('select attempt_id as id from attempts')).rows.map(({ id }) => id),
    saved: (await pool.query('select count(*)::int as count from saves')).rows[0].count,
  }));
  const restored = new Set<string>(attempts);
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((id) => !restored.has(id))).toEqual([]);
  // The sandbox has attempts of its own besides these.
  expect(attempts.filter((id) => all.has(id)).length).toBeGreaterThanOrEqual(before.length);
  expect(saved).toBe(found.saves);

  await withDatabase(at('data'), async ({ pool }) => {
    const original = await readDump(pool);
    await backUp({ dataDir: at('data'), folder: at('quiet'), recipient: undefined, now: new Date() });
    await restore({ folder: at('quiet'), dataDir: at('copy'), identity: undefined });
    expect(await withDatabase(at('copy'), (copy) => readDump(copy.pool))).toEqual(original);
  });
});

async function withDatabase<T>(
  dataDir: string,
  work: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const { url, stop } = await launchPostgres({ dataDir });
  const opened = await openDatabase(url);
  return work(opened).finally(opened.close).finally(stop);
}
