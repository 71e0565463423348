import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE_DIR } from '../folders.ts';
import { type Phone, parseLabels } from './labels.ts';
import { SAMPLE_RATE, type Voice } from './voices.ts';
import { readWav } from './wav.ts';

const run = promisify(execFile);

/** A spoken sentence as the synthesiser gives it, with its own short silences at both ends. */
export type SpokenSentence = { pcm: Int16Array<ArrayBuffer>; phones: Phone[] };

/**
 * Speaks one sentence with RHVoice, or takes it from the cache. The same text and voice give the same bytes.
 * @throws Error when the phones do not end where the sound does: the voice split the text into two sentences
 */
export async function synthesize(text: string, voice: Voice): Promise<SpokenSentence> {
  const key = createHash('sha256')
    .update(JSON.stringify([text, voice.profile, voice.rate, voice.pitch]))
    .digest('hex');
  const kept = join(CACHE_DIR, 'speech', key.slice(0, 24));
  if (!existsSync(kept)) await keepSentence(text, voice, kept);

  const [wav, labels] = await Promise.all([
    readFile(join(kept, 'wav')),
    readFile(join(kept, 'hts.lab'), 'utf8'),
  ]);
  const sentence = { pcm: readWav(wav), phones: parseLabels(labels) };
  const gap = Math.abs((sentence.phones.at(-1)?.end ?? 0) - sentence.pcm.length / SAMPLE_RATE);
  if (gap > 0.02) throw new Error(`phones and sound differ by ${Math.round(gap * 1000)} ms in: ${text}`);
  return sentence;
}

async function keepSentence(text: string, voice: Voice, kept: string): Promise<void> {
  const work = `${kept}.${process.pid}`;
  await mkdir(work, { recursive: true });
  await writeFile(join(work, 'text'), `${text}\n`);
  // The labels of a process are those of its last sentence, and only quality `max` writes them.
  await run('env', [
    `RHVOICE_DEBUG_HTS_FILE=${join(work, 'hts')}`,
    'RHVoice-test',
    ...['-q', 'max', '-p', voice.profile, '-r', String(voice.rate), '-t', String(voice.pitch)],
    ...['-i', join(work, 'text'), '-o', join(work, 'wav')],
  ]);
  // Two workers may speak the same sentence: the first to rename wins, the bytes are the same.
  await rename(work, kept).catch(() => rm(work, { recursive: true, force: true }));
}
