import type { Clip } from '#content/film-schema.ts';
import { withoutMarks } from '#content/marks.ts';
import type { Caption } from './captions.ts';

type Told = { script: string; pictured: string | null; sounds: readonly Pick<Caption, 'lines'>[] };

/** A clip as text, for people who read rather than watch. */
export function transcriptOf({ script, pictured, sounds }: Told): Clip['transcript'] {
  return {
    sounds: sounds.map(({ lines }) => lines.join(' ')),
    words: withoutMarks(script).trim(),
    picture: pictured?.trim() ?? null,
  };
}
