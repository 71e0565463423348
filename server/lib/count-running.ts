/** Counts the calls of a function that have not ended. */
export function countRunning<A extends unknown[], R>(work: (...given: A) => Promise<R>) {
  let running = 0;
  return {
    running: () => running,
    async counted(...given: A): Promise<R> {
      running += 1;
      try {
        return await work(...given);
      } finally {
        running -= 1;
      }
    },
  };
}
