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
  /** The second of the run in which half of the responses were slower than in any other: a stall, not one slow response. */
  worstSecond: { second: number; p50: number };
};

export const isError = ({ status }: Pick<Sample, 'status'>) => status < 200 || status >= 400;

/**
 * Errors are counted, and their times count like others: a fast error must not make the rest look fast. Without a
 * response the times are NaN, so that no goal is met by none.
 */
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
    worst: { ms: slowest?.ms ?? Number.NaN, second: secondOf(slowest ?? { dueMs: 0 }) },
    worstSecond: worstSecondOf(samples),
  };
}

const secondOf = ({ dueMs }: Pick<Sample, 'dueMs'>) => Math.floor(dueMs / 1000);

function worstSecondOf(samples: readonly Sample[]): Figures['worstSecond'] {
  const bySecond = Object.entries(Object.groupBy(samples, secondOf));
  return bySecond
    .map(([second, all = []]) => ({ second: Number(second), p50: percentilesOf(all)(0.5) }))
    .reduce((worst, one) => (worst.p50 >= one.p50 ? worst : one), { second: 0, p50: Number.NaN });
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

/** Sorts the times once; returns the one below which this share of them is, and NaN without any. */
export function percentilesOf(samples: readonly Pick<Sample, 'ms'>[]): (share: number) => number {
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
}

/** A second of a run, its slowest response, and when the last one that was due in it had come. */
export type SlowSecond = { second: number; ms: number; untilMs: number };

/** The seconds of a run whose slowest response took at least `leastMs`, the slowest second first. */
export function slowSeconds(samples: readonly Sample[], leastMs: number): SlowSecond[] {
  return Object.entries(Object.groupBy(samples, secondOf))
    .map(([second, all = []]) => ({
      second: Number(second),
      ms: Math.max(...all.map(({ ms }) => ms)),
      untilMs: Math.max(...all.map(({ dueMs, ms }) => dueMs + ms)),
    }))
    .filter(({ ms }) => ms >= leastMs)
    .sort((a, b) => b.ms - a.ms);
}

export const milliseconds = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

/** Of an even number of values the middle between the two in the middle; 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}
