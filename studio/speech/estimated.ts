import { withoutMarks } from '#content/marks.ts';
import type { Speech, TimedWord } from './speech.ts';
import { PAUSES, SAMPLE_RATE } from './voices.ts';

/** A calm pace: words a minute, the pauses between sentences apart. */
const PACE = 150;
const PAUSE = 0.6;

/** A line without its sound, with about the times that its words will have: enough to see what is drawn. */
export function estimatedSpeech(script: string): Speech {
  const words: TimedWord[] = [];
  const letters = withoutMarks(script).replace(/\s/g, '').length;
  const texts = withoutMarks(script).trim().split(/\s+/);
  const each = (60 / PACE) * (texts.length / letters);
  let [at, sentence] = [PAUSES.lead, 0];
  for (const text of texts) {
    const end = at + text.length * each;
    words.push({ text, start: at, end, sentence });
    const isLast = /[.?!]["'”’]*$/.test(text);
    if (isLast) sentence += 1;
    at = end + (isLast ? PAUSE : 0);
  }
  const seconds = (words.at(-1)?.end ?? 0) + PAUSES.tail;
  return { pcm: new Int16Array(Math.round(seconds * SAMPLE_RATE)), phones: [], words, seconds };
}
