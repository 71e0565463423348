/** This month and the eleven before it, as 2026-06, this one last. A month is one of UTC. */
export function monthsOfYear(now: Date): string[] {
  return Array.from({ length: 12 }, (_, place) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + place, 1));
    return first.toISOString().slice(0, 7);
  });
}
