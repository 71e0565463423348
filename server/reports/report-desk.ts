import { Worker } from 'node:worker_threads';
import { Problem } from '#server/problem.ts';
import type { Report } from './report.ts';

/** Reports under way or waiting at most; each takes well under a second. */
const room = 40;
const retryAfterSeconds = 10;
/** Several times what the longest report takes; without limits the thread tidies up only when it has become large. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

type Answer = { id: number; pdf?: Uint8Array; error?: string };
type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void };

export type ReportDesk = ReturnType<typeof createReportDesk>;

/** One worker thread that draws reports, started with the first one, and a queue that is never long. */
export function createReportDesk() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;
  /** Being put together or drawn. */
  let underWay = 0;

  function start(): Worker {
    const started = new Worker(new URL('./report-worker.ts', import.meta.url), { resourceLimits });
    started.unref();
    started.on('message', ({ id, pdf, error }: Answer) => {
      const turn = waiting.get(id);
      waiting.delete(id);
      if (pdf) turn?.resolve(pdf);
      else turn?.reject(new Error(error));
    });
    started.on('error', (error) => {
      worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  function checkRoom(): void {
    if (underWay < room) return;
    throw new Problem('busy', 'Many reports are being made right now. Please try again in a moment.', {
      retryAfterSeconds,
    });
  }

  function drawInWorker(report: Report): Promise<Uint8Array> {
    worker ??= start();
    last += 1;
    const id = last;
    const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
    worker.postMessage({ id, report });
    return drawn;
  }

  return {
    /** @throws Problem `busy` with the seconds to wait when the queue is full */
    checkRoom,

    /**
     * The PDF's bytes. A place is taken before the report is put together, so that who is refused costs nothing.
     * @throws Problem `busy` when the queue is full
     */
    async draw(prepare: () => Promise<Report>): Promise<Uint8Array> {
      checkRoom();
      underWay += 1;
      try {
        return await drawInWorker(await prepare());
      } finally {
        underWay -= 1;
      }
    },

    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
