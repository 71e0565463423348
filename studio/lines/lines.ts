import type { Texts } from '#content/joined.ts';
import { linesToFilm } from '#content/lines.ts';
import type { Job } from '../film/jobs.ts';
import { speakerOf } from '../speech/voices.ts';

/** A line that is spoken, whether or not anybody has drawn its film. */
export type SpokenLine = Pick<Job, 'clip' | 'speaker' | 'script'>;

/** What authors hear: every line as it is written. */
export function writtenLines(texts: Pick<Texts, 'exercises' | 'coaching' | 'people'>): SpokenLine[] {
  return linesToFilm(texts).map(({ name, speaker, script }) => ({
    clip: name,
    speaker: speakerOf(speaker),
    script,
  }));
}

/**
 * The requested lines: exercise numbers ("7") or clip names ("ex07_2", "final"); without a request all of them.
 * @throws Error for a name that means no line
 */
export function chosenLines(lines: SpokenLine[], asked: readonly string[]): SpokenLine[] {
  if (asked.length === 0) return lines;
  return asked.flatMap((name) => {
    const stem = /^\d+$/.test(name) ? `ex${name.padStart(2, '0')}_` : null;
    const meant = lines.filter(({ clip }) => (stem ? clip.startsWith(stem) : clip === name));
    if (meant.length === 0)
      throw new Error(`no line is called "${name}": give exercise numbers or clip names`);
    return meant;
  });
}
