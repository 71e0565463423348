import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { environment } from '../../../prepare.js';

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

/** Kills a process and all that it has started, with the oldest first, so that none can start another. */
export async function killTree(pid: number): Promise<void> {
  const children = await childrenOf(pid);
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  for (const child of children) await killTree(child);
}
