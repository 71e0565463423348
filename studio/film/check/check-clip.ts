import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash, scriptHash } from '#content/hashes.ts';
import type { Clip } from '#content/schema.ts';
import { wordsPerMinute } from '../../speech/speech.ts';
import type { Job } from '../jobs.ts';
import { LIMITS } from '../limits.ts';
import { measure } from '../loudness.ts';
import { loadScene } from '../scene-files.ts';
import { soundtrackOf } from '../soundtrack.ts';
import { captionFaults } from './caption-rules.ts';
import { filmFaults, lengthFaults, loudnessFaults } from './film-rules.ts';
import { probe } from './probe.ts';
import { sceneFaults } from './scene-rules.ts';

/** A clip's figures and what is wrong with it. */
export type Finding = {
  job: Job;
  faults: string[];
  figures: { seconds: number; lufs: number; peak: number; pace: number; captionOff: number; bytes: number };
};

/** Checks a finished clip against every rule: its files, sound, captions and picture. */
export async function checkClip(job: Job, folder: string, entry: Clip): Promise<Finding> {
  const file = join(folder, `${job.clip}.mp4`);
  const [film, loudness, { speech, sounds }] = await Promise.all([
    probe(file),
    measure(file),
    soundtrackOf(job),
  ]);
  const captions = captionFaults(
    readFileSync(join(folder, entry.captions), 'utf8'),
    job.speaker,
    speech.words,
    sounds.flatMap(({ lines }) => lines),
  );
  const pace = wordsPerMinute(speech);
  const faults = [
    ...(entry.scriptHash === scriptHash({ character: job.speaker, script: job.script })
      ? []
      : ['script changed']),
    ...(entry.fileHash === fileHash(readFileSync(file)) ? [] : ['the file is not the one in the manifest']),
    ...filmFaults(film),
    ...lengthFaults(job, film.seconds),
    ...loudnessFaults(loudness),
    ...captions.faults,
    ...(pace > LIMITS.pace.any ? [`${pace.toFixed(0)} words a minute: ${LIMITS.pace.any} at most`] : []),
    ...(job.role === 'scene' ? sceneFaults(await loadScene(job.exerciseId)) : []),
  ];
  const figures = { ...loudness, seconds: film.seconds, pace, captionOff: captions.off, bytes: entry.bytes };
  return { job, faults, figures };
}
