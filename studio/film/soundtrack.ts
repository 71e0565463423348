import { worded } from '../language.ts';
import { aloneFor, delayed, mixed, type Signal } from '../sound/mix.ts';
import { softened } from '../sound/samples.ts';
import { RECIPES, type WorldSound } from '../sound/world-sounds.ts';
import { estimatedSpeech } from '../speech/estimated.ts';
import { speechOf, spokenBy } from '../speech/line.ts';
import type { Speech } from '../speech/speech.ts';
import { PAUSES, SAMPLE_RATE } from '../speech/voices.ts';
import { FPS } from './frames.ts';
import type { Job } from './jobs.ts';
import { LIMITS } from './limits.ts';
import { sceneOfJob } from './production.ts';
import { type Caption, captionLines } from './words/captions.ts';

/** What a clip sounds like: the line with the sounds of its scene below it, and the captions of those sounds. */
export type Soundtrack = { speech: Speech; sounds: Caption[] };

const SAMPLES_A_FRAME = SAMPLE_RATE / FPS;

/** What has lost its sharpest sounds, in hertz: a call from across a room, and what sounds in another room. */
const SOFTENED = { call: 2600, far: 900 };

/** Seconds between the start of the clip and its first caption, and between a sound's caption and the first word. */
const CAPTION = { from: 0.1, before: 0.15 };

/** The sound of a clip. The clip that shows a scene begins with the sounds of that scene, before any word. */
export async function soundtrackOf(job: Job): Promise<Soundtrack> {
  return withWorld(job, await speechOf(job.clip, job), spokenBy);
}

/** The same without any voice, in about its times: for whoever draws. */
export function estimatedSoundtrack(job: Job): Promise<Soundtrack> {
  return withWorld(job, estimatedSpeech(job.script), async (_, words) => estimatedSpeech(words));
}

type Calling = typeof spokenBy;

async function withWorld(job: Job, spoken: Speech, calling: Calling): Promise<Soundtrack> {
  const world = job.role === 'scene' ? ((await sceneOfJob(job)).sounds ?? []) : [];
  return mixedWith(spoken, world, await Promise.all(world.map((sound) => signalOf(sound, calling))));
}

/** Seconds between the last word of a line and what answers it, and after the answer. */
const ANSWER = { after: 0.6, tail: PAUSES.tail };

/** Seconds after the last word in which one hears what became of a sound that goes somewhere. */
const GONE = 3;

/** When each answer is heard, one after the other; null for a sound that comes before the line. */
function answerSpans(world: readonly WorldSound[], signals: readonly Signal[], lastWord: number) {
  let end = lastWord;
  return signals.map(({ sound }, index) => {
    const one = world[index];
    if (one?.name !== 'call' || !one.answers) return null;
    const start = end + (one.after ?? ANSWER.after);
    end = start + sound.length / SAMPLE_RATE;
    return { start, end };
  });
}

/** The line after its sounds and before its answers, and the whole mixed. */
export function mixedWith(
  spoken: Speech,
  world: readonly WorldSound[],
  signals: readonly Signal[],
): Soundtrack {
  const first = spoken.words[0]?.start ?? 0;
  const isBefore = answerSpans(world, signals, 0).map((span) => span === null);
  const alone = Math.max(0, ...signals.filter((_, index) => isBefore[index]).map(aloneFor));
  const late = delayed(spoken, Math.max(0, alone - first));
  const begins = late.words[0]?.start ?? 0;
  const lastWord = late.words.at(-1)?.end ?? 0;
  const answers = answerSpans(world, signals, lastWord);
  const ends = answers.flatMap((span) => (span ? [span.end + ANSWER.tail] : []));
  const line = wholeFrames(
    late,
    Math.max(0, ...ends, ...signals.map(({ goes }) => (goes ? lastWord + GONE : 0))),
  );
  const before = { start: CAPTION.from, end: begins - CAPTION.before };
  const sounds = world.map(({ caption }, index) => ({
    lines: captionLines(`[${worded(caption)}]`),
    ...(answers[index] ?? before),
    sound: true,
  }));
  const placed = signals.map((signal, index) => startingAt(signal, answers[index]?.start ?? 0));
  return { speech: { ...line, pcm: mixed(line, placed) }, sounds };
}

/** The same signal after a silence. */
function startingAt({ sound, ...signal }: Signal, seconds: number): Signal {
  const silence = Math.round(seconds * SAMPLE_RATE);
  const later = new Float32Array(silence + sound.length);
  later.set(sound, silence);
  return { ...signal, sound: later };
}

async function signalOf(sound: WorldSound, calling: Calling): Promise<Signal> {
  if (sound.name !== 'call') {
    const { sound: sounded, every } = RECIPES[sound.name];
    const { goes, isFar } = sound;
    const heard = isFar ? softened(sounded(), SOFTENED.far) : sounded();
    return { sound: heard, every, ...(goes ? { goes } : {}), ...(isFar ? { isFar } : {}) };
  }
  const { pcm } = await calling(sound.voice, worded(sound.words));
  const [lead, tail] = [PAUSES.lead, PAUSES.tail].map((seconds) => Math.round(seconds * SAMPLE_RATE));
  const near = Float32Array.from(pcm.subarray(lead, -(tail ?? 0)), (value) => value / 32768);
  return { sound: sound.answers ? near : softened(near, SOFTENED.call), every: null };
}

/**
 * Sound and pictures end together: the silence at the end fills the last frame, and more of it the shortest clip.
 * @param seconds that the clip lasts at least
 */
function wholeFrames(speech: Speech, seconds: number): Speech {
  const least = Math.max(LIMITS.shortest, seconds) * FPS;
  const frames = Math.ceil(Math.max(least, speech.pcm.length / SAMPLES_A_FRAME));
  const pcm = new Int16Array(frames * SAMPLES_A_FRAME);
  pcm.set(speech.pcm);
  return { ...speech, pcm, seconds: frames / FPS };
}
