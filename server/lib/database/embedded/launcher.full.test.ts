import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { withServer } from '#server/testing/database/database-server.ts';
import { newDataFolder } from '#server/testing/database/new-data-folder.ts';
import packageJson from '../../../../package.json' with { type: 'json' };
import { majorVersion } from './binaries.ts';
import { type EmbeddedPostgres, launchPostgres } from './launcher.ts';
import { sharedBuffersMb } from './postmaster.ts';

// Starting PostgreSQL and Node.js many times is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const nobody = 65534;
const daemon = { uid: 1, gid: 1 };
const nameless = { uid: 12345, gid: 12345 };
const timeout = { timeout: 30_000 };

/** Created once and copied: creating a database takes longer than everything else. */
const template = await mkdtemp(join(tmpdir(), 'launcher-'));
await chmod(template, 0o755);
await launchPostgres({ dataDir: template, durable: false }).then((postgres) => postgres.stop());
afterAll(() => rm(template, { recursive: true }));

test('a stopped database opens again with its data, and leaves nothing behind', async () => {
  const dataDir = await newDataFolder();
  const first = await launch(dataDir);
  await query(first.url, 'create table kept as select 1 as one');
  await first.stop();
  expect(await readdir(join(dataDir, 'postgres/files'))).not.toContain('postmaster.pid');
  const second = await launch(dataDir);
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('the database is durable unless a test turns that off', async () => {
  const postgres = await launch(await newDatabase(), { durable: true });
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await query(postgres.url, `show ${name}`)).toEqual([{ [name]: 'on' }]);
  }
  const inMb = `select setting::int / 128 as mb from pg_settings where name = 'shared_buffers'`;
  const mb = sharedBuffersMb(totalmem(), process.constrainedMemory());
  expect(await query(postgres.url, inMb)).toEqual([{ mb }]);
});

