import type { Job } from '../jobs.ts';

/** Tells how far a render is. */
export type Progress = { done(job: Job): void };

const WIDTH = 24;

/** "3 min 20 s", rounded to ten seconds above a minute. */
export function timeLeft(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const tens = Math.round(seconds / 10) * 10;
  return `${Math.floor(tens / 60)} min ${tens % 60} s`;
}

/** One line: bar, count, time left. @param share of the work that is done, 0-1 */
export function progressLine(share: number, clips: string, secondsPassed: number): string {
  const filled = Math.round(share * WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const left = share === 0 ? 'working' : `${timeLeft((secondsPassed / share) * (1 - share))} left`;
  return `${bar} ${clips}, ${share >= 1 ? `done in ${timeLeft(secondsPassed)}` : left}`;
}

/** A bar that is redrawn in place on a terminal, and written line by line elsewhere. */
export function progressBar(jobs: Job[], out: NodeJS.WriteStream): Progress {
  const started = performance.now();
  // The cost of a clip depends on its length, which depends on the number of characters.
  const total = jobs.reduce((sum, job) => sum + job.script.length, 0);
  let [letters, count] = [0, 0];
  const show = (name: string) => {
    const clips = `${count} of ${jobs.length} clips`;
    const line = progressLine(letters / total, clips, (performance.now() - started) / 1000);
    out.write(out.isTTY ? `\r${line}\u001b[K${count === jobs.length ? '\n' : ''}` : `${line} ${name}\n`);
  };
  if (out.isTTY) show('');
  return {
    done(job) {
      letters += job.script.length;
      count += 1;
      show(job.clip);
    },
  };
}
