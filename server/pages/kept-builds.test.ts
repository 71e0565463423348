import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onTeardown } from '#server/testing/on-teardown.ts';
import { testApp } from '#server/testing/test-app.ts';
import { keepBuild } from './kept-builds.ts';

const folder = mkdtempSync(join(tmpdir(), 'web-'));
onTeardown(async () => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages: {}, paths: ['/'] }));
writeFileSync(join(folder, 'shell.html'), '<p>shell</p>');

/** What a new image has instead of the files before. */
function release(files: Record<string, string>) {
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'assets', name), content);
}

release({ 'Help-1.js': 'help 1', 'shared-0.js': 'shared', 'style-1.css': 'p {}', 'style-1.css.br': '?' });
const { app, services, clock } = await testApp({ WEB_DIR: folder });

test('the files of the last two builds stay served by a server that no longer has them, older ones do not', async () => {
  await keepBuild(services);
  for (const build of [2, 3]) {
    clock.advance(60_000);
    release({ [`Help-${build}.js`]: `help ${build}`, 'shared-0.js': 'shared' });
    await keepBuild(services);
  }
  const get = async (name: string) => {
    const { statusCode, body } = await app.inject(`/assets/${name}`);
    return statusCode === 200 ? body : statusCode;
  };
  expect(await get('Help-2.js')).toBe('help 2');
  expect(await get('Help-3.js')).toBe('help 3');
  const { headers } = await app.inject('/assets/Help-2.js?again=1');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const kept = async () =>
    (await services.database.$client.query('select name from web_files order by name')).rows.map(
      ({ name }) => name,
    );
  expect(await kept()).toEqual(['Help-1.js', 'Help-2.js', 'Help-3.js', 'shared-0.js', 'style-1.css']);
  clock.advance(60_000);
  release({ 'Help-4.js': 'help 4', 'shared-0.js': 'shared' });
  await keepBuild(services);
  // A second start changes nothing.
  await keepBuild(services);
  expect(await kept()).toEqual(['Help-2.js', 'Help-3.js', 'Help-4.js', 'shared-0.js']);
  expect([await get('Help-9.js'), await get('pages.json'), await get('..%2Fpages.json')]).toEqual([
    404, 404, 404,
  ]);
});
