/** The specification's timer starts at 10 (section 9). */
const timerStartSeconds = 10;

export type VisitClock = ReturnType<typeof createVisitClock>;

/**
 * Time spent at one exercise: it counts up, is never shown, has no limit, and stops while anything covers the exercise
 * or the tab is hidden (docs/product-decisions.md#visit-seconds).
 * @param now milliseconds of a clock that never goes back
 */
export function createVisitClock(now: () => number) {
  let before = 0;
  let runningSince: number | null = null;

  const elapsedMs = () => Math.round(before + (runningSince === null ? 0 : now() - runningSince));

  return {
    /** Back to zero, stopped. */
    reset(): void {
      before = 0;
      runningSince = null;
    },
    setRunning(running: boolean): void {
      if (running === (runningSince !== null)) return;
      before = elapsedMs();
      runningSince = running ? now() : null;
    },
    elapsedMs,
    /** The timer of the specification: whole seconds, starting at 10. */
    seconds: () => timerStartSeconds + Math.floor(elapsedMs() / 1000),
  };
}
