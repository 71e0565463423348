import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { precacheList, withPrecacheList } from './precache-list.ts';

test('built files are listed, with a hash where their name has none; compressed copies and pages are not', async () => {
  const folder = await makeBuild({
    'assets/base-1234567.js': '',
    'assets/base-1234567.js.br': '',
    'assets/main-7654321.css': '',
    'home.html': '',
    'icon.svg': '<svg/>',
    'manifest.webmanifest': '{}',
    'service-worker.js': '',
  });
  expect(precacheList(folder)).toEqual([
    { url: 'assets/base-1234567.js', revision: null },
    { url: 'assets/main-7654321.css', revision: null },
    { url: 'icon.svg', revision: '677433a0892aaed7b7d2628c313c9775' },
    { url: 'manifest.webmanifest', revision: '99914b932bd37a50b983c5e7c90ae93b' },
  ]);
});

test('a file of more than two megabytes stops the build', async () => {
  const folder = await makeBuild({ 'assets/film-1234567.webp': 'x'.repeat(2 * 1024 ** 2 + 1) });
  expect(() => precacheList(folder)).toThrow('assets/film-1234567.webp is too large');
});

test('the list stands where the worker reads it, and a worker that does not read it stops the build', async () => {
  const folder = await makeBuild({ 'icon.svg': '<svg/>' });
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
