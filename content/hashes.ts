import { createHash } from 'node:crypto';
import type { Exercise } from './joined.ts';
import { withoutMarks } from './marks.ts';

function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}

/**
 * SHA-256 (64 hex digits) of a speaker's line: if its words change, it must be filmed again. How it is said is none of
 * them, neither the marks nor the voice: such films stay true, and `npm run studio render` makes them anew in its time.
 */
export function scriptHash(line: { character: string; script: string }): string {
  return sha256(`${line.character}\n${withoutMarks(line.script)}`);
}

/** SHA-256 (64 hex digits) of a file's bytes. */
export function fileHash(bytes: Uint8Array): string {
  return sha256(bytes);
}

/**
 * First 12 hex digits of the hash of the parts that give an exercise its meaning: the claims, the answer, and the state
 * that the course shows. Stored with each attempt, so that answers to a replaced exercise do not count as answers to the
 * new one (docs/product-decisions.md#replaced-exercise).
 */
export function contentVersion(exercise: Exercise): string {
  const claims = exercise.main.options
    .filter((option) => option.is_selectable)
    .map((option) => [option.id, option.character, withoutMarks(option.script)]);
  const course = 'course' in exercise ? [exercise.course] : [];
  return sha256(JSON.stringify([claims, exercise.main.answer, ...course])).slice(0, 12);
}
