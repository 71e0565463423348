import type { TimedWord } from '../../speech/speech.ts';
import { LIMITS } from '../limits.ts';
import { CAPTION, parseWebVtt } from '../words/captions.ts';

/** What is wrong with a caption file, and how far in seconds any caption of words is from them. */
export function captionFaults(
  vtt: string,
  speaker: string,
  words: TimedWord[],
  sounds: readonly string[] = [],
): { faults: string[]; off: number } {
  const all = parseWebVtt(vtt);
  const captions = all.filter((caption) => caption.speaker !== null);
  const heard = all.filter((caption) => caption.speaker === null).map(({ lines }) => lines.join(' '));
  const faults = sounds
    .filter((sound) => !heard.includes(sound))
    .map((sound) => `no caption tells of ${sound}`);
  const text = captions.flatMap((caption) => caption.lines).join(' ');
  if (text !== words.map((word) => word.text).join(' ')) {
    return { faults: [`the captions say something else: ${text}`], off: Number.NaN };
  }
  let [next, off, before] = [0, 0, 0];
  for (const { lines, start, end, speaker: named } of captions) {
    const count = lines.join(' ').split(' ').length;
    const [first, last] = [words[next], words[next + count - 1]];
    next += count;
    off = Math.max(off, Math.abs(start - (first?.start ?? 0)), Math.abs(end - (last?.end ?? 0)));
    if (named !== speaker) faults.push(`caption of ${named} instead of ${speaker}`);
    if (lines.length > CAPTION.lines) faults.push(`${lines.length} lines: ${lines.join(' / ')}`);
    faults.push(
      ...lines.filter((line) => line.length > CAPTION.characters).map((line) => `too long: ${line}`),
    );
    if (start < before) faults.push(`overlaps the caption before: ${lines.join(' ')}`);
    before = end;
  }
  if (off > LIMITS.captionOff) faults.push(`a caption is ${off.toFixed(2)} s away from its words`);
  return { faults, off };
}
