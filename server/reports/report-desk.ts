import { Worker } from 'node:worker_threads';
import { Problem } from '#server/problem.ts';
import type { Report } from './report.ts';

/** Reports under way or waiting at most; each takes well under a second. */
const room = 40;
const retryAfterSeconds = 10;

type Answer = { id: number; pdf?: Uint8Array; error?: string };
type Waiting = { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void };

export type ReportDesk = ReturnType<typeof createReportDesk>;

/** One worker thread that draws reports, started with the first one, and a queue that is never long. */
export function createReportDesk() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let last = 0;

  function start(): Worker {
    const started = new Worker(new URL('./report-worker.ts', import.meta.url));
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
    if (waiting.size < room) return;
    throw new Problem('busy', 'Many reports are being made right now. Please try again in a moment.', {
      retryAfterSeconds,
    });
  }

  return {
    /** @throws Problem `busy` with the seconds to wait when the queue is full */
    checkRoom,

    /** The PDF's bytes. @throws Problem `busy` when the queue is full */
    async draw(report: Report): Promise<Uint8Array> {
      checkRoom();
      worker ??= start();
      last += 1;
      const id = last;
      const drawn = new Promise<Uint8Array>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, report });
      return drawn;
    },

    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
