/** The source of every time: passed in, so that tests and the sandbox decide what "now" is. */
export type Clock = { now(): Date };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Clocks of several machines differ; a time further in the future was stored while a clock was wrong. */
export const clockToleranceMs = minuteMs;

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };
