import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RECORDINGS_DIR } from '../folders.ts';
import type { Speech } from './speech.ts';
import { PAUSES, SAMPLE_RATE } from './voices.ts';
import { readWav } from './wav.ts';

const run = promisify(execFile);

/** Energy is judged in windows of 10 ms; the speech threshold is 5 % of the loudest window's level. */
const WINDOW = SAMPLE_RATE / 100;
const THRESHOLD = 0.05;

/** The recording of a clip, if somebody made one. */
export function recordingOf(clip: string): string | null {
  const file = join(RECORDINGS_DIR, `${clip}.wav`);
  return existsSync(file) ? file : null;
}

/** Any wav file as mono sound at SAMPLE_RATE. */
export async function readRecording(file: string): Promise<Int16Array<ArrayBuffer>> {
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-ac', '1', '-ar', String(SAMPLE_RATE), '-f', 'wav', '-bitexact', '-'],
    { encoding: 'buffer', maxBuffer: 64e6 },
  );
  return readWav(stdout);
}

/** The parts of a recording in which somebody speaks, in samples. */
export function voicedParts(pcm: Int16Array): { start: number; end: number }[] {
  const levels: number[] = [];
  for (let at = 0; at + WINDOW <= pcm.length; at += WINDOW) {
    let sum = 0;
    for (const sample of pcm.subarray(at, at + WINDOW)) sum += sample * sample;
    levels.push(Math.sqrt(sum / WINDOW));
  }
  const threshold = Math.max(...levels) * THRESHOLD;
  const parts: { start: number; end: number }[] = [];
  levels.forEach((level, index) => {
    if (level <= threshold) return;
    const last = parts.at(-1);
    if (last?.end === index * WINDOW) last.end += WINDOW;
    else parts.push({ start: index * WINDOW, end: (index + 1) * WINDOW });
  });
  return parts;
}

/**
 * A recording in place of the synthetic line: its words and phones keep their share of the speaking time, spread
 * evenly over the parts of the recording that carry speech. Silence before and after is that of every clip.
 * @throws Error when the recording is silent
 */
export function fitToRecording(synthetic: Speech, recording: Int16Array): Speech {
  const parts = voicedParts(recording);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error('the recording is silent');
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
