import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { configBlockMark } from '#contract/pages/page.ts';
import { testApp } from '#server/testing/test-app.ts';

/** Files beside the product on the machine, or in its folders by mistake, are never served. */

const inside = 'of the inside';
const around = mkdtempSync(join(tmpdir(), 'inside-'));
const web = join(around, 'web');
afterAll(() => rmSync(around, { recursive: true }));

for (const folder of ['web/assets/.git', 'web/.git', '.git', 'data/postgres']) {
  mkdirSync(join(around, folder), { recursive: true });
}
const hidden = ['.env', '.git/config', 'data/postgres/password', 'package.json'];
for (const name of [...hidden, 'web/.env', 'web/.git/config', 'web/assets/.env', 'web/assets/.git/config']) {
  writeFileSync(join(around, name), inside);
}
writeFileSync(join(web, 'shell.html'), `<html lang="en">${configBlockMark}</html>`);
cpSync(join(web, 'shell.html'), join(web, 'not-found.html'));
writeFileSync(join(web, 'manifest.json'), inside);
writeFileSync(join(web, 'pages.json'), JSON.stringify({ pages: { '/404': 'not-found.html' }, paths: ['/'] }));
writeFileSync(join(web, 'assets/main-1.js'), 'plain');

const { app } = await testApp({ WEB_DIR: web });

test('files that are meant to be served are served', async () => {
  expect((await app.inject('/')).statusCode).toBe(200);
  expect((await app.inject('/assets/main-1.js')).body).toBe('plain');
});

test.each([
  '/.env',
  '/.git/config',
  '/%2eenv',
  '/assets/.env',
  '/assets/.git/config',
  '/assets/%2egit/config',
  '/assets/../../.env',
  '/assets/%2e%2e/%2e%2e/.env',
  '/assets/..%2f..%2f.env',
  '/files/assets/..%2f..%2fpackage.json',
  '/files/assets/.env',
  '/manifest.json',
  '/pages.json',
  '/package.json',
  '/data/postgres/password',
  '/server/main.ts',
])('%s is not there', async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect([statusCode, body.includes(inside)]).toEqual([404, false]);
});

test.each(['/assets', '/assets/', '/files/', '/files/assets', '/files/assets/', '/files/reports/'])(
  'the folder %s is not listed',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/main-1|ex01/);
  },
);

test.each([
  '/metrics',
  '/debug',
  '/status',
  '/api/docs',
  '/documentation',
  '/documentation/json',
  '/swagger',
])('internal figures and documents are not at %s', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

test('TRACE sends nothing back of the request', async () => {
  const headers = { authorization: `Bearer ${inside}`, cookie: inside };
  const { statusCode, body } = await app.inject({ method: 'TRACE' as 'GET', url: '/', headers });
  expect([statusCode, body.includes(inside)]).toEqual([404, false]);
});
