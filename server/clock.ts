/** Where every time comes from: passed in, so that tests and the sandbox decide what "now" is. */
export type Clock = { now(): Date };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The time of the machine. */
export const systemClock: Clock = { now: () => new Date() };
