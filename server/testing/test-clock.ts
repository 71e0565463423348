import type { Clock } from '#server/lib/clock.ts';

/** A clock that stands still until `advance` is called. */
export function testClock(start = '2026-06-01T09:00:00Z'): Clock & { advance(ms: number): void } {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(ms) {
      now += ms;
    },
  };
}
