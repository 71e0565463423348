/** Texts that make a careless check try many ways, and what measures how long it takes for them. */

/** Repeated, and wrong only at the end; marks that each letter's form puts in another order. */
export const longTexts: ((length: number) => string)[] = [
  (length) => `a@${'.'.repeat(length)}@`,
  (length) => `a@${'a.'.repeat(length / 2)}@`,
  (length) => `a${'\u0301'.repeat(length / 2)}${'\u0316'.repeat(length / 2)}`,
  ...['a', '0', '.', '-', '@', ' ', ':', '\u00e9', '9.', '\u200d', 'a\u200d', '\u0660', '\ufdfa'].flatMap(
    (unit) => [
      (length: number) => `${unit.repeat(length / unit.length)}\n`,
      (length: number) => `2026-01-01T00:00:00.${unit.repeat(length / unit.length)}!`,
    ],
  ),
];

/** The shortest of several runs in milliseconds. */
export const shortest = (run: () => void) => Math.min(...Array.from({ length: 5 }, () => timeOf(run)));

/** Milliseconds of this process's own work: what else the machine does takes no part in it. */
export function timeOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Whether it takes at most five times as long for a text that is four times as long.
 * @param length that of the shortest text
 * @param floorMs what takes less than this cannot be compared
 */
export function isLinear(
  check: (text: string) => void,
  text: (length: number) => string,
  { length = 4000, floorMs = 0.5 } = {},
): boolean {
  const run = (times: number) => {
    const given = text(times * length);
    return () => check(given);
  };
  const most = 5 * floorMs;
  if (timeOf(run(4)) <= most) return true;
  const [once, twice, fourTimes] = [1, 2, 4].map((times) => Math.max(floorMs, shortest(run(times))));
  return Number(twice) / Number(once) <= 5 && Number(fourTimes) / Number(once) <= 5;
}
