import type { SentMessage } from '#contract/together-messages.ts';
import { clockOffset, type Ping } from './server-clock.ts';

const pingsAtOnce = 3;
const pingAgainMs = 60_000;

/**
 * Compares the clocks of this screen and the server: three times at once on each new line, and now and then later.
 * @param onCompared called when the clocks have been compared
 */
export function createPinger(send: (message: SentMessage) => void, onCompared: () => void) {
  const asked = new Map<number, number>();
  let pings: Ping[] = [];
  let last = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function ping(): void {
    last += 1;
    asked.set(last, Date.now());
    send({ type: 'ping', id: last });
  }

  function stop(): void {
    clearInterval(timer);
    asked.clear();
  }

  return {
    start(): void {
      stop();
      pings = [];
      for (let count = 0; count < pingsAtOnce; count += 1) ping();
      timer = setInterval(ping, pingAgainMs);
    },
    answered({ id, at }: { id: number; at: number }): void {
      const sentAt = asked.get(id);
      asked.delete(id);
      if (sentAt === undefined) return;
      pings = [...pings, { sentAt, at, answeredAt: Date.now() }].slice(-pingsAtOnce);
      if (pings.length === pingsAtOnce) onCompared();
    },
    stop,
    isCompared: (): boolean => pings.length === pingsAtOnce,
    /** Milliseconds since 1970 by the server's clock. */
    now: (): number => Date.now() + clockOffset(pings),
  };
}
