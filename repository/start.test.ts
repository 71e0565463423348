import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { environment } from '../installs/prepare.js';

test('whatever memory the machine has, the server is started with the same bounds', {
  timeout: 60_000,
}, async () => {
  const folder = await makeProduct();
  const server = "import v8 from 'node:v8'; console.log('limit', v8.getHeapStatistics().heap_size_limit);";
  await writeFile(join(folder, 'server/main.ts'), server);
  const { text } = await start(folder);
  // 512 MB for what lasts, and three times 16 MB for what is young.
  expect(Number(/limit (\d+)/.exec(text)?.[1]) / 1024 ** 2).toBe(512 + 3 * 16);
});

test('of two starts at once one builds the web app, and both run', async () => {
  const folder = await makeProduct();
  const texts = (await Promise.all([start(folder), start(folder)])).map(({ text }) => text);
  expect(texts.map((text) => text.includes('started'))).toEqual([true, true]);
  expect(await readFile(join(folder, 'builds'), 'utf8')).toBe('built');
});

test('the first start makes its database while the web app is built, an update waits for the build', async () => {
  const folder = await makeProduct();
  const server = `if (!process.argv.includes('--when-built')) console.log('an update');
    else process.once('message', (text) => { console.log(text); process.disconnect(); });`;
  await writeFile(join(folder, 'server/main.ts'), server);
  expect((await start(folder)).text).toMatch(/done in \d+ s\nan update\n$/);
  await rm(join(folder, 'data'), { recursive: true });
  await writeFile(join(folder, 'web/changed'), '');
  expect((await start(folder)).text).toMatch(/done in \d+ s\nbuilt\n$/);
});

test('a build that fails ends the server that waits for it', async () => {
  const folder = await makeProduct();
  await rm(join(folder, 'data'), { recursive: true });
  await writeFile(join(folder, 'web/fault'), '');
  await writeFile(
    join(folder, 'server/main.ts'),
    "process.once('message', () => {}); process.once('disconnect', () => console.log('ended'));",
  );
  const { code, text } = await start(folder);
  expect(code).toBe(1);
  expect(text).toContain('ended');
});

test('the web app is built again after a build that failed', async () => {
  const folder = await makeProduct();
  await writeFile(join(folder, 'web/fault'), '');
  expect((await start(folder)).code).toBe(1);
  await rm(join(folder, 'web/fault'));
  expect((await start(folder)).text).toMatch(/Building the web app[\s\S]+started/);
  expect((await start(folder)).text).toBe('started\n');
});

test.for(['environment', '.env'])(
  'the packages of a server that runs are not replaced by those of an update: its port is in the %s',
  async (place) => {
    const folder = await makeProduct();
    await writeFile(
      join(folder, 'package-lock.json'),
      JSON.stringify({ packages: { 'node_modules/new': { version: '1.0.0' } } }),
    );
    const server = createServer().listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    if (place === '.env')
      await writeFile(join(folder, '.env'), `HOST=localhost\nPORT=${port} # of the proxy\n`);
    const { code, text } = await start(folder, place === '.env' ? {} : { PORT: String(port) });
    expect([code, text]).toEqual([
      1,
      `The packages of this version have to be installed, and port ${port} is in use. Stop what runs there, then try again.\n`,
    ]);
  },
);

/** A folder that starts as this one does, with nothing to install, a build that counts and a server that ends. */
async function makeProduct(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const inner of ['installs', 'node_modules', 'server', 'web', 'data']) await mkdir(join(folder, inner));
  for (const file of ['start.js', 'installs/prepare.js']) await copyFile(file, join(folder, file));
  const nothing = JSON.stringify({ packages: {} });
  await writeFile(join(folder, 'package-lock.json'), nothing);
  await writeFile(join(folder, 'node_modules/.package-lock.json'), nothing);
  const scripts = { 'build:web': 'node build.js' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const build = `import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
    mkdirSync('dist/web', { recursive: true });
    if (existsSync('web/fault')) process.exit(1);
    appendFileSync('builds', 'built');`;
  await writeFile(join(folder, 'build.js'), build);
  await writeFile(join(folder, 'server/main.ts'), "console.log('started');");
  return folder;
}

function start(folder: string, env: Record<string, string> = {}): Promise<{ code: unknown; text: string }> {
  const options = { cwd: folder, env: { PATH: environment.PATH, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['start.js'], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: stdout + stderr }),
    );
  });
}
