import { execFileSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';
import { chmod, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { withServer } from '#server/testing/database/database-server.ts';
import { superuserUrl } from '#server/testing/database/throwaway-postgres.ts';
import { findRunningPostgres } from './find-running.ts';
import { type EmbeddedPostgres, launchPostgres } from './launcher.ts';
import { readPassword } from './password.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Created once and copied: creating a database takes longer than everything else. */
const template = await mkdtemp(join(tmpdir(), 'password-'));
await chmod(template, 0o755);
await launchPostgres({ dataDir: template, durable: false }).then((postgres) => postgres.stop());
afterAll(() => rm(template, { recursive: true }));

test.runIf(process.platform === 'linux')(
  'the password of a new database is on disk before the database counts as created',
  async () => {
    const handle = await open(tmpdir());
    const synced: string[] = [];
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (
      this: typeof handle,
    ) {
      synced.push(basename(readlinkSync(`/proc/self/fd/${this.fd}`)));
    } as never);
    await handle.close();
    const dataDir = await newFolder();
    await launch(dataDir, { durable: true });
    sync.mockRestore();
    const made = ['password', `postgres.new-${process.pid}`, basename(dataDir)];
    expect(synced).toEqual([...made, 'app-password.new', 'postgres']);
  },
);

test.for([
  ['empty', ''],
  ['full of NUL characters', '\0'.repeat(32)],
])('a password file that is %s after a power cut counts as lost', async ([, damaged]) => {
  const file = join(await newFolder(), 'password');
  await writeFile(file, damaged ?? '');
  expect(await readPassword(file)).toBe('');
});

test('a database whose password was lost gets a new one and keeps its data', async () => {
  const dataDir = await newDatabase();
  const first = await launch(dataDir);
  await query(first.url, 'create table kept as select 1 as one');
  await first.stop();
  await writeFile(join(dataDir, 'postgres/password'), '');
  const messages: string[] = [];
  const second = await launch(dataDir, { onProgress: (text: string) => messages.push(text) });
  expect(messages).toEqual([expect.stringMatching(/password in .* was lost.*giving the database a new one/)]);
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
  const password = await readFile(join(dataDir, 'postgres/password'), 'utf8');
  expect(password).toHaveLength(32);
  expect(await superuserUrl(dataDir, second.url)).toContain(password);
  expect(await query(await superuserUrl(dataDir, second.url), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a wrong password fails at once with a message that says what to do, and leaves no database running', async () => {
  const dataDir = await newDatabase();
  await writeFile(join(dataDir, 'postgres/password'), 'not-the-one');
  const startedAt = Date.now();
  await expect(launch(dataDir)).rejects.toThrow(
    /password in .*postgres\/password is not the one of the database.*delete the file and start/,
  );
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  expect(await findRunningPostgres(dataDir)).toBeNull();
  await rm(join(dataDir, 'postgres/password'));
  expect((await launch(dataDir)).url).toContain('postgresql://');
});

test('a password that is lost while the database runs is reported, and the running database is not touched', async () => {
  const dataDir = await newDatabase();
  const { url } = await launch(dataDir);
  await writeFile(join(dataDir, 'postgres/password'), '');
  const message = /was lost while the database runs \(process number \d+\)/;
  await expect(launch(dataDir)).rejects.toThrow(message);
  expect(await findRunningPostgres(dataDir)).toBe(url);
  await rm(join(dataDir, 'postgres/app-password'));
  await expect(findRunningPostgres(dataDir)).rejects.toThrow(message);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'password-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newDatabase(): Promise<string> {
  const folder = await newFolder();
  execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

async function launch(dataDir: string, options: object = {}): Promise<EmbeddedPostgres> {
  const postgres = await launchPostgres({ dataDir, durable: false, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

function query(url: string, sql: string): Promise<unknown[]> {
  return withServer(url, async (client) => (await client.query(sql)).rows);
}
