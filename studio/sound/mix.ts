import type { Speech, TimedWord } from '../speech/speech.ts';
import { SAMPLE_RATE } from '../speech/voices.ts';
import { louder, loudest, loudness } from './loudness.ts';
import { lengthOf, type Samples } from './samples.ts';
import { type Going, roomTone } from './world-sounds.ts';

/**
 * A sound of a scene that is ready to be mixed; `every` is null for one that comes once. What `goes` somewhere grows or
 * fades through the whole clip; what `isFar` is softer.
 */
export type Signal = { sound: Samples; every: number | null; goes?: Going; isFar?: true };

/** How loud things are in relation to the voice, in LU. */
const LEVELS = { signal: -3, far: -7, ducked: -18, room: -34 };

/** How far what goes somewhere is from its level at the start and at the end of a clip, in LU. */
const GOING: Record<Going, readonly [number, number]> = { nearer: [-5, 4], away: [0, -22] };

/** A signal has this long to itself before the first word, in seconds. */
export const ALONE = 1.5;

/** Seconds in which a signal makes room for words, in which it comes back, and a pause it comes back for. */
const DUCK = { down: 0.2, up: 0.5, pause: 1.2 };

/** The room fades in and out; the last 0.3 s of a clip are silent. */
const FADE = { in: 0.4, out: 0.5, silence: 0.4 };

/** Headroom: voice and signal together stay below full scale. The clip is brought to its loudness afterwards. */
const HEADROOM = 0.7;

const fromPcm = (pcm: Int16Array): Samples => Float32Array.from(pcm, (value) => value / 32768);
const toPcm = (sound: Samples): Int16Array<ArrayBuffer> =>
  Int16Array.from(sound, (value) => Math.round(Math.max(-1, Math.min(1, value * HEADROOM)) * 32767));

/** How long a signal plays before the first word: its first sounding, at least `ALONE`. */
export const aloneFor = ({ sound }: Signal): number => Math.max(ALONE, sound.length / SAMPLE_RATE + 0.2);

/** The line some seconds later. */
export function delayed(speech: Speech, seconds: number): Speech {
  const late = <Timed extends { start: number; end: number }>(timed: Timed): Timed => ({
    ...timed,
    start: timed.start + seconds,
    end: timed.end + seconds,
  });
  const pcm = new Int16Array(speech.pcm.length + lengthOf(seconds));
  pcm.set(speech.pcm, lengthOf(seconds));
  return {
    pcm,
    phones: speech.phones.map(late),
    words: speech.words.map(late),
    seconds: pcm.length / SAMPLE_RATE,
  };
}

/** Spans of words without a pause that is worth the signal's return. */
function spokenSpans(words: readonly TimedWord[]): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of words) {
    const last = spans.at(-1);
    if (last && start - last.end < DUCK.pause) last.end = end;
    else spans.push({ start, end });
  }
  return spans;
}

/** The strength of a signal at a second: full alone, ducked under words. */
function ducking(words: readonly TimedWord[]): (second: number) => number {
  const spans = spokenSpans(words);
  const low = 10 ** ((LEVELS.ducked - LEVELS.signal) / 20);
  return (at) => {
    const covered = Math.max(
      0,
      ...spans.map(({ start, end }) =>
        Math.min(1, (at - (start - DUCK.down)) / DUCK.down, (end + DUCK.up - at) / DUCK.up),
      ),
    );
    return low ** Math.max(0, covered);
  };
}

/**
 * The sound of a clip: the voice, the signals of its scene (before the first word at full strength, then ducked) and
 * the air of the room.
 */
export function mixed(speech: Speech, signals: readonly Signal[]): Int16Array<ArrayBuffer> {
  const voice = fromPcm(speech.pcm);
  const voiceLevel = loudness(voice);
  const whole = Float32Array.from(voice);
  const strength = ducking(speech.words);
  const until = speech.seconds - FADE.silence;
  const ending = (at: number) => Math.max(0, Math.min(1, (until - at) / FADE.out));
  const went = (goes: Going | undefined, at: number) => {
    if (!goes) return 1;
    const [first, last] = GOING[goes];
    return 10 ** ((first + (last - first) * (at / until)) / 20);
  };
  for (const { sound, every, goes, isFar } of signals) {
    const level = isFar ? LEVELS.far : LEVELS.signal;
    const levelled = louder(sound, voiceLevel + level - loudest(sound));
    for (let from = 0.05; from < until; from += every ?? Infinity) {
      const start = lengthOf(from);
      levelled.forEach((value, index) => {
        const at = (start + index) / SAMPLE_RATE;
        if (start + index >= whole.length) return;
        whole[start + index] =
          (whole[start + index] ?? 0) + value * strength(at) * ending(at) * went(goes, at);
      });
    }
  }
  const tone = roomTone(speech.seconds);
  const air = louder(tone, voiceLevel + LEVELS.room - loudness(tone));
  air.forEach((value, index) => {
    const at = index / SAMPLE_RATE;
    if (index < whole.length)
      whole[index] = (whole[index] ?? 0) + value * Math.min(1, at / FADE.in) * ending(at);
  });
  return toPcm(whole);
}
