import { existsSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environment } from '../../../../installs/prepare.js';

/** Programs for administrators are not in everybody's PATH. */
const folders = [...environment.PATH.split(delimiter), '/usr/sbin', '/sbin'];

type More = { isRootNeeded?: string; devices?: readonly string[] };

/** Names what is missing here, given programs with the Debian package of each; null if nothing is. */
export function missingPrograms(programs: Record<string, string>, { isRootNeeded, devices = [] }: More = {}) {
  const packages = Object.entries(programs)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
  const noDevices = devices.filter((device) => !existsSync(device));
  const reasons = [
    ...(process.platform === 'linux' ? [] : ['needs Linux']),
    ...(isRootNeeded && process.getuid?.() !== 0 ? [`needs root ${isRootNeeded}`] : []),
    ...(packages.length > 0 ? [`needs Debian's ${packages.join(', ')}`] : []),
    ...(noDevices.length > 0 ? [`needs ${noDevices.join(', ')}`] : []),
  ];
  return reasons.length > 0 ? reasons.join('; ') : null;
}

/** The processes that this one has started and that still run. */
export async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** Kills a process and all that it has started; each is stopped first, so that it cannot start another meanwhile. */
export async function killTree(pid: number): Promise<void> {
  signal(pid, 'SIGSTOP');
  const children = await childrenOf(pid);
  signal(pid, 'SIGKILL');
  for (const child of children) await killTree(child);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Kills what still works in this folder, as a PostgreSQL whose server was killed, and waits until it is gone. */
export async function endUsersOf(folder: string): Promise<void> {
  for (let users = await usersOf(folder); users.length > 0; users = await usersOf(folder)) {
    for (const pid of users) await killTree(pid);
    await sleep(20);
  }
}

async function usersOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name)).map(Number);
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return pids.filter((pid, index) => pid !== process.pid && `${places[index]}/`.startsWith(`${folder}/`));
}
