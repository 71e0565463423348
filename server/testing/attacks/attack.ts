/** What one group of attacks tried, by kind, and what it found: of a sound server nothing. */
export type Outcome = { requests: Map<string, number>; faults: string[] };

const mostFaultsOfOneKind = 3;

/** Counts the requests of an attack by their kind, and collects what they found. */
export function startOutcome() {
  const outcome: Outcome = { requests: new Map(), faults: [] };
  const found = new Map<string, number>();
  return {
    outcome,
    count: (kind: string) => {
      outcome.requests.set(kind, (outcome.requests.get(kind) ?? 0) + 1);
    },
    /** Only the first ones of a kind: a broken server has the same fault many times. */
    fault: (kind: string, text: string) => {
      const times = (found.get(kind) ?? 0) + 1;
      found.set(kind, times);
      if (times <= mostFaultsOfOneKind) outcome.faults.push(`${kind}: ${text}`.slice(0, 1000));
    },
  };
}

/** Prints what a group of attacks tried. @returns what it found */
export function reportOutcome(group: string, { requests, faults }: Outcome): string[] {
  const total = [...requests.values()].reduce((sum, count) => sum + count, 0);
  const kinds = [...requests].map(([kind, count]) => `${kind} ${count}`).join(', ');
  process.stdout.write(`attacks: ${group}: ${total} requests (${kinds})\n`);
  return faults;
}

/** The kinds of what was found, without its details. */
export const kindsOf = ({ faults }: Pick<Outcome, 'faults'>): string[] =>
  [...new Set(faults.map((fault) => fault.split(':')[0] ?? ''))].sort();

/** The kinds of what was tried. */
export const triedIn = ({ requests }: Outcome): string[] => [...requests.keys()].sort();
