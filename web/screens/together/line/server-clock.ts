/** One ping: sent and answered by the clock of this screen, and the server's clock between the two; all in milliseconds. */
export type Ping = { sentAt: number; at: number; answeredAt: number };

/**
 * How far the server's clock is ahead of this screen's, in milliseconds: by the ping that took the least time, because half of
 * what it took is the most that it can be wrong by.
 */
export function clockOffset(pings: readonly Ping[]): number {
  const best = pings.toSorted((a, b) => a.answeredAt - a.sentAt - (b.answeredAt - b.sentAt))[0];
  return best ? best.at - (best.sentAt + best.answeredAt) / 2 : 0;
}
