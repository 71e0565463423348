import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, root, serverFlags } from '../../../../installs/prepare.js';

const run = promisify(execFile);

export type SeededFolder = {
  /** Copies the data folder of a sandbox that was started once and stopped; making one takes longer than most faults. */
  copyTo(folder: string): Promise<void>;
  remove(): Promise<void>;
};

/** The folder is made when it is first needed. */
export function createSeededFolder(): SeededFolder {
  let making: Promise<string> | undefined;
  return {
    async copyTo(folder) {
      making ??= makeFolder().catch((error) => {
        // The next fault tries again.
        making = undefined;
        throw error;
      });
      // It keeps the owner of the files, which is another user when we are root. A folder that is gone by now stays so.
      await run('cp', ['-a', `${await making}/.`, `${folder}/.`]);
    },
    async remove() {
      const folder = await making?.catch(() => undefined);
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-seeded-'));
  await chmod(folder, 0o755);
  const server = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: root,
    env: { PATH: environment.PATH, PORT: '0', DATA_DIR: folder, SANDBOX: 'true', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(server, 'exit');
  const ready = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text) => {
        output += text;
        if (output.includes('is ready: ')) resolve();
      });
    }
  });
  await Promise.race([ready, ended]);
  server.kill('SIGTERM');
  const [code] = await ended;
  if (code === 0) return folder;
  await rm(folder, { recursive: true, force: true });
  throw new Error(`The server that fills the folder ended with ${code}: ${output}`);
}
