const tickMs = 250;
/** Shorter delays are those of any busy machine. */
const delayMs = 2000;

/** Measures for how long this process was not run at all, as on a machine that was suspended or is far too busy. */
export function watchStillness(now = () => performance.now()): { totalMs(): number; stop(): void } {
  let totalMs = 0;
  let lastAt = now();
  const look = () => {
    const lateMs = now() - lastAt - tickMs;
    if (lateMs > delayMs) totalMs += lateMs;
    lastAt = now();
  };
  const clock = setInterval(look, tickMs);
  return {
    totalMs() {
      look();
      return totalMs;
    },
    stop: () => clearInterval(clock),
  };
}
