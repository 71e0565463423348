/** Where every time comes from: passed in, so that tests and the sandbox decide what "now" is. */
export type Clock = { now(): Date };

/** The time of the machine. */
export const systemClock: Clock = { now: () => new Date() };
