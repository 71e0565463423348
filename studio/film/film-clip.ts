import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clip } from '#content/film-schema.ts';
import { fileHash, scriptHash } from '#content/hashes.ts';
import { withoutMarks } from '#content/marks.ts';
import { CACHE_DIR } from '../folders.ts';
import { mediaFile } from '../language.ts';
import { writeWav } from '../speech/wav.ts';
import { encoder, soundCoding } from './encode.ts';
import { FPS } from './frames.ts';
import type { Job } from './jobs.ts';
import { mastering } from './loudness.ts';
import { painter } from './painter.ts';
import { production } from './production.ts';
import { soundtrackOf } from './soundtrack.ts';
import type { Take } from './takes/take.ts';
import { captionsOf, webVtt } from './words/captions.ts';
import { transcriptOf } from './words/transcript.ts';

/** Makes one clip with its captions and stills in a folder. @returns its entry for the manifest */
export async function filmClip(job: Job, folder: string): Promise<Clip> {
  const work = join(CACHE_DIR, 'work', `${job.clip}.${process.pid}`);
  await mkdir(work, { recursive: true });
  try {
    const { speech, sounds } = await soundtrackOf(job);
    const { take, pictured, writeStills } = await production(job, speech);
    const captions = mediaFile(`${job.clip}.vtt`);
    const script = withoutMarks(job.script);
    const film = await shoot(take, work);
    const bytes = await readFile(film);
    await writeFile(join(folder, captions), webVtt([...sounds, ...captionsOf(speech.words)], job.character));
    await rename(film, join(folder, mediaFile(`${job.clip}.mp4`)));
    return {
      scriptHash: scriptHash({ character: job.character, script }),
      fileHash: fileHash(bytes),
      seconds: speech.seconds,
      bytes: bytes.length,
      captions,
      transcript: transcriptOf({ script: job.script, pictured, sounds }),
      ...(await writeStills(folder)),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function shoot(take: Take, work: string): Promise<string> {
  const [wav, film] = [join(work, 'speech.wav'), join(work, 'clip.mp4')];
  await writeFile(wav, writeWav(take.speech.pcm));
  const coding = soundCoding(take.speech.seconds);
  const encode = encoder(film, { wav, filters: await mastering(wav, coding), coding });
  const paint = painter(take);
  for (let frame = 0; frame < Math.round(take.speech.seconds * FPS); frame++) {
    await encode.write(paint(frame / FPS).data());
  }
  await encode.finish();
  return film;
}
