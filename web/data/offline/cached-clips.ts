import type { Game, GameClip, GameExercise } from '#contract/game.ts';
import { openCache } from '#web/lib/cached-responses.ts';
import { filmLanguage } from '#web/lib/film-language.ts';
import { clipsCache } from './cache-names.ts';
import { findStoredFile, isPage } from './stored-file.ts';

/** A file of the game with its size in bytes; captions and pictures are small and count as nothing. */
export type GameFile = { url: string; bytes: number };

/** What of an exercise is stored: described pictures for people who want them, both states for its reviews. */
export type StoredParts = { described: boolean; bothStates: boolean };

/** All files needed to play or review some exercises without a network. */
export function filesOf(
  game: Game,
  exerciseIds: readonly number[],
  { described, bothStates }: StoredParts,
): GameFile[] {
  const exercises = game.exercises.filter(({ exercise_id }) => exerciseIds.includes(exercise_id));
  const files = exercises.flatMap((exercise) => {
    const { description, main, other } = exercise;
    return [
      ...filesOfState(exercise, described ? [description, ...main.options] : main.options),
      ...(bothStates && other ? filesOfOther(other, described) : []),
    ];
  });
  return [...new Map(files.map(({ url, bytes }) => [url, bytes]))].map(([url, bytes]) => ({ url, bytes }));
}

type Files = Pick<GameExercise, 'look' | 'reveal'>;

function filesOfState({ look, reveal }: Files, clips: readonly GameClip[]): GameFile[] {
  return [
    ...(look ? [small(look.still)] : []),
    { url: reveal.clip, bytes: reveal.bytes },
    small(reveal.captions_url),
    small(reveal.safe_still),
    ...clips.flatMap(({ video_url, captions_url, poster_url, bytes }) => [
      { url: video_url, bytes },
      small(captions_url),
      small(poster_url),
    ]),
  ];
}

function filesOfOther(other: NonNullable<GameExercise['other']>, described: boolean): GameFile[] {
  const { moment, description, poster_url } = other;
  const clips = [...(moment ? [moment] : []), ...(described ? [description] : [])];
  return [small(poster_url), ...filesOfState(other, clips)];
}

const small = (url: string): GameFile => ({ url, bytes: 0 });

/** Coaching clips and faces: needed at every exercise. */
export function commonFilesOf(game: Game): GameFile[] {
  const clips = Object.values(game.coaching).flatMap(({ video_url, captions_url, bytes }) => [
    { url: video_url, bytes },
    small(captions_url),
  ]);
  return [...clips, ...game.people.map(({ avatar_url }) => small(avatar_url))];
}

/** The whole game, for people without a network for a long time: with the optional descriptions, and for reviews. */
export function allFilesOf(game: Game): GameFile[] {
  const everyExercise = game.exercises.map(({ exercise_id }) => exercise_id);
  return [...commonFilesOf(game), ...filesOf(game, everyExercise, { described: true, bothStates: true })];
}

export async function areCached(files: readonly GameFile[]): Promise<boolean> {
  const found = await Promise.all(files.map(({ url }) => findStoredFile(url)));
  return found.every((response) => response !== undefined);
}

/** Bytes of those that are not stored yet. */
export async function missingBytes(files: readonly GameFile[]): Promise<number> {
  let bytes = 0;
  for (const file of files) if (!(await findStoredFile(file.url))) bytes += file.bytes;
  return bytes;
}

/**
 * Fetches the files that are not stored yet, one after the other, so that a playing clip is not slowed down. After a
 * stop it continues where it was.
 * @param onProgress receives the bytes stored so far
 * @throws DOMException `AbortError` when `signal` stops it; TypeError if a file does not arrive
 */
export async function cacheFiles(
  files: readonly GameFile[],
  signal: AbortSignal,
  onProgress: (bytes: number) => void = () => {},
): Promise<void> {
  const cache = await openCache(clipsCache);
  if (!cache) throw new TypeError('This browser stores nothing.');
  let bytes = 0;
  for (const file of files) {
    signal.throwIfAborted();
    if (!(await findStoredFile(file.url))) await cache.put(file.url, await fetchFile(file, signal));
    bytes += file.bytes;
    onProgress(bytes);
  }
}

/** What is stored stays for good, so that it has to be the file itself, and whole. */
async function fetchFile({ url, bytes }: GameFile, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, { signal });
  if (!response.ok || isPage(response)) throw new TypeError(`${url} did not arrive: ${response.status}`);
  const body = await response.arrayBuffer();
  if (bytes > 0 && body.byteLength !== bytes) throw new TypeError(`${url} has ${body.byteLength} bytes`);
  return new Response(body, response);
}

/**
 * Deletes files that no exercise uses any more: replaced clips have new URLs. Films in another language stay, because other
 * people may play on this device.
 */
export async function deleteOldFiles(game: Game): Promise<void> {
  const used = new Set(allFilesOf(game).map(({ url }) => new URL(url, location.origin).href));
  const spoken = new Set(game.exercises.flatMap(({ main }) => main.options.map(({ language }) => language)));
  const cache = await openCache(clipsCache);
  for (const { url } of (await cache?.keys()) ?? [])
    if (!used.has(url) && spoken.has(filmLanguage(url))) await cache?.delete(url);
}
