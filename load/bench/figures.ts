/** A response, or none: `status` is 0 for a connection that broke or was too late. */
export type Sample = {
  kind: string;
  /** From the start of the run, when it was due to be sent. */
  dueMs: number;
  /** From when it was due until it was answered, so that a late generator or a full queue is counted, too. */
  ms: number;
  status: number;
  /** Of an error: the code of the problem, or what happened instead of a response. */
  code?: string;
  /** Of an error: whether it says when to come back. */
  saysWhen?: boolean;
};

export type Figures = {
  count: number;
  errors: number;
  p50: number;
  p95: number;
  p99: number;
  p999: number;
  /** The slowest response, and in which second of the run it was due. */
  worst: { ms: number; second: number };
};

export const isError = ({ status }: Pick<Sample, 'status'>) => status < 200 || status >= 400;

/** Errors are counted, and their times count like others: a fast error must not make the rest look fast. */
export function figuresOf(samples: readonly Sample[]): Figures {
  const at = percentilesOf(samples);
  const slowest = samples.reduce<Sample | null>(
    (worst, sample) => (worst && worst.ms >= sample.ms ? worst : sample),
    null,
  );
  return {
    count: samples.length,
    errors: samples.filter(isError).length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    p999: at(0.999),
    worst: { ms: slowest?.ms ?? 0, second: Math.floor((slowest?.dueMs ?? 0) / 1000) },
  };
}

/** How many errors there were of each kind of request, status and code, the most frequent first. */
export function errorsOf(
  samples: readonly Sample[],
): { kind: string; status: number; code: string; count: number }[] {
  const groups = Object.groupBy(samples.filter(isError), ({ kind, status, code }) =>
    [kind, status, code].join(' '),
  );
  return Object.values(groups)
    .flatMap((group = []) => group.slice(0, 1).map((first) => ({ ...first, count: group.length })))
    .map(({ kind, status, code = '', count }) => ({ kind, status, code, count }))
    .sort((a, b) => b.count - a.count);
}

/** Sorts the times once; returns the one below which this share of them is, and 0 without any. */
export function percentilesOf(samples: readonly Pick<Sample, 'ms'>[]): (share: number) => number {
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
}

/** The seconds of a run whose slowest response took at least `leastMs`, the slowest second first. */
export function slowSeconds(samples: readonly Sample[], leastMs: number): { second: number; ms: number }[] {
  const slowest = new Map<number, number>();
  for (const { dueMs, ms } of samples) {
    const second = Math.floor(dueMs / 1000);
    if (ms >= leastMs) slowest.set(second, Math.max(ms, slowest.get(second) ?? 0));
  }
  return [...slowest].map(([second, ms]) => ({ second, ms })).sort((a, b) => b.ms - a.ms);
}

export const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
