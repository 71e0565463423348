import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environment } from '../../installs/prepare.js';

export type Ended = { code: number | null; output: string };

const minuteMs = 60_000;

/**
 * Makes a function that runs commands in a folder; their child processes end with them when `signal` aborts, and one that
 * hangs is ended after `givesUpAfterMs`.
 */
export function commandsIn(
  folder: string,
  signal: AbortSignal,
  env: Record<string, string> = {},
  givesUpAfterMs = 5 * minuteMs,
) {
  return async (command: string, ...args: string[]): Promise<Ended> => {
    signal.throwIfAborted();
    const child = spawn(command, args, {
      cwd: folder,
      env: { ...environment, FULL: '', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A separate process group, so that workers and servers can be ended with it.
      detached: true,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (data) => chunks.push(data));
    child.stderr.on('data', (data) => chunks.push(data));
    const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    signal.addEventListener('abort', end);
    const clock = setTimeout(end, givesUpAfterMs);
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(clock);
    signal.removeEventListener('abort', end);
    signal.throwIfAborted();
    return { code, output: Buffer.concat(chunks).toString() };
  };
}

export type Run = ReturnType<typeof commandsIn>;
