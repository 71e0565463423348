import type { Language } from '#content/languages.ts';
import { filmIn } from '#studio/language.ts';
import { filmClip } from '../film-clip.ts';
import type { Job } from '../jobs.ts';

/** The messages to and from a worker. */
export type Order = { job: Job; folder: string; language: Language };
export type Report = { clip: string } & (
  | { film: Awaited<ReturnType<typeof filmClip>> }
  | { failure: string }
);

process.on('message', async ({ job, folder, language }: Order) => {
  filmIn(language);
  let report: Report;
  try {
    report = { clip: job.clip, film: await filmClip(job, folder) };
  } catch (error) {
    report = { clip: job.clip, failure: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(report);
});

// Whoever stops the render stops its workers.
process.on('disconnect', () => process.exit());