test('nobody else on the machine can read the files or find an open port', async () => {
  const dataDir = await newDatabase();
  const { url } = await launch(dataDir);
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
  expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  const stolen = new URL(url);
  stolen.password = 'guess';
  await expect(query(stolen.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a folder whose path is too long for a socket gets a port for this machine alone, with a password', async () => {
  const dataDir = await newDatabase('long'.repeat(20));
  const first = await launch(dataDir);
  expect(first.url).toContain('host=127.0.0.1');
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const guess = new URL(first.url);
  guess.password = 'guess';
  await expect(query(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
  await killPostmaster(dataDir);
  await expect.poll(() => query(first.url, 'select 1 as one').catch(String), timeout).toEqual([{ one: 1 }]);
});

test('a second server on the same folder gets an error that names the first one, which keeps running', async () => {
  const dataDir = await newDatabase();
  const { url } = await launch(dataDir);
  const second = await launchElsewhere(dataDir);
  expect(second.failure).toMatch(`in use by the server with the process number ${process.pid}.`);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two servers that start at once on a new folder, one gets it', async () => {
  const dataDir = await newDataFolder();
  const both = await Promise.all([launchElsewhere(dataDir), launchElsewhere(dataDir)]);
  const [winner] = both.filter((one) => one.url);
  const [loser] = both.filter((one) => one.failure);
  expect(loser?.failure).toContain(`in use by the server with the process number ${winner?.process.pid}`);
  expect(await query(winner?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the next server adopts the PostgreSQL that a killed server left running', async () => {
  const dataDir = await newDatabase();
  const killed = await launchElsewhere(dataDir);
  await query(killed.url ?? '', 'create table kept as select 1 as one');
  const orphan = await postmasterPid(dataDir);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  const next = await launch(dataDir);
  expect(await postmasterPid(dataDir)).toBe(orphan);
  expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await next.stop();
  await expect(query(next.url, 'select 1')).rejects.toThrow('ENOENT');
});

test('a PostgreSQL that a killed server left running with other settings is stopped cleanly and restarted', async () => {
  const dataDir = await newDatabase();
  const killed = await launchElsewhere(dataDir);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  const next = await launch(dataDir, { durable: true });
  expect(await query(next.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await readFile(join(dataDir, 'postgres/log.previous'), 'utf8')).toContain(
    'database system is shut down',
  );
});

test('a pid file whose number now belongs to another program does not keep the database closed', async () => {
  const dataDir = await newDatabase();
  const killed = await launchElsewhere(dataDir);
  killed.process.kill('SIGKILL');
  await killPostmaster(dataDir);
  const path = join(dataDir, 'postgres/files/postmaster.pid');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/^\d+/, String(process.ppid)));
  await launch(dataDir);
  expect(await postmasterPid(dataDir)).not.toBe(process.ppid);
});

test('a database that dies is restarted at the same address with everything that was acknowledged', async () => {
  const dataDir = await newDatabase();
  const { url } = await launch(dataDir, { durable: true });
  await query(url, 'create table kept as select 1 as one');
  await killPostmaster(dataDir);
  await expect.poll(() => query(url, 'select one from kept').catch(String), timeout).toEqual([{ one: 1 }]);
});

test('a stop while a dead database is being restarted leaves nothing running', async () => {
  const dataDir = await newDatabase();
  const postgres = await launch(dataDir);
  await killPostmaster(dataDir);
  await sleep(20);
  await postgres.stop();
  await sleep(200);
  await expect(query(postgres.url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
});

test('a database that cannot be restarted is reported and tried again until it starts', async () => {
  const dataDir = await newDatabase();
  const trouble = Promise.withResolvers<Error>();
  const { url } = await launch(dataDir, { onTrouble: trouble.resolve });
  const part = join(dataDir, 'postgres/files/global');
  await rename(part, `${part}-away`);
  await killPostmaster(dataDir);
  expect((await trouble.promise).message).toMatch(/does not start. The end of its log:\n.*global/s);
  await rename(`${part}-away`, part);
  await expect.poll(() => query(url, 'select 1 as one').catch(String), timeout).toEqual([{ one: 1 }]);
});

test('a server does not stop the database of another one that took its folder while its database was down', async () => {
  const dataDir = await newDatabase();
  const troubles: string[] = [];
  const first = await launch(dataDir, { onTrouble: ({ message }: Error) => troubles.push(message) });
  await chmod(join(dataDir, 'postgres/files'), 0o755);
  await killPostmaster(dataDir);
  // By then the pause between two tries is long enough for another server to start.
  await expect.poll(() => troubles.length, timeout).toBe(5);
  await chmod(join(dataDir, 'postgres/files'), 0o700);
  const second = await launchElsewhere(dataDir);
  await expect.poll(() => troubles.at(-1), timeout).toMatch(/in use by the server with the process number/);
  await first.stop();
  expect(await query(second.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('Ctrl-C in the terminal does not reach the database before the server has closed it', async () => {
  const dataDir = await newDatabase();
  const server = await launchElsewhere(dataDir, { detached: true });
  process.kill(-(server.process.pid ?? 0), 'SIGINT');
  await sleep(200);
  expect(await query(server.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the remains of a start that was killed while it created the database are deleted', async () => {
  const dataDir = await newDataFolder();
  await mkdir(join(dataDir, 'postgres.new-99999999/files'), { recursive: true });
  await launch(dataDir);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('files of another major version are rejected with its number', async () => {
  const dataDir = await newDatabase();
  await (await launch(dataDir)).stop();
  await writeFile(join(dataDir, 'postgres/files/PG_VERSION'), '17\n');
  await expect(launch(dataDir)).rejects.toThrow(
    /was made by PostgreSQL 17; this release brings PostgreSQL 18/,
  );
});

test('the major version is the one in package.json', () => {
  for (const version of Object.values(packageJson.optionalDependencies)) {
    expect(version.split('.')[0]).toBe(majorVersion);
  }
});

test('a data folder that is a file, is inside a file or cannot be created is rejected with a clear message', async () => {
  const path = join(await newDataFolder(), 'file');
  await writeFile(path, '');
  await expect(launch(path)).rejects.toThrow(/The data folder .*file cannot be used: it is a file/);
  await expect(launch(join(path, 'below'))).rejects.toThrow(
    /cannot be used: it is a file, or lies below one/,
  );
  await expect(launch('/proc/data')).rejects.toThrow(/cannot be used: it cannot be made/);
});

test.runIf(isRoot)(
  'under root the database belongs to the owner of the data folder, or to nobody',
  async () => {
    const ofRoot = await newDataFolder();
    await launch(ofRoot);
    expect((await stat(join(ofRoot, 'postgres/files'))).uid).toBe(nobody);
    const ofDaemon = await newDataFolder();
    await chown(ofDaemon, daemon.uid, daemon.gid);
    await launch(ofDaemon);
    expect((await stat(join(ofDaemon, 'postgres/files'))).uid).toBe(daemon.uid);
  },
);

test.runIf(isRoot)(
  'under root the data can be in a home folder that is closed to others, from the start or later',
  async () => {
    const dataDir = await newDatabase('data');
    const home = dirname(dataDir);
    const open = await launch(dataDir);
    await query(open.url, 'create table kept as select 1 as one');
    await open.stop();
    await chmod(home, 0o700);
    const closed = await launch(dataDir);
    expect(await query(closed.url, 'select one from kept')).toEqual([{ one: 1 }]);
    await closed.stop();
    await chmod(home, 0o755);
    const openAgain = await launch(dataDir);
    expect(await query(openAgain.url, 'select one from kept')).toEqual([{ one: 1 }]);
  },
);

test.runIf(isRoot)(
  'an ordinary user can run it, but not on a folder or database of another user',
  async () => {
    const own = await newDataFolder();
    await chown(own, daemon.uid, daemon.gid);
    expect((await launchElsewhere(own, daemon)).url).toContain('postgresql://');

    const ofRoot = await newDatabase();
    const rejected = await launchElsewhere(ofRoot, daemon);
    expect(rejected.failure).toMatch(/The data folder .* cannot be used: you may not read and write there/);
    await chmod(ofRoot, 0o777);
    const rejectedFiles = await launchElsewhere(ofRoot, daemon);
    expect(rejectedFiles.failure).toMatch(/belongs to another user \(number 65534; you are 1\)/);
  },
);

test.runIf(isRoot)('a user without a name, as in containers, can run it', async () => {
  const own = await newDataFolder();
  await chown(own, nameless.uid, nameless.gid);
  expect((await launchElsewhere(own, nameless)).url).toContain('postgresql://');
});

async function newDatabase(path = ''): Promise<string> {
  const folder = join(await newDataFolder(), path);
  execFileSync('cp', ['-a', `${template}/.`, folder]);
  await chmod(folder, 0o755);
  return folder;
}

async function launch(dataDir: string, options: object = {}): Promise<EmbeddedPostgres> {
  const postgres = await launchPostgres({ dataDir, durable: false, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** Launches in a separate process; stops it and its database at the end of the test. */
async function launchElsewhere(
  dataDir: string,
  options: { uid?: number; gid?: number; detached?: boolean } = {},
): Promise<{ process: ChildProcess; url?: string; failure?: string }> {
  const child = fork(resolve('server/testing/processes/launch-process.ts'), [dataDir], options);
  const [message] = await once(child, 'message');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    if (message.url) await killPostmaster(dataDir).catch(() => undefined);
  });
  return { process: child, ...message };
}

async function postmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/files/postmaster.pid'), 'utf8');
  return Number.parseInt(text, 10);
}

async function killPostmaster(dataDir: string): Promise<void> {
  process.kill(await postmasterPid(dataDir), 'SIGKILL');
}

function query(url: string, sql: string): Promise<unknown[]> {
  return withServer(url, async (client) => (await client.query(sql)).rows);
}
