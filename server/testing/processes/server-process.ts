import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { onTestFinished } from 'vitest';

/** What one server has compiled, the next one reads, where this run was started with a folder for it. */
const compiled = getCompileCacheDir();
const compileCache = compiled && { NODE_COMPILE_CACHE: dirname(compiled) };

export type ServerProcess = ChildProcessWithoutNullStreams;

/** Starts the server in this folder, or another program there, in its own process on a free port; the test's end kills it. */
export function startProcess(
  folder: string,
  env: Record<string, string>,
  program: readonly string[] = ['server/main.ts'],
): ServerProcess {
  const server = spawn(process.execPath, program, {
    cwd: folder,
    env: { NODE_ENV: 'test', PORT: '0', SANDBOX: 'true', ...compileCache, ...env },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return server;
}

/** Waits until it has ended and returns its exit code. */
export async function waitForExit(server: ServerProcess): Promise<number | null> {
  if (server.exitCode === null) await once(server, 'exit');
  return server.exitCode;
}

/** Waits until it listens and returns its address. */
export function waitForAddress(server: ServerProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  server.stdout.on('data', (chunk) => {
    const [address] = /http:\S+/.exec(String(chunk)) ?? [];
    if (address) resolve(address);
  });
  return promise;
}
