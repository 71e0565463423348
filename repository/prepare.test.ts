import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { environment } from '../installs/prepare.js';

test('without a network the installation ends soon, with one sentence that says what to do', {
  timeout: 300_000,
}, async () => {
  const folder = await makeFolder();
  const dependencies = { 'a-package': '1.0.0' };
  const nobodyListens = 'http://127.0.0.1:1';
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { dependencies },
      'node_modules/a-package': { version: '1.0.0', resolved: `${nobodyListens}/a-package-1.0.0.tgz` },
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const startedAt = Date.now();
  const { code, text } = await install(folder, { env: { npm_config_registry: nobodyListens } });
  // A failure that takes too long shows its text as well.
  expect.soft(Date.now() - startedAt).toBeLessThan(25_000);
  expect(code).toBe(1);
  expect(text).toMatch(
    /^Installing packages \.\.\.\n(?:.* so far\n)*Installing packages failed: npm cannot reach .* \(ECONNREFUSED\)\. Connect this machine to the internet/,
  );
  expect(text).not.toContain('npm error');
});

test('a start installs its own packages, a command adds those of its group, and neither runs npm again', async () => {
  const folder = await makeProject();
  expect(await install(folder)).toEqual({ code: 0, text: installed('Installing packages') });
  expect(await packagesIn(folder)).toEqual(['of-root']);
  expect((await install(folder, { groups: ['checks'] })).text).toBe(
    installed('Installing packages (checks)'),
  );
  expect(await packagesIn(folder)).toEqual(['of-checks', 'of-root']);
  expect(await install(folder)).toEqual(nothing);
  expect(await install(folder, { groups: ['checks'] })).toEqual(nothing);
});

test('an addition that fails leaves what is there as it was', async () => {
  const folder = await makeProject();
  await install(folder);
  await rm(join(folder, 'of-checks.tgz'));
  await rm(join(folder, '.npm'), { recursive: true, force: true });
  expect((await install(folder, { groups: ['checks'] })).code).not.toBe(0);
  expect(await install(folder)).toEqual(nothing);
  expect(await packagesIn(folder)).toEqual(['of-root']);
});

test('what npm ci has installed by hand counts, for every group', async () => {
  const folder = await makeProject();
  execFileSync('npm', ['ci'], { cwd: folder, env: bareEnvironment(folder) });
  expect(await install(folder, { groups: ['checks', 'tools'] })).toEqual(nothing);
});

test('what npm has changed or left unfinished is installed anew', async () => {
  const folder = await makeProject();
  await install(folder, { groups: ['checks'] });
  execFileSync('npm', ['ci', '--omit=dev'], { cwd: folder, env: bareEnvironment(folder) });
  expect((await install(folder, { groups: ['checks'] })).text).toBe(installed('Installing packages'));
  await rm(join(folder, 'node_modules/.package-lock.json'));
  expect((await install(folder)).text).toBe(installed('Installing packages'));
  expect(await packagesIn(folder)).toEqual(['of-root']);
});

test('for another lock file all is installed anew, with the groups that were there', async () => {
  const folder = await makeProject();
  await install(folder, { groups: ['checks'] });
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 1));
  expect((await install(folder)).text).toBe(installed('Installing packages'));
  expect(await packagesIn(folder)).toEqual(['of-checks', 'of-root']);
});

test('of two commands at once the second waits, and finds what the first has installed', async () => {
  const folder = await makeProject();
  const texts = await Promise.all([1, 2].map(async () => (await install(folder)).text));
  expect(texts.filter((text) => text.includes('Installing'))).toHaveLength(1);
  expect(
    texts.filter((text) => /^Waiting for process \d+, which prepares this folder/.test(text)),
  ).toHaveLength(1);
  expect(await readdir(folder)).not.toContain('.preparing');
});

test('a command that was killed while it installed keeps nobody waiting', async () => {
  const folder = await makeProject();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(join(folder, '.preparing'), String(pid));
  expect((await install(folder)).text).toBe(installed('Installing packages'));
});

