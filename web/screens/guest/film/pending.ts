/** What has not happened by then is looked at as it is. */
const settledAtLatestMs = 4000;

/** A guess for the first start; the longest that the next one aims ahead. */
const firstStartSeconds = 0.1;
const longestStartSeconds = 1.5;

/** A start or a jump that was asked for and has not happened yet, and how long they take on this screen. */
export function createPending() {
  let since: number | null = null;
  let startSeconds = firstStartSeconds;
  return {
    /** Restarts the count for a jump; a start goes on with the count that runs. */
    begin({ anew = false } = {}): void {
      if (anew || since === null) since = performance.now();
    },
    forget(): void {
      since = null;
    },
    /** @param counts whether it says how long starts take here */
    happened(counts: boolean): void {
      if (since === null) return;
      const tookSeconds = (performance.now() - since) / 1000;
      if (counts) startSeconds = Math.min(longestStartSeconds, (startSeconds + tookSeconds) / 2);
      since = null;
    },
    isPending: (): boolean => since !== null,
    isSettled: (): boolean => since === null || performance.now() - since > settledAtLatestMs,
    startSeconds: (): number => startSeconds,
  };
}
