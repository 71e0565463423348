import { appendFile, chmod, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readDump } from '#server/testing/database/dump.ts';
import { onTeardown } from '#server/testing/on-teardown.ts';
import { launchPostgres } from '../embedded/launcher.ts';
import { openDatabase } from '../pool.ts';
import { backUp } from './back-up.ts';
import { makeKey, readIdentity, readRecipient } from './key.ts';
import { manifestName } from './manifest.ts';
import { restore } from './restore.ts';
import { encryptedSuffix } from './stored-file.ts';

vi.setConfig({ testTimeout: 120_000 });
const durable = false;

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
await chmod(folder, 0o755);
onTeardown(() => rm(folder, { recursive: true, force: true }));
const dataDir = join(folder, 'data');
const keyFile = join(folder, 'key');
const postgres = await launchPostgres({ dataDir, durable });
onTeardown(postgres.stop);
const source = await openDatabase(postgres.url);
onTeardown(source.close);
await source.pool.query(`
  create table written (number integer primary key, text text not null);
  create table total (number integer not null);
  insert into total values (0)`);
await makeKey(keyFile);

const plain = join(folder, 'plain');
const encrypted = join(folder, 'encrypted');
const backedUp = await whileWriting(() =>
  backUp({ dataDir, folder: plain, recipient: undefined, now: new Date(), durable }),
);
await backUp({
  dataDir,
  folder: encrypted,
  recipient: await readRecipient(keyFile),
  now: new Date(),
  durable,
});

/** Writes rows one after the other meanwhile. @returns the last number acknowledged before and after */
async function whileWriting(work: () => Promise<unknown>): Promise<{ before: number; after: number }> {
  let acknowledged = 0;
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const next = acknowledged + 1;
      await source.db.transaction(async (tx) => {
        await tx.execute(`insert into written values (${next}, repeat('so it goes ', 50))`);
        await tx.execute(`update total set number = ${next}`);
      });
      acknowledged = next;
    }
  })();
  await vi.waitUntil(() => acknowledged > 20, { timeout: 30_000 });
  const before = acknowledged;
  await work();
  const after = acknowledged;
  isOver = true;
  await writing;
  return { before, after };
}

async function dumpOf(dataDir: string): Promise<Record<string, unknown[]>> {
  const { url, stop } = await launchPostgres({ dataDir, durable });
  const { pool, close } = await openDatabase(url);
  return readDump(pool).finally(close).finally(stop);
}

const restoredTo = join(folder, 'restored');
const newFolder = () => mkdtemp(join(folder, 'restored-'));
const restoring = async (from: string, key?: string, to?: string) =>
  restore({
    folder: from,
    dataDir: to ?? (await newFolder()),
    identity: key && (await readIdentity(key)),
    durable,
  });

test('a backup that is taken during writes is the database at one moment, with all that was acknowledged', async () => {
  await restoring(plain, undefined, restoredTo);
  const restored = await dumpOf(restoredTo);
  const last = restored['public.written']?.length ?? 0;
  expect(last).toBeGreaterThan(backedUp.before);
  await source.pool.query('delete from written where number > $1', [last]);
  await source.pool.query('update total set number = $1', [last]);
  expect(restored).toEqual(await readDump(source.pool));
});

test('an encrypted backup has nothing readable, and only its key restores it', async () => {
  const names = await readdir(encrypted, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(500);
  for (const { parentPath, name } of files) {
    expect(name.endsWith(encryptedSuffix), name).toBe(true);
    expect((await readFile(join(parentPath, name))).includes('so it goes')).toBe(false);
  }
  await expect(restoring(encrypted)).rejects.toThrow('is encrypted');
  const other = join(folder, 'other-key');
  await makeKey(other);
  await expect(restoring(encrypted, other)).rejects.toThrow('the key is not the one of this backup');
  const to = await newFolder();
  await restoring(encrypted, keyFile, to);
  expect(await readFile(join(to, 'postgres/files/PG_VERSION'), 'utf8')).toBe('18\n');
});

test('the public half of a key is enough for a backup, and not for restoring', async () => {
  const recipient = await readRecipient(keyFile);
  const publicFile = join(folder, 'public');
  await writeFile(publicFile, `${recipient}\n`);
  expect(await readRecipient(publicFile)).toBe(recipient);
  await expect(readIdentity(publicFile)).rejects.toThrow('has no secret key');
  await expect(makeKey(keyFile)).rejects.toThrow('EEXIST');
});

test('a folder in use, one with a database, and a folder that is not empty are left alone', async () => {
  await expect(restoring(plain, undefined, dataDir)).rejects.toThrow('in use by a running database');
  await expect(restoring(plain, undefined, restoredTo)).rejects.toThrow('has a database already');
  const again = backUp({ dataDir, folder: plain, recipient: undefined, now: new Date(), durable });
  await expect(again).rejects.toThrow('is not empty');
  expect((await source.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test.each<[string, (file: string) => Promise<void>]>([
  ['changed', (file) => writeFile(file, 'guess')],
  ['longer', (file) => appendFile(file, '\n')],
  ['cut off', (file) => truncate(file, 1)],
  ['missing', (file) => rm(file)],
])('a file of a backup that is %s is named, and nothing is restored', async (_what, spoil) => {
  const file = join(plain, 'password');
  const before = await readFile(file);
  onTestFinished(() => writeFile(file, before));
  await spoil(file);
  const to = await newFolder();
  await expect(restoring(plain, undefined, to)).rejects.toThrow(file);
  expect(await readdir(to)).toEqual([]);
});

test('a backup that was broken off is rejected, as is a list with paths that lead elsewhere', async () => {
  const list = join(plain, manifestName);
  const before = await readFile(list, 'utf8');
  onTestFinished(() => writeFile(list, before));
  await writeFile(list, before.replace('"files/PG_VERSION"', '"files/../../PG_VERSION"'));
  await expect(restoring(plain)).rejects.toThrow('is not a list of a backup');
  await rm(list);
  await expect(restoring(plain)).rejects.toThrow('no complete backup');
});

test('a backup that fails leaves nothing behind, and the database runs on', async () => {
  const to = join(folder, 'failed');
  const onPurpose = vi.spyOn(pg.Client.prototype, 'query').mockRejectedValueOnce(new Error('on purpose'));
  onTestFinished(() => onPurpose.mockRestore());
  const failing = backUp({ dataDir, folder: to, recipient: undefined, now: new Date(), durable });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await readdir(folder)).not.toContain('failed');
});
