import { Worker } from 'node:worker_threads';
import { Problem } from '#server/lib/problem.ts';
import type { WorkerQueue } from '#server/lib/worker-queue.ts';
import type { Huddle } from '#server/services/huddle.ts';
import type { Report } from '#server/services/report.ts';
import { reportsMessages } from './messages.ts';

/** The most reports that may be in progress or waiting; each takes well under a second. */
const capacity = 40;
const retryAfterSeconds = 10;
/** Several times the needs of the longest report. Without limits the thread collects garbage only when it is large. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

export type Printed = Report | Huddle;
type WorkerMessage = { id: number; pdf?: Uint8Array; error?: string };
type WaitingReport = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void };

/** One worker thread that renders reports and huddles, started with the first one, and a short queue. */
export function createReportQueue(): WorkerQueue<Printed> {
  const waiting = new Map<number, WaitingReport>();
  let worker: Worker | null = null;
  let last = 0;
  /** Reports that are being prepared or rendered. */
  let inProgress = 0;

  function start(): Worker {
    const started = new Worker(new URL('./report-worker.ts', import.meta.url), { resourceLimits });
    started.unref();
    started.on('message', ({ id, pdf, error }: WorkerMessage) => {
      const waitingReport = waiting.get(id);
      waiting.delete(id);
      if (pdf) waitingReport?.resolve(pdf);
      else waitingReport?.reject(new Error(error));
    });
    started.on('error', (error) => {
      worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  function checkCapacity(): void {
    if (inProgress < capacity) return;
    throw new Problem('busy', reportsMessages.manyReports, {
      retryAfterSeconds,
    });
  }

  function renderInWorker(printed: Printed): Promise<Uint8Array> {
    worker ??= start();
    last += 1;
    const id = last;
    const rendered = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, printed });
    return rendered;
  }

  return {
    checkCapacity,

    async render(prepare: () => Promise<Printed>): Promise<Uint8Array> {
      checkCapacity();
      inProgress += 1;
      try {
        return await renderInWorker(await prepare());
      } finally {
        inProgress -= 1;
      }
    },

    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
