import { busy } from '#server/problem.ts';

const atOnce = 2;
const longestQueue = 30;

type Line = { running: number; waiting: (() => void)[] };

/** Lets two calls of one account run at once, so that nobody's calls take every connection to the database. */
export function inTurns() {
  const lines = new Map<string, Line>();

  return async function inTurn<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(accountId) ?? { running: 0, waiting: [] };
    lines.set(accountId, line);
    if (line.waiting.length >= longestQueue) throw busy();
    // Whoever is let in takes the place of the one that has ended: the number that run stays.
    if (line.running < atOnce) line.running += 1;
    else await new Promise<void>((enter) => line.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else line.running -= 1;
      if (line.running === 0) lines.delete(accountId);
    }
  };
}
