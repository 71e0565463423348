import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFile, nameOf, shippedPackages } from './shipped-packages.ts';

/** What the product takes from others, as package-lock.json lists it. */

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { allowScripts, dependencies } = read('package.json') as {
  allowScripts: Record<string, boolean>;
  dependencies: Record<string, string>;
};
const shipped = shippedPackages(lockFile);

/** All of them allow use and sale without publishing the product's own source. */
const allowedLicenses = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  '0BSD',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'CC0-1.0',
  'PSF-2.0',
];

function isAllowed(license = ''): boolean {
  return license
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((one) => allowedLicenses.includes(one));
}

test('each package of the product has a license that allows its use', () => {
  expect(shipped.length).toBeGreaterThan(Object.keys(dependencies).length);
  const refused = shipped.filter(([, { license }]) => !isAllowed(license));
  expect(refused.map(([path, { license }]) => `${nameOf(path)}: ${license}`)).toEqual([]);
});

test('only packages that are named may run a script when they are installed', () => {
  const scripted = Object.entries(lockFile.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(scripted.length).toBeGreaterThan(0);
  expect(scripted.filter((name) => !(name in allowScripts))).toEqual([]);
});

/** Runs npm in a folder, without a network. @returns its exit code and what it wrote */
function runNpm(cwd: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

/** Older ones know neither the setting nor `allowScripts`, and run every script. */
function isNpmStrict(): boolean {
  const [major = 0, minor = 0] = runNpm('.', ['--version']).text.split('.').map(Number);
  return major > 11 || (major === 11 && minor >= 16);
}

test.skipIf(!isNpmStrict())(
  'npm installs nothing while a package with a script is not named',
  { timeout: 60_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'scripts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const wanted = { dependencies: { scripted: '1.0.0' } };
    const scripted = { version: '1.0.0', hasInstallScript: true };
    const packages = { '': wanted, 'node_modules/scripted': scripted };
    const install = (named: Record<string, boolean>) => {
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...wanted, allowScripts: named }));
      return runNpm(folder, ['ci', '--offline', '--cache', join(folder, 'cache')]);
    };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
    copyFileSync('.npmrc', join(folder, '.npmrc'));
    const unnamed = install({});
    expect(unnamed.status).not.toBe(0);
    expect(unnamed.text).toMatch(/not covered by allowScripts[\s\S]+scripted@1\.0\.0/);
    // A named one gets as far as its file, which nobody has.
    expect(install({ scripted: true }).text).toContain('ENOTCACHED');
  },
);

/** What `npm run sbom` writes. */
function writeSbom(): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, ['lab/tools/sbom.ts', file]);
  return read(file);
}

test('npm run sbom lists each package of the product, with its license and hash, and what needs it', {
  timeout: 60_000,
}, () => {
  const { components, dependencies: edges } = writeSbom();
  const listed = components.map(({ 'bom-ref': path, version }) => `${path} ${version}`).sort();
  expect(listed).toEqual(shipped.map(([path, { version }]) => `${path} ${version}`).sort());
  expect(components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
  expect(components.filter(({ licenses }) => !licenses)).toEqual([]);
  const needed = new Set(edges.flatMap(({ dependsOn = [] }) => dependsOn));
  expect(components.filter(({ 'bom-ref': path }) => !needed.has(path))).toEqual([]);
});

test('npm run sbom lists the packages that browsers get, although npm counts them as development, and no tools', {
  timeout: 60_000,
}, () => {
  const listed = writeSbom().components.map(({ 'bom-ref': path }) => nameOf(path));
  const ofServer = ['fastify', 'pg', 'jose', 'zod'];
  const ofBrowsers = ['react', 'react-dom', 'react-router', 'idb', '@lingui/react'];
  const neededByThose = ['tween-functions', 'scheduler', '@tanstack/query-core', 'workbox-core'];
  const font = '@fontsource-variable/atkinson-hyperlegible-next';
  expect(listed).toEqual(expect.arrayContaining([...ofServer, ...ofBrowsers, ...neededByThose, font]));
  const tools = [
    'vite',
    'rolldown',
    '@rolldown/plugin-babel',
    'typescript',
    'vitest',
    '@playwright/test',
    'jsdom',
  ];
  expect(listed.filter((name) => tools.includes(name))).toEqual([]);
});

type Sbom = {
  components: {
    'bom-ref': string;
    version: string;
    licenses?: unknown[];
    hashes?: { alg: string }[];
  }[];
  dependencies: { dependsOn?: string[] }[];
};
