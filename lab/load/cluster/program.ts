import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath, type ServiceUser } from './machine.ts';

export type Command = {
  line: readonly string[];
  serviceUser: ServiceUser;
  /** For instance to enter a network namespace, which only root may. */
  enter?: readonly string[];
  env?: Record<string, string>;
};

export type Program = { child: ChildProcess; stop: (graceMs?: number) => Promise<void> };

/** Gives up root's rights, and keeps the id of the process, so that a signal reaches the program itself. */
function asUser({ line, serviceUser, enter = [], env = {} }: Command) {
  const isOther = process.getuid?.() !== serviceUser.uid;
  const drop = isOther
    ? ['setpriv', `--reuid=${serviceUser.uid}`, `--regid=${serviceUser.gid}`, '--clear-groups']
    : [];
  const [file = '', ...args] = [...enter, ...drop, ...line];
  return { file, args, env: { PATH: programPath, HOME: '/nonexistent', LANG: 'C.UTF-8', ...env } };
}

/** Runs to the end, and returns the output. @throws Error with what the program wrote */
export function runToEnd(command: Command): string {
  const { file, args, env } = asUser(command);
  return execFileSync(file, args, { env, encoding: 'utf8', cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts a program that stays, with its output in a file. Ctrl-C reaches only us: we stop the rest in order. */
export function startProgram(command: Command, logFile: string, cwd = '/'): Program {
  const { file, args, env } = asUser(command);
  const log = openSync(logFile, 'a');
  const child = spawn(file, args, { env, cwd, detached: true, stdio: ['ignore', log, log] });
  child.on('error', (error) => console.error(`${command.line[0]}: ${error.message}`));
  closeSync(log);
  return { child, stop: (graceMs) => stopChild(child, graceMs) };
}

async function stopChild(child: ChildProcess, graceMs = 15_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const inTime = await Promise.race([ended, sleep(graceMs, 'late')]);
  if (inTime !== 'late') return;
  child.kill('SIGKILL');
  await ended;
}

/** Waits until something is so. @throws Error naming it when that takes too long */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { withinMs = 60_000, everyMs = 100 } = {},
): Promise<void> {
  const giveUpAt = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error(`Not ${what} within ${withinMs / 1000} s.`);
    await sleep(everyMs);
  }
}
