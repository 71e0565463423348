import type { Phone } from './labels.ts';
import { type Speech, wordsPerMinute } from './speech.ts';
import { type ScriptWord, sentenceForVoice, splitScript } from './spoken-words.ts';
import { type SpokenSentence, synthesize } from './synthesize.ts';
import { PACE, PAUSES, SAMPLE_RATE, type Speaker, VOICES } from './voices.ts';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const samples = (seconds: number) => Math.round(seconds * SAMPLE_RATE);
/** How much of the voice's silence is kept at a sentence's ends: enough for its sounds to fade. */
const OWN_SILENCE = { before: samples(0.03), after: samples(0.12) };
const SILENCE = { phone: 'pau', word: null, stressed: false };

/**
 * Speaks a script line: every sentence by itself, joined with pauses of our own length; slower where a short line has
 * too few pauses to be calm.
 * @throws Error when voice and script disagree about the number of words (write numbers out)
 */
export async function speak(line: string, speaker: Speaker): Promise<Speech> {
  const sentences = splitScript(line);
  const voice = VOICES[speaker];
  const spokenAt = async (rate: number) =>
    joinSentences(
      sentences,
      await Promise.all(sentences.map((words) => synthesize(sentenceForVoice(words), { ...voice, rate }))),
    );
  const plain = await spokenAt(voice.rate);
  const calm = Math.max(PACE.slowerVoice, PACE.fastest / wordsPerMinute(plain));
  return calm < 0.99 ? spokenAt(Math.round(voice.rate * calm)) : plain;
}

/** Lays sentences one after the other on the clip's time line, with pauses that make a calm pace. */
export function joinSentences(sentences: ScriptWord[][], spoken: SpokenSentence[]): Speech {
  const plain = layOut(sentences, spoken, 1);
  const pace = wordsPerMinute(plain);
  const wanted = clamp(pace, PACE.slowest, PACE.fastest);
  if (pace === wanted) return plain;
  const missing = plain.words.length * 60 * (1 / wanted - 1 / pace);
  const pauses = plain.phones.slice(1, -1).filter((phone) => phone.word === null);
  const paused = pauses.reduce((sum, { start, end }) => sum + end - start, 0);
  return layOut(sentences, spoken, clamp(1 + missing / paused, PACE.shortest, PACE.longest));
}

function layOut(sentences: ScriptWord[][], spoken: SpokenSentence[], stretch: number): Speech {
  const line = new Line(stretch);
  line.silence(PAUSES.lead);
  spoken.forEach((sentence, index) => {
    line.sentence(sentence, sentences[index] ?? []);
    line.silence(index === spoken.length - 1 ? PAUSES.tail : PAUSES.sentence * stretch);
  });
  return line.speech();
}

/** A clip's time line while it grows. */
class Line {
  #stretch: number;
  #chunks: Int16Array[] = [];
  #length = 0;
  #phones: Phone[] = [];
  #written: { text: string; sentence: number }[] = [];
  #sentences = 0;

  constructor(stretch: number) {
    this.#stretch = stretch;
  }

  silence(seconds: number): void {
    this.#add(new Int16Array(samples(seconds)), SILENCE);
  }

  sentence({ pcm, phones }: SpokenSentence, words: ScriptWord[]): void {
    const owners = words.flatMap((word, index) => word.spoken.map(() => this.#written.length + index));
    const heard = (phones.findLast((phone) => phone.word !== null)?.word ?? -1) + 1;
    const text = words.map((word) => word.text).join(' ');
    if (heard !== owners.length) throw new Error(`${owners.length} words written, ${heard} spoken: ${text}`);
    this.#written.push(...words.map((word) => ({ text: word.text, sentence: this.#sentences })));
    this.#sentences += 1;

    phones.forEach((phone, index) => {
      const sound = pcm.subarray(samples(phone.start), samples(phone.end));
      if (phone.word !== null) this.#add(sound, { ...phone, word: owners[phone.word] ?? null });
      else this.#add(this.#pause(sound, index === 0, index === phones.length - 1), SILENCE);
    });
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

  /** The voice's own silence: cut at the sentence's ends, drawn out to a comma's length inside. */
  #pause(sound: Int16Array, first: boolean, last: boolean): Int16Array {
    if (first) return sound.subarray(Math.max(0, sound.length - OWN_SILENCE.before));
    if (last) return sound.subarray(0, OWN_SILENCE.after);
    const drawnOut = new Int16Array(Math.max(sound.length, samples(PAUSES.comma * this.#stretch)));
    drawnOut.set(sound);
    return drawnOut;
  }

  #add(sound: Int16Array, phone: Omit<Phone, 'start' | 'end'>): void {
    const start = this.#length / SAMPLE_RATE;
    this.#chunks.push(sound);
    this.#length += sound.length;
    this.#phones.push({ ...phone, start, end: this.#length / SAMPLE_RATE });
  }
}
