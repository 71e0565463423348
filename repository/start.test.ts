import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { environment } from '../prepare.js';

test('whatever memory the machine has, the server is started with the same bounds', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['start.js', 'prepare.js']) await copyFile(file, join(folder, file));
  for (const inner of ['node_modules', 'server', 'dist']) await mkdir(join(folder, inner));
  const nothing = JSON.stringify({ packages: {} });
  await writeFile(join(folder, 'package-lock.json'), nothing);
  await writeFile(join(folder, 'node_modules/.package-lock.json'), nothing);
  const scripts = { 'build:web': 'node --version' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  const server = "import v8 from 'node:v8'; console.log('limit', v8.getHeapStatistics().heap_size_limit);";
  await writeFile(join(folder, 'server/main.ts'), server);
  const options = { cwd: folder, env: { PATH: environment.PATH } };
  const { stdout } = await promisify(execFile)(process.execPath, ['start.js'], options);
  // 512 MB for what lasts, and three times 16 MB for what is young.
  expect(Number(/limit (\d+)/.exec(stdout)?.[1]) / 1024 ** 2).toBe(512 + 3 * 16);
});
