import { worded } from '../language.ts';
import { LONGEST } from './model.ts';
import { type Phone, SILENCE } from './phones.ts';
import type { Token, Tongue } from './pronounce.ts';
import { type Speech, wordsPerMinute } from './speech.ts';
import { type ScriptWord, splitScript } from './spoken-words.ts';
import type { Speaking, Spoken } from './synthesize.ts';
import { PACE, PAUSES, SAMPLE_RATE, type Voice } from './voices.ts';

/** Sentences that are spoken in one breath, from the line's sentence number `first` on. */
type Breath = { sentences: ScriptWord[][]; first: number; tokens: Token[] };

/** Sentences are spoken together up to this many sounds: alone, short ones change in pace and color. */
const TOGETHER = 240;
/** How often a line is spoken again to come to its pace: half of the speed is not half of the pace. */
const AGAIN = 2;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE);
/** How much of the voice's silence is kept at both ends: enough for its sounds to fade. */
const OWN_SILENCE = { before: 0.03, after: 0.12 };
/** Where silence is put in, the sound fades within this many samples, so that nothing clicks. */
const FADE = samples(0.005);

/**
 * Speaks a script line: again at another speed where its pace, with all pauses, is not a calm one.
 * @throws Error that names a word that nobody has decided how to say
 */
export async function speak(
  line: string,
  voice: Voice,
  { tongue, speaking }: { tongue: Tongue; speaking: Speaking },
): Promise<Speech> {
  const sentences = splitScript(line);
  const breaths = breathsOf(tongue, sentences);
  const at = async (speed: number) => {
    const spoken: Spoken[] = [];
    for (const { tokens } of breaths) spoken.push(await speaking(tokens, { ...voice, speed }));
    return joined(breaths, spoken);
  };
  let speed = voice.speed;
  let speech = await at(speed);
  for (let again = 0; again < AGAIN; again++) {
    const calm = calmSpeed(speed, wordsPerMinute(speech));
    if (calm === speed) break;
    speed = calm;
    speech = await at(speed);
  }
  return speech;
}

/** The model's speed for a line that was spoken at this one, in hundredths. @param pace it had, in words a minute */
export function calmSpeed(speed: number, pace: number): number {
  const { slowest, fastest, inside, speeds } = worded(PACE);
  if (pace >= slowest && pace <= fastest) return speed;
  const wanted = clamp(pace, slowest + inside, fastest - inside);
  return Math.round(100 * clamp((speed * wanted) / pace, speeds.slowest, speeds.fastest)) / 100;
}

function breathsOf(tongue: Tongue, sentences: ScriptWord[][]): Breath[] {
  const breaths: Breath[] = [];
  sentences.forEach((sentence, index) => {
    const alone = tongue.pronounced([sentence]);
    const text = sentence.map((word) => word.text).join(' ');
    if (alone.length > LONGEST) throw new Error(`too long for one breath, make two sentences of it: ${text}`);
    const last = breaths.at(-1);
    if (last && last.tokens.length + alone.length < TOGETHER) {
      last.sentences.push(sentence);
      last.tokens = tongue.pronounced(last.sentences);
    } else breaths.push({ sentences: [sentence], first: index, tokens: alone });
  });
  return breaths;
}

/** Lays breaths one after the other on the clip's time line. */
function joined(breaths: readonly Breath[], spoken: readonly Spoken[]): Speech {
  const line = new Line();
  line.silence(PAUSES.lead);
  spoken.forEach((sounds, index) => {
    const breath = breaths[index];
    if (breath) line.breath(breath, sounds);
    const { before, after } = OWN_SILENCE;
    line.silence(index === spoken.length - 1 ? PAUSES.tail : PAUSES.sentence - before - after);
  });
  return line.speech();
}

/** A clip's time line while it grows. */
class Line {
  #chunks: Int16Array[] = [];
  #length = 0;
  #phones: Phone[] = [];
  #written: { text: string; sentence: number }[] = [];

  silence(seconds: number): void {
    this.#add(new Int16Array(samples(seconds)), SILENCE);
  }

  breath({ sentences, first: sentence }: Breath, { pcm, phones }: Spoken): void {
    const first = this.#written.length;
    this.#written.push(
      ...sentences.flatMap((words, index) => words.map(({ text }) => ({ text, sentence: sentence + index }))),
    );
    let word = -1;
    phones.forEach((phone, index) => {
      const sound = pcm.subarray(samples(phone.start), samples(phone.end));
      if (phone.word !== null) {
        word = phone.word;
        this.#add(sound, { ...phone, word: first + word });
      } else if (index === 0) this.#add(faded(sound.subarray(-samples(OWN_SILENCE.before)), 'in'), SILENCE);
      else if (index === phones.length - 1)
        this.#add(faded(sound.subarray(0, samples(OWN_SILENCE.after)), 'out'), SILENCE);
      else this.#pause(sound, wantedAfter(sentences, word));
    });
    const heard = new Set(this.#phones.flatMap(({ word }) => (word === null ? [] : [word])));
    const mute = this.#written.find((_, index) => !heard.has(index));
    if (mute) throw new Error(`the voice does not say "${mute.text}"`);
  }

  speech(): Speech {
    const pcm = new Int16Array(this.#length);
    let at = 0;
    for (const chunk of this.#chunks) {
      pcm.set(chunk, at);
      at += chunk.length;
    }
    const words = this.#written.map(({ text, sentence }, index) => {
      const phones = this.#phones.filter((phone) => phone.word === index);
      return { text, start: phones[0]?.start ?? 0, end: phones.at(-1)?.end ?? 0, sentence };
    });
    return { pcm, phones: this.#phones, words, seconds: this.#length / SAMPLE_RATE };
  }

  /** The voice's own silence, drawn out in its middle to the length that is wanted. */
  #pause(sound: Int16Array, wanted: number): void {
    const missing = Math.max(0, samples(wanted) - sound.length);
    const half = Math.floor(sound.length / 2);
    const drawnOut = new Int16Array(sound.length + missing);
    drawnOut.set(faded(sound.subarray(0, half), 'out'));
    drawnOut.set(faded(sound.subarray(half), 'in'), half + missing);
    this.#add(missing > 0 ? drawnOut : sound, SILENCE);
  }

  #add(sound: Int16Array, phone: Omit<Phone, 'start' | 'end'>): void {
    if (sound.length === 0) return;
    const start = this.#length / SAMPLE_RATE;
    this.#chunks.push(sound);
    this.#length += sound.length;
    this.#phones.push({ ...phone, start, end: this.#length / SAMPLE_RATE });
  }
}

/** The least silence, in seconds, after a word of some sentences. */
function wantedAfter(sentences: readonly ScriptWord[][], word: number): number {
  const written = sentences.flat()[word];
  if (sentences.some((sentence) => sentence.at(-1) === written)) return PAUSES.sentence;
  return written?.pause ? PAUSES.marked : 0;
}

function faded(sound: Int16Array, way: 'in' | 'out'): Int16Array {
  const length = Math.min(FADE, sound.length);
  return sound.map((value, index) => {
    const left = way === 'in' ? index : sound.length - 1 - index;
    return left < length ? Math.round((value * left) / length) : value;
  });
}
