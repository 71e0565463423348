import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clip } from '#content/film-schema.ts';
import { fileHash, scriptHash } from '#content/hashes.ts';
import { mediaFile } from '../../language.ts';
import { wordsPerMinute } from '../../speech/speech.ts';
import type { Job } from '../jobs.ts';
import { LIMITS } from '../limits.ts';
import { measure } from '../loudness.ts';
import { sceneOfJob } from '../production.ts';
import { soundtrackOf } from '../soundtrack.ts';
import { sceneTake } from '../takes/exercise-takes.ts';
import { captionFaults } from './caption-rules.ts';
import { filmFaults, lengthFaults, loudnessFaults, paceFaults } from './film-rules.ts';
import { movedInTake } from './movement.ts';
import { probe } from './probe.ts';
import { sceneFaults } from './scene-rules.ts';
import { detailFaults } from './state-rules.ts';

/** A clip's figures and what is wrong with it. */
export type Finding = {
  job: Job;
  faults: string[];
  /** What happens in a scene, and the share of the frame that it changes in the shot seen then. */
  happens: { moves: string; share: number } | null;
  /** The captions of what rings, beeps or calls, and how loud the finished clip is before its first word. */
  heard: { captions: string[]; lufs: number } | null;
  figures: { seconds: number; lufs: number; peak: number; pace: number; captionOff: number; bytes: number };
};

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** ffmpeg's filter for the sound before a second of the clip. */
const before = (second: number) => `atrim=end=${second.toFixed(3)}`;

/** Checks a finished clip against every rule: its files, sound, captions and picture. */
export async function checkClip(job: Job, folder: string, entry: Clip): Promise<Finding> {
  const file = join(folder, mediaFile(`${job.clip}.mp4`));
  const [film, loudness, { speech, sounds }] = await Promise.all([
    probe(file),
    measure(file),
    soundtrackOf(job),
  ]);
  const captionsOfSounds = sounds.map(({ lines }) => lines.join(' '));
  const captions = captionFaults(
    readFileSync(join(folder, entry.captions), 'utf8'),
    job.character,
    speech.words,
    captionsOfSounds,
  );
  const pace = wordsPerMinute(speech);
  const first = speech.words[0]?.start ?? 0;
  const early = sounds.filter(({ start }) => start < first).map(({ lines }) => lines.join(' '));
  const heard =
    early.length > 0 ? { captions: early, lufs: (await measure(file, before(first))).lufs } : null;
  const scene = job.role === 'scene' ? await sceneOfJob(job) : null;
  const take = scene && job.role === 'scene' ? sceneTake(scene, { ...job, speech }) : null;
  const beat = take?.beats?.[0];
  const happens = scene && take && beat ? { moves: scene.beat.moves, share: movedInTake(take, beat) } : null;
  const faults = [
    ...(entry.scriptHash === scriptHash({ character: job.character, script: job.script })
      ? []
      : ['script changed']),
    ...(entry.fileHash === fileHash(readFileSync(file)) ? [] : ['the file is not the one in the manifest']),
    ...filmFaults(film),
    ...lengthFaults(job, film.seconds),
    ...loudnessFaults(loudness),
    ...captions.faults,
    ...paceFaults(pace),
    ...(heard && heard.lufs < LIMITS.soundAlone
      ? [`${heard.captions} has ${heard.lufs} LUFS before the first word: ${LIMITS.soundAlone} at least`]
      : []),
    ...(scene ? [...sceneFaults(scene), ...detailFaults(scene, speech.seconds)] : []),
    ...(happens && happens.share < LIMITS.moved
      ? [
          `"${happens.moves}" changes ${percent(happens.share)} of the frame: ${percent(LIMITS.moved)} at least`,
        ]
      : []),
  ];
  const figures = { ...loudness, seconds: film.seconds, pace, captionOff: captions.off, bytes: entry.bytes };
  return { job, faults, happens, heard, figures };
}
