import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { environment } from '../prepare.js';

test('without a network the installation ends soon, with one sentence that says what to do', {
  timeout: 300_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prepare-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await copyFile('prepare.js', join(folder, 'prepare.js'));
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
  const { code, text } = await install(folder, { npm_config_registry: nobodyListens });
  // A failure that takes too long shows its text as well.
  expect.soft(Date.now() - startedAt).toBeLessThan(25_000);
  expect(code).toBe(1);
  expect(text).toMatch(
    /^Installing packages \.\.\.\n(?:.* so far\n)*Installing packages failed: npm cannot reach .* \(ECONNREFUSED\)\. Connect this machine to the internet/,
  );
  expect(text).not.toContain('npm error');
});

/** Runs what `npm start` and `npm test` do first; nothing of npm's own settings is passed on. */
function install(folder: string, env: Record<string, string>): Promise<{ code: unknown; text: string }> {
  const command = "import('./prepare.js').then(({ installPackages }) => installPackages())";
  const options = { cwd: folder, env: { PATH: environment.PATH, HOME: folder, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, ['-e', command], options, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, text: stdout + stderr });
    });
  });
}
