import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RECORDINGS_DIR } from '../folders.ts';
import { mediaFile } from '../language.ts';
import { partsWhere } from './levels.ts';
import type { Speech } from './speech.ts';
import { PAUSES, SAMPLE_RATE } from './voices.ts';
import { readWav } from './wav.ts';

const run = promisify(execFile);

/** Somebody speaks where the level is above this share of the loudest window's. */
const THRESHOLD = 0.05;

/** The least peak of a recording, as a share of full scale, and how its length may differ from the synthetic line's. */
const LEAST = { peak: 0.03, length: 0.4 };
const LONGEST = 2.5;

/** The recording of a clip, if somebody made one. */
export function recordingOf(clip: string): string | null {
  const file = join(RECORDINGS_DIR, mediaFile(`${clip}.wav`));
  return existsSync(file) ? file : null;
}

/**
 * Any wav file as mono sound at SAMPLE_RATE.
 * @throws Error for a file that is no sound
 */
export async function readRecording(file: string): Promise<Int16Array<ArrayBuffer>> {
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 'wav', '-bitexact', '-'],
    { encoding: 'buffer', maxBuffer: 64e6 },
  ).catch(({ stderr }) => {
    throw new Error(`${file} is no sound that ffmpeg can read: ${String(stderr).trim()}`);
  });
  return readWav(stdout);
}

/** Why a recording cannot stand for a line; null when it can. */
export function recordingFault(recording: Int16Array, { seconds }: Pick<Speech, 'seconds'>): string | null {
  const peak = recording.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 32768;
  if (peak < LEAST.peak) return `is too quiet (its peak is ${(peak * 100).toFixed(1)} % of full scale)`;
  const length = recording.length / SAMPLE_RATE;
  if (length > LONGEST * seconds || length < LEAST.length * seconds)
    return `lasts ${length.toFixed(1)} s, and its line ${seconds.toFixed(1)} s: is it another one?`;
  return null;
}

/** The parts of a recording in which somebody speaks, in samples. */
const voicedParts = (pcm: Int16Array) => partsWhere(pcm, (level, loudest) => level > loudest * THRESHOLD);

/**
 * A recording in place of the synthetic line: its words and phones keep their share of the speaking time, spread
 * evenly over the parts of the recording that carry speech. Silence before and after is that of every clip.
 * @throws Error that says why the recording cannot stand for the line
 */
export function fitToRecording(synthetic: Speech, recording: Int16Array): Speech {
  const fault = recordingFault(recording, synthetic);
  const parts = voicedParts(recording);
  const [first, last] = [parts[0], parts.at(-1)];
  if (fault || !first || !last) throw new Error(`the recording ${fault ?? 'is silent'}`);
  const voiced = parts.reduce((sum, part) => sum + part.end - part.start, 0);
  const lead = Math.round(PAUSES.lead * SAMPLE_RATE);

  const spokenUntil = (seconds: number) =>
    synthetic.phones.reduce((sum, phone) => {
      return phone.word === null ? sum : sum + Math.max(0, Math.min(phone.end, seconds) - phone.start);
    }, 0);
  const spoken = spokenUntil(synthetic.seconds);
  const moved = (seconds: number, side: 'start' | 'end') => {
    let left = (spokenUntil(seconds) / spoken) * voiced;
    for (const part of parts) {
      const length = part.end - part.start;
      if (left < length || (left === length && side === 'end')) {
        return (lead + part.start - first.start + left) / SAMPLE_RATE;
      }
      left -= length;
    }
    return (lead + last.end - first.start) / SAMPLE_RATE;
  };
  const move = <Timed extends { start: number; end: number }>(timed: Timed): Timed => ({
    ...timed,
    start: moved(timed.start, 'start'),
    end: moved(timed.end, 'end'),
  });

  const tail = Math.round(PAUSES.tail * SAMPLE_RATE);
  const pcm = new Int16Array(lead + last.end - first.start + tail);
  pcm.set(recording.subarray(first.start, last.end), lead);
  return {
    pcm,
    phones: synthetic.phones.filter((phone) => phone.word !== null).map(move),
    words: synthetic.words.map(move),
    seconds: pcm.length / SAMPLE_RATE,
  };
}
