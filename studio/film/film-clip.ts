import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileHash, scriptHash } from '#content/hashes.ts';
import type { Clip } from '#content/schema.ts';
import { CACHE_DIR } from '../folders.ts';
import { speechOf } from '../speech/line.ts';
import type { Speech } from '../speech/speech.ts';
import { SAMPLE_RATE } from '../speech/voices.ts';
import { writeWav } from '../speech/wav.ts';
import { captionsOf, webVtt } from './captions.ts';
import { encoder } from './encode.ts';
import { FPS } from './frames.ts';
import type { Job } from './jobs.ts';
import { mastering } from './loudness.ts';
import { painter } from './painter.ts';
import { production } from './production.ts';
import type { Take } from './takes/take.ts';
import { transcriptOf } from './transcript.ts';

const SAMPLES_A_FRAME = SAMPLE_RATE / FPS;

/** Makes one clip with its captions and stills in a folder. @returns its entry for the manifest */
export async function filmClip(job: Job, folder: string): Promise<Clip> {
  const work = join(CACHE_DIR, 'work', `${job.clip}.${process.pid}`);
  await mkdir(work, { recursive: true });
  try {
    const speech = wholeFrames(await speechOf(job.clip, job));
    const { take, pictured, writeStills } = await production(job, speech);
    const captions = `${job.clip}.vtt`;
    const film = await shoot(take, work);
    const bytes = await readFile(film);
    await writeFile(join(folder, captions), webVtt(captionsOf(speech.words), job.speaker));
    await rename(film, join(folder, `${job.clip}.mp4`));
    return {
      scriptHash: scriptHash({ character: job.speaker, script: job.script }),
      fileHash: fileHash(bytes),
      seconds: speech.seconds,
      bytes: bytes.length,
      captions,
      transcript: transcriptOf({ ...job, pictured }),
      ...(await writeStills(folder)),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Sound and pictures end together: the silence at the end fills the last frame. */
function wholeFrames(speech: Speech): Speech {
  const frames = Math.ceil(speech.pcm.length / SAMPLES_A_FRAME);
  const pcm = new Int16Array(frames * SAMPLES_A_FRAME);
  pcm.set(speech.pcm);
  return { ...speech, pcm, seconds: frames / FPS };
}

async function shoot(take: Take, work: string): Promise<string> {
  const [wav, film] = [join(work, 'speech.wav'), join(work, 'clip.mp4')];
  await writeFile(wav, writeWav(take.speech.pcm));
  const encode = encoder(film, { wav, filters: await mastering(wav) });
  const paint = painter(take);
  for (let frame = 0; frame < Math.round(take.speech.seconds * FPS); frame++) {
    await encode.write(paint(frame / FPS).data());
  }
  await encode.finish();
  return film;
}
