import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileHash } from '#content/hashes.ts';
import { filmedIn, mediaFile } from '#studio/language.ts';
import type { Job } from '../jobs.ts';
import { madeFrom } from './made-from.ts';
import { enterClip, readManifest, readSources } from './manifest.ts';
import { KEEP_MEMORY } from './memory.ts';
import type { Progress } from './progress.ts';
import type { Order, Report } from './worker.ts';

/** The jobs whose clip in the folder is missing, was modified, or has other sources than now. */
export function changedJobs(jobs: Job[], folder: string): Job[] {
  const [manifest, sources] = [readManifest(folder), readSources(folder)];
  return jobs.filter(({ clip, ...job }) => {
    const file = join(folder, mediaFile(`${clip}.mp4`));
    if (!existsSync(file) || manifest[clip]?.fileHash !== fileHash(readFileSync(file))) return true;
    return sources[clip] !== madeFrom({ clip, ...job } as Job);
  });
}

/**
 * Renders clips with one process per core. Every finished clip is recorded at once, so a stopped render continues where it
 * was.
 * @returns what went wrong, by clip
 */
export async function render(jobs: Job[], folder: string, progress: Progress): Promise<Map<string, string>> {
  mkdirSync(folder, { recursive: true });
  // Long clips come first, so that no core is left with a long one at the end.
  const waiting = [...jobs].sort((a, b) => a.script.length - b.script.length);
  const failures = new Map<string, string>();

  const work = async (worker: ChildProcess) => {
    for (let job = waiting.pop(); job; job = waiting.pop()) {
      const source = madeFrom(job);
      const report = await ask(worker, { job, folder, language: filmedIn() });
      if ('film' in report) enterClip(folder, job.clip, report.film, source);
      else failures.set(job.clip, report.failure);
      progress.done(job);
    }
    worker.disconnect();
  };
  const count = Math.min(availableParallelism(), jobs.length);
  const workers = Array.from({ length: count }, startWorker);
  await Promise.all(workers.map(work));
  return failures;
}

function startWorker(): ChildProcess {
  const program = [...KEEP_MEMORY, process.execPath, join(import.meta.dirname, 'worker.ts')];
  return spawn('env', program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

function ask(worker: ChildProcess, order: Order): Promise<Report> {
  return new Promise((answer) => {
    const settle = (report: Report) => {
      worker.off('message', settle).off('exit', died);
      answer(report);
    };
    const died = (code: number) => settle({ clip: order.job.clip, failure: `the worker stopped (${code})` });
    worker.on('message', settle).on('exit', died);
    if (!worker.connected) died(worker.exitCode ?? 1);
    else worker.send(order);
  });
}
