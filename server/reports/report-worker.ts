import { parentPort } from 'node:worker_threads';
import { renderReport } from './render-report.ts';
import type { Report } from './report.ts';

/** Renders one report after the other, outside the thread that handles requests. */
parentPort?.on('message', async ({ id, report }: { id: number; report: Report }) => {
  try {
    const pdf = await renderReport(report);
    parentPort?.postMessage({ id, pdf });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
