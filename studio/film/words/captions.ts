import type { TimedWord } from '../../speech/speech.ts';

/** Two lines of at most this many characters: large letters on a tablet. */
export const CAPTION = { lines: 2, characters: 37 };

/** Text on screen: one or two lines, from and to in seconds; `sound` is a sound in brackets, which nobody speaks. */
export type Caption = { lines: string[]; start: number; end: number; sound?: boolean };

/** Captions appear shortly before the first word and stay for a while after the last. */
const EARLY = 0.08;
const LATE = 0.14;

/** Breaks words into lines of at most `characters`; null when they need more than `CAPTION.lines`. */
function inLines(words: readonly { text: string }[], characters: number): string[] | null {
  const lines: string[] = [];
  for (const { text } of words) {
    const longer = `${lines.at(-1) ?? ''} ${text}`.trim();
    if (longer.length <= characters && lines.length > 0) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines.length <= CAPTION.lines && lines.every((line) => line.length <= characters) ? lines : null;
}

/** The narrowest lines that fit the words: two lines of similar length, not a long one and a single word. */
function balanced(words: readonly { text: string }[]): string[] | null {
  const one = words.map((word) => word.text).join(' ');
  if (one.length <= CAPTION.characters) return [one];
  for (let characters = Math.ceil(one.length / 2); characters <= CAPTION.characters; characters++) {
    const lines = inLines(words, characters);
    if (lines) return lines;
  }
  return null;
}

/**
 * The lines of what nobody speaks, such as a sound in brackets.
 * @throws Error when it needs more than two
 */
export function captionLines(caption: string): string[] {
  const lines = balanced(caption.split(' ').map((text) => ({ text })));
  if (!lines) throw new Error(`too long for a caption of ${CAPTION.lines} lines: ${caption}`);
  return lines;
}

/**
 * Splits a sentence that needs more than one caption: into as few as possible, cut after a comma where that
 * leaves neither side with less than a third of the words, otherwise in the middle.
 */
function split(words: TimedWord[]): { words: TimedWord[]; lines: string[] }[] {
  const lines = balanced(words);
  if (lines) return [{ words, lines }];
  if (words.length < 2) throw new Error(`the word "${words[0]?.text}" is too long for a caption line`);
  const cuts = Array.from({ length: words.length - 1 }, (_, index) => index + 1);
  const cost = (cut: number) => {
    const offCentre = Math.abs(cut / words.length - 0.5);
    const comma = /[,;:–—]["'”’]?$/.test(words[cut - 1]?.text ?? '');
    return offCentre - (comma && offCentre <= 0.2 ? 1 : 0);
  };
  const cut = cuts.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  return [...split(words.slice(0, cut)), ...split(words.slice(cut))];
}

/**
 * Captions of a spoken line: never across two sentences, each within 0.15 s of its words.
 * @throws Error when a single word does not fit a line
 */
export function captionsOf(words: TimedWord[]): Caption[] {
  const sentences = Object.values(Object.groupBy(words, (word) => word.sentence));
  const parts = sentences.flatMap((sentence) => split(sentence ?? []));
  return parts.map(({ words: said, lines }, index) => {
    const [first, last] = [said[0], said.at(-1)];
    const next = parts[index + 1]?.words[0]?.start ?? Infinity;
    const before = parts[index - 1]?.words.at(-1)?.end ?? 0;
    const start = Math.max((first?.start ?? 0) - EARLY, (before + (first?.start ?? 0)) / 2);
    const end = Math.min((last?.end ?? 0) + LATE, ((last?.end ?? 0) + next) / 2);
    return { lines, start: Math.max(0, start), end };
  });
}

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ms / 60000))}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** A WebVTT file with the speaker's name as a voice tag on every caption of words. */
export function webVtt(captions: Caption[], speaker: string): string {
  const cues = captions.map(({ lines, start, end, sound }, index) => {
    const text = escaped(lines.join('\n'));
    const said = sound ? text : `<v ${speaker}>${text}</v>`;
    return `${index + 1}\n${stamp(start)} --> ${stamp(end)}\n${said}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Reads back a file of `webVtt`; the speaker of a sound is null. */
export function parseWebVtt(text: string): (Caption & { speaker: string | null })[] {
  const cue = /(\d+):([\d.]+) --> (\d+):([\d.]+)\n(?:<v ([^>]+)>)?([^<]*?)(?:<\/v>)?\n(?=\n|$)/g;
  return [...text.matchAll(cue)].map(([, fromMinute, from, toMinute, to, speaker = null, lines = '']) => ({
    start: Number(fromMinute) * 60 + Number(from),
    end: Number(toMinute) * 60 + Number(to),
    speaker,
    lines: lines.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&').split('\n'),
  }));
}
