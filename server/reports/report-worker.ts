import { parentPort } from 'node:worker_threads';
import { renderHuddle } from './render-huddle.ts';
import { renderReport } from './render-report.ts';
import type { Printed } from './report-queue.ts';

/** Renders one report or huddle after the other, outside the thread that handles requests. */
parentPort?.on('message', async ({ id, printed }: { id: number; printed: Printed }) => {
  try {
    const pdf = await ('topic' in printed ? renderHuddle(printed) : renderReport(printed));
    parentPort?.postMessage({ id, pdf });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
