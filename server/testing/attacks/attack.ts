/** What one group of attacks tried, and what it found: of a sound server nothing. */
export type Outcome = { requests: Record<string, number>; faults: string[] };

export type Attack = (address: string) => Promise<Outcome>;

const mostFaults = 20;

/** Counts the requests of an attack by their kind, and collects what they found. */
export function startOutcome() {
  const outcome: Outcome = { requests: {}, faults: [] };
  return {
    outcome,
    count: (kind: string) => {
      outcome.requests[kind] = (outcome.requests[kind] ?? 0) + 1;
    },
    /** Only the first ones: a broken server has the same fault many times. */
    fault: (text: string) => {
      if (outcome.faults.length < mostFaults) outcome.faults.push(text.slice(0, 1000));
    },
  };
}

export function totalOf({ requests }: Outcome): number {
  return Object.values(requests).reduce((sum, count) => sum + count, 0);
}
