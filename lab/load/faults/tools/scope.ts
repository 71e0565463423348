/** What one try of a fault has started, and how that ends. */
export type Scope = {
  /** Undoes a step at the end, the last one first. @throws Error once it has ended, after which nothing may start */
  onEnd(step: () => unknown): void;
  /** For what is started again and again. @throws Error once it has ended */
  checkOpen(): void;
  /** Undoes every step; a second call waits for the first. @throws Error after all of them if one failed */
  end(): Promise<void>;
};

export function openScope(): Scope {
  const steps: (() => unknown)[] = [];
  let hasEnded = false;
  let undoing: Promise<void> | undefined;

  function checkOpen(): void {
    if (hasEnded) throw new Error('It was started after the end of the fault.');
  }
  async function undo(): Promise<void> {
    const failures: string[] = [];
    for (let step = steps.pop(); step; step = steps.pop()) {
      const undone = step;
      await (async () => undone())().catch((error) => failures.push(String(error)));
    }
    if (failures.length > 0) throw new Error(`Something was left behind: ${failures.join('; ')}`);
  }
  return {
    checkOpen,
    onEnd(step) {
      steps.push(step);
      checkOpen();
    },
    end() {
      hasEnded = true;
      undoing ??= undo();
      return undoing;
    },
  };
}

/** Runs at most this many works at the same time, in the order in which they came. */
export function limitTo(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
