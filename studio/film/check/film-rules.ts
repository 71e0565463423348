import { worded } from '#studio/language.ts';
import type { Job } from '../jobs.ts';
import { LIMITS, TARGET } from '../limits.ts';
import type { Loudness } from '../loudness.ts';
import type { Probe } from './probe.ts';

const FORM = { codecs: 'h264+aac', width: 1280, height: 720, pixels: 'yuv420p', fps: '24/1' };

/** Describes what is wrong with the file of a film. */
export function filmFaults(film: Probe): string[] {
  const is = { ...film, codecs: film.codecs.join('+') };
  const faults = Object.entries(FORM)
    .filter(([name, wanted]) => is[name as keyof typeof FORM] !== wanted)
    .map(([name, wanted]) => `${name}: ${is[name as keyof typeof FORM]} instead of ${wanted}`);
  if (film.keyframes !== 1) faults.push(`${film.keyframes} keyframes instead of 1`);
  if (!film.faststart) faults.push('the index comes after the data (faststart)');
  if (film.endLevel > LIMITS.endLevel)
    faults.push(`the last 0.3 s are not silent: ${film.endLevel.toFixed(0)} dBFS`);
  return faults;
}

/** Whether a clip has the length it may have, in seconds. */
export function lengthFaults({ clip, role }: Pick<Job, 'clip' | 'role'>, seconds: number): string[] {
  const longest = LIMITS.longest[clip] ?? LIMITS.longest[role] ?? LIMITS.longest.other;
  if (seconds >= LIMITS.shortest && seconds <= longest) return [];
  return [`${seconds.toFixed(1)} s long: ${LIMITS.shortest} to ${longest} s are allowed`];
}

/** Whether a line is spoken calmly, in words a minute. */
export function paceFaults(pace: number): string[] {
  const { slowest, fastest } = worded(LIMITS.pace);
  return pace >= slowest && pace <= fastest
    ? []
    : [`${pace.toFixed(1)} words a minute: ${slowest} to ${fastest}`];
}

export function loudnessFaults({ lufs, peak }: Loudness): string[] {
  const faults: string[] = [];
  if (Math.abs(lufs - TARGET.lufs) > LIMITS.loudnessOff)
    faults.push(`${lufs} LUFS instead of ${TARGET.lufs}`);
  if (peak >= LIMITS.peak) faults.push(`true peak ${peak} dBFS is not under ${LIMITS.peak}`);
  return faults;
}