test('a folder that cannot be written is named, with what to do', async () => {
  const folder = await makeProject();
  const before = `
    const fs = require('node:fs');
    fs.writeFileSync = () => { throw Object.assign(new Error(), { code: 'EROFS' }) };
    require('node:module').syncBuiltinESMExports();`;
  const { code, text } = await install(folder, { before });
  expect(code).toBe(1);
  expect(text).toBe(
    `${folder} cannot be written (EROFS), so nothing can be installed or built in it. Start as the user who owns it, or in a copy of your own.\n`,
  );
});

const pretend = (version: string) =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;

test('a Node.js that is far too old is told so in one sentence', async () => {
  const folder = await makeProject();
  const { code, text } = await install(folder, { before: pretend('16.20.2') });
  expect([code, text]).toEqual([
    1,
    'This needs Node.js 18 or later, and 16.20.2 runs it. Install one from https://nodejs.org\n',
  ]);
});

test('for an older Node.js its successor is installed as well, first where npm would leave out packages for it', async () => {
  const folder = await makeProject();
  expect((await install(folder, { before: pretend('22.20.0') })).text).toBe(installed('Installing packages'));
  expect(await packagesIn(folder)).toEqual(['of-node', 'of-root']);
  await rm(join(folder, 'node_modules'), { recursive: true });
  const texts = installed('Installing Node.js') + installed('Installing packages');
  expect((await install(folder, { before: pretend('18.20.8') })).text).toBe(texts);
  expect(await packagesIn(folder)).toEqual(['of-node', 'of-root']);
});

const nothing = { code: 0, text: '' };
const installed = (what: string) => `${what} ...\n  done in # s\n`;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prepare-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'installs'));
  await copyFile('installs/prepare.js', join(folder, 'installs/prepare.js'));
  return folder;
}

const template = await makeTemplate();
afterAll(() => rm(template, { recursive: true }));

async function makeProject(): Promise<string> {
  const folder = await makeFolder();
  await cp(template, folder, { recursive: true });
  return folder;
}

/** A project of the same layout as this one, with one small package for itself and for each group, and no registry. */
async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prepare-'));
  const groups = ['checks', 'node', 'tools'];
  for (const name of ['root', ...groups]) {
    const made = join(folder, 'made/package');
    await mkdir(made, { recursive: true });
    await writeFile(join(made, 'package.json'), JSON.stringify({ name: `of-${name}`, version: '1.0.0' }));
    execFileSync('tar', ['czf', join(folder, `of-${name}.tgz`), '-C', join(folder, 'made'), 'package']);
  }
  const dependencies = { 'of-root': 'file:of-root.tgz' };
  const own = { type: 'module', workspaces: ['installs/*'], dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(own));
  for (const name of groups) {
    await mkdir(join(folder, `installs/${name}`), { recursive: true });
    const devDependencies = { [`of-${name}`]: `file:../../of-${name}.tgz` };
    const list = { name, version: '1.0.0', devDependencies };
    await writeFile(join(folder, `installs/${name}/package.json`), JSON.stringify(list));
  }
  execFileSync('npm', ['install', '--package-lock-only'], { cwd: folder, env: bareEnvironment(folder) });
  return folder;
}

async function packagesIn(folder: string): Promise<string[]> {
  return (await readdir(join(folder, 'node_modules'))).filter((name) => name.startsWith('of-')).sort();
}

/** Nothing of npm's own settings is passed on. */
function bareEnvironment(folder: string) {
  return { PATH: environment.PATH, HOME: folder, npm_config_offline: 'true' };
}

type How = { groups?: string[]; env?: Record<string, string>; before?: string };

/** Runs what `npm start` and `npm test` do first, after these statements. */
function install(
  folder: string,
  { groups = [], env, before = '' }: How = {},
): Promise<{ code: unknown; text: string }> {
  const command = `${before} import('./installs/prepare.js').then(({ installPackages }) => installPackages(${JSON.stringify(groups)}))`;
  const options = {
    cwd: folder,
    env: { PATH: environment.PATH, HOME: folder, ...(env ?? bareEnvironment(folder)) },
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['-e', command], options, (error, stdout, stderr) => {
      const text = (stdout + stderr)
        .replaceAll(/done in \d+ s/g, 'done in # s')
        .replaceAll(/.* so far\n/g, '');
      resolve({ code: error?.code ?? 0, text: env ? stdout + stderr : text });
    });
  });
}
