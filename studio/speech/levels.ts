import { SAMPLE_RATE } from './voices.ts';

/** Energy is judged in windows of 10 ms. */
const WINDOW = SAMPLE_RATE / 100;

/** Parts of a sound in which every window passes, in samples. @param passes judges a level by the loudest window's */
export function partsWhere(
  pcm: Int16Array,
  passes: (level: number, loudest: number) => boolean,
): { start: number; end: number }[] {
  const levels = Array.from({ length: Math.floor(pcm.length / WINDOW) }, (_, index) => {
    let sum = 0;
    for (const sample of pcm.subarray(index * WINDOW, (index + 1) * WINDOW)) sum += sample * sample;
    return Math.sqrt(sum / WINDOW);
  });
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0);
  const parts: { start: number; end: number }[] = [];
  levels.forEach((level, index) => {
    if (!passes(level, loudest)) return;
    const last = parts.at(-1);
    if (last?.end === index * WINDOW) last.end += WINDOW;
    else parts.push({ start: index * WINDOW, end: (index + 1) * WINDOW });
  });
  return parts;
}
