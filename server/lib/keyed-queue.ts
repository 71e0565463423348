import { busy } from './problem.ts';

type Queue = { running: number; waiting: (() => void)[] };

/** Runs work when its turn comes. @throws Problem `busy` when too much work of the same key waits already */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** One queue per key, in this process: `atOnce` pieces of work run at a time, the others wait in order of arrival. */
export function createKeyedQueue({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): InTurn {
  const queues = new Map<string, Queue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.waiting.length >= maxWaiting) throw busy();
    // Work that waited takes the place of the work that has ended, so `running` stays the same.
    if (queue.running < atOnce) queue.running += 1;
    else await new Promise<void>((enter) => queue.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  };
}
