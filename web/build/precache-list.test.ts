import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { precacheList, withPrecacheList } from './precache-list.ts';

test('built files are listed, with a hash where their name has none; compressed copies and pages are not', async () => {
  const folder = await makeBuild({
    'manifest.json': JSON.stringify({
      'index.html': { file: 'assets/base-1234567.js', isEntry: true },
    }),
    'assets/base-1234567.js': '',
    'assets/base-1234567.js.br': '',
    'assets/main-7654321.css': '',
    'home.html': '',
    'icon.svg': '<svg/>',
    'load-again.js': '',
    'manifest.webmanifest': '{}',
    'service-worker.js': '',
  });
  expect(precacheList(folder)).toEqual([
    { url: 'assets/base-1234567.js', revision: null },
    { url: 'assets/main-7654321.css', revision: null },
    { url: 'icon.svg', revision: '677433a0892aaed7b7d2628c313c9775' },
    { url: 'load-again.js', revision: 'd41d8cd98f00b204e9800998ecf8427e' },
    { url: 'manifest.webmanifest', revision: '99914b932bd37a50b983c5e7c90ae93b' },
  ]);
});

test('a visitor stores what every page, the dashboard and the game need, and no part of operators', async () => {
  const part = (name: string, more = {}) => ({ file: `assets/${name}.js`, ...more });
  const manifest = {
    'index.html': part('start', { isEntry: true, dynamicImports: ['start/main.tsx'] }),
    'start/main.tsx': part('main', { imports: ['_base.js'] }),
    '_base.js': part('base', {
      dynamicImports: ['shell/help/HelpPanel.tsx', 'screens/operator/OperatorScreen.tsx'],
    }),
    'shell/help/HelpPanel.tsx': part('HelpPanel'),
    'screens/home/HomeScreen.tsx': part('HomeScreen', {
      dynamicImports: ['screens/sign-in/AccountCard.tsx'],
    }),
    'screens/sign-in/AccountCard.tsx': part('AccountCard', { assets: ['assets/door.webp'] }),
    'screens/dashboard/DashboardScreen.tsx': part('DashboardScreen', { imports: ['_queries.js'] }),
    '_queries.js': part('queries'),
    'screens/game/PlayScreen.tsx': part('PlayScreen', {
      dynamicImports: ['screens/game/dialogs/EndDialogs.tsx'],
    }),
    'screens/game/dialogs/EndDialogs.tsx': part('EndDialogs', { assets: ['assets/porch.webp'] }),
    'screens/operator/OperatorScreen.tsx': part('OperatorScreen'),
  };
  const scripts = Object.values(manifest).map(({ file }) => [file, '']);
  const folder = await makeBuild({
    ...Object.fromEntries(scripts),
    'assets/door.webp': '',
    'assets/porch.webp': '',
    'manifest.json': JSON.stringify(manifest),
  });
  const stored = ['DashboardScreen', 'EndDialogs', 'HelpPanel', 'HomeScreen', 'PlayScreen', 'base', 'main'];
  expect(precacheList(folder).map(({ url }) => url)).toEqual([
    ...stored.map((name) => `assets/${name}.js`),
    'assets/porch.webp',
    'assets/queries.js',
    'assets/start.js',
  ]);
});

test('a file of more than two megabytes stops the build', async () => {
  const folder = await makeBuild({
    'manifest.json': '{}',
    'assets/film-1234567.webp': 'x'.repeat(2 * 1024 ** 2 + 1),
  });
  expect(() => precacheList(folder)).toThrow('assets/film-1234567.webp is too large');
});

test('the list stands where the worker reads it, and a worker that does not read it stops the build', async () => {
  const folder = await makeBuild({ 'manifest.json': '{}', 'icon.svg': '<svg/>' });
  expect(withPrecacheList('let built = self.__WB_MANIFEST;', folder)).toBe(
    'let built = [{"url":"icon.svg","revision":"677433a0892aaed7b7d2628c313c9775"}];',
  );
  expect(() => withPrecacheList('let built = [];', folder)).toThrow('in one place');
});

async function makeBuild(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'precache-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}
