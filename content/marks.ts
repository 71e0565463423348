/** In a spoken line, `_word_` is stressed and a `/` by itself is a pause. Nobody but the studio sees these marks. */
export const STRESSED = /(?<![^\s“"'‘(])_([^_\s]+)_(?!\w)/g;
export const PAUSE = '/';

/** A line as it is read. */
export function withoutMarks(line: string): string {
  return line.replace(STRESSED, '$1').replace(/\s+\/(?=\s)/g, '');
}
