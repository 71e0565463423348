import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TARGET } from './limits.ts';

const run = promisify(execFile);

/** Integrated loudness in LUFS, true peak in dBFS. */
export type Loudness = { lufs: number; peak: number };

/** Takes rumble away and lifts the consonants that failing ears miss first. */
const CLEAR = 'highpass=f=70,equalizer=f=2800:t=q:w=0.9:g=2.5';

/**
 * Measures a file's sound.
 * @param filters ffmpeg filters to apply first, or an empty list
 */
export async function measure(file: string, filters = 'anull'): Promise<Loudness> {
  const { stderr } = await run(
    'ffmpeg',
    [
      '-hide_banner',
      '-nostats',
      '-i',
      file,
      '-map',
      '0:a',
      '-af',
      `${filters},ebur128=peak=true`,
      '-f',
      'null',
      '-',
    ],
    { maxBuffer: 64e6 },
  );
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const lufs = Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]);
  const peak = Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]);
  if (Number.isNaN(lufs) || Number.isNaN(peak)) throw new Error(`no loudness measured in ${file}`);
  return { lufs, peak };
}

/** The limiter's ceilings, as shares of full scale; the first is almost always low enough. */
const CEILINGS = [0.66, 0.56, 0.47, 0.4];

/** LU by which a line may miss the target after its first correction: one that misses more is corrected once more. */
const CLOSE = 1;

const masteredBy = (gain: number, ceiling: number) =>
  `${CLEAR},volume=${gain.toFixed(1)}dB,alimiter=limit=${ceiling}:level=false:attack=2:release=40,aresample=24000`;

/**
 * The filters that bring a line to the target: a gain and a limiter. The limiter reduces the loudness, so the
 * gain is corrected. Encoding can raise a peak above the limiter by an unpredictable amount: such a line is
 * limited harder.
 * @param coding how it will be encoded
 * @throws Error for a line whose peaks no ceiling holds
 */
export async function mastering(wav: string, coding: readonly string[]): Promise<string> {
  const raw = await measure(wav, CLEAR);
  for (const ceiling of CEILINGS) {
    const filters = masteredBy(await gainTo(wav, TARGET.lufs - raw.lufs, ceiling), ceiling);
    if ((await codedPeak(wav, filters, coding)) <= TARGET.peak) return filters;
  }
  throw new Error(`the peaks of ${wav} stay above ${TARGET.peak} dBFS`);
}

/** The gain, in dB, that reaches the target under a limiter. @param gain that would reach it without one */
async function gainTo(wav: string, gain: number, ceiling: number): Promise<number> {
  const missing = async (tried: number) =>
    TARGET.lufs - (await measure(wav, masteredBy(tried, ceiling))).lufs;
  const corrected = gain + (await missing(gain));
  const left = await missing(corrected);
  return Math.abs(left) > CLOSE ? corrected + left : corrected;
}

/** The true peak, in dBFS, of the sound as it will be in the clip. */
async function codedPeak(wav: string, filters: string, coding: readonly string[]): Promise<number> {
  const coded = `${wav}.m4a`;
  await run('ffmpeg', ['-hide_banner', '-y', '-i', wav, '-af', filters, ...coding, coded]);
  return (await measure(coded)).peak;
}
