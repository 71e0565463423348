import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { staleClips } from './checks/media.ts';
import type { Fault } from './faults.ts';
import type { Manifest } from './film-schema.ts';
import { type Line, linesOf } from './lines.ts';
import { formerFile } from './names.ts';
import type { Texts } from './schema.ts';

/** What waits for its film: written exercises whose former edition is played, and lines of coaching. */
type ToFilm = { exercise_id: number; clips: string[] } | { coaching: string[] };

const file = 'to-film.yaml';

const head = `# What is written and waits for its film; npm run content check writes this list, and npm test compares it. Until all
# clips of an exercise are there, its former edition is played as a whole (docs/content.md).

`;

/** Clips that are missing or say other words than the line. */
function missing(lines: Line[], media: Manifest): string[] {
  const unfilmed = lines.filter(({ name }) => media[name] === undefined).map(({ name }) => name);
  return [...new Set([...unfilmed, ...staleClips(lines, media)])].sort();
}

/** The list as it should be, from the texts and the films. */
export function toFilm({ written, former, coaching }: Texts, media: Manifest): ToFilm[] {
  const exercises = written
    .filter(({ exercise_id }) => former.some((one) => one.exercise_id === exercise_id))
    .map((exercise) => ({ exercise_id: exercise.exercise_id, clips: missing(linesOf(exercise), media) }));
  const lines = coaching.map(({ clip, character, script }) => ({ name: clip, character, script }));
  const spoken = missing(lines, media);
  return [...exercises, ...(spoken.length > 0 ? [{ coaching: spoken }] : [])];
}

/** Writes the list. Called by `npm run content check`, never by tests. */
export function writeToFilm(folder: string, texts: Texts, media: Manifest): void {
  writeFileSync(join(folder, file), listOf(texts, media));
}

/**
 * The list says what waits. An exercise of which nothing waits may not wait itself: its former edition has to go, and with
 * that the new one is played.
 */
export function checkToFilm(folder: string, texts: Texts, media: Manifest): Fault[] {
  const path = join(folder, file);
  const is = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const isTrue = is === listOf(texts, media);
  const ready = toFilm(texts, media).flatMap((entry) =>
    'exercise_id' in entry && entry.clips.length === 0 ? [entry.exercise_id] : [],
  );
  return [
    ...(isTrue ? [] : [{ file, field: '', reason: 'is not what waits: run npm run content check' }]),
    ...ready.map((id) => ({
      file: formerFile(id),
      field: '',
      reason: 'all films of the new edition are there: remove this file, so that they are played',
    })),
  ];
}

function listOf(texts: Texts, media: Manifest): string {
  const entries = toFilm(texts, media).map((entry) =>
    'exercise_id' in entry
      ? `- exercise_id: ${entry.exercise_id}\n  clips: [${entry.clips.join(', ')}]\n`
      : `- coaching: [${entry.coaching.join(', ')}]\n`,
  );
  return head + (entries.join('') || '[]\n');
}
