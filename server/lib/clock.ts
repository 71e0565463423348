/** The source of every time: passed in, so that tests and the sandbox decide what "now" is. */
export type Clock = { now(): Date };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };
