import { busy } from './problem.ts';

type Line = { running: number; waiting: (() => void)[] };

/** Runs work when its turn comes. @throws Problem `busy` when too much work of the same key waits already */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** One line per key, in this process: `atOnce` pieces of work run at a time, the others wait in order of arrival. */
export function createLines({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): InTurn {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.waiting.length >= mostWaiting) throw busy();
    // Work that waited takes the place of the work that has ended, so `running` stays the same.
    if (line.running < atOnce) line.running += 1;
    else await new Promise<void>((enter) => line.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
}
