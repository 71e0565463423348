import type { Game } from '#contract/game.ts';
import { clipsCache } from './cache-names.ts';

/** A file of the game with its size in bytes; captions and pictures are small and count as nothing. */
export type GameFile = { url: string; bytes: number };

/** All files needed to play some exercises without a network; described pictures for people who want them. */
export function filesOf(game: Game, exerciseIds: readonly number[], described: boolean): GameFile[] {
  const files = new Map<string, number>();
  for (const { exercise_id, look, reveal, description, main } of game.exercises) {
    if (!exerciseIds.includes(exercise_id)) continue;
    if (look) files.set(look.still, 0);
    if (reveal) files.set(reveal.clip, reveal.bytes).set(reveal.captions_url, 0).set(reveal.safe_still, 0);
    const clips = described ? [description, ...main.options] : main.options;
    for (const { video_url, captions_url, poster_url, bytes } of clips) {
      files.set(video_url, bytes).set(captions_url, 0).set(poster_url, 0);
    }
  }
  return [...files].map(([url, bytes]) => ({ url, bytes }));
}

/** Coaching clips and faces: needed at every exercise. */
export function commonFilesOf(game: Game): GameFile[] {
  const clips = Object.values(game.coaching).flatMap(({ video_url, captions_url, bytes }) => [
    { url: video_url, bytes },
    { url: captions_url, bytes: 0 },
  ]);
  return [...clips, ...game.people.map(({ avatar_url }) => ({ url: avatar_url, bytes: 0 }))];
}

/** The whole game, for people without a network for a long time: it includes the optional descriptions. */
export function allFilesOf(game: Game): GameFile[] {
  const everyExercise = game.exercises.map(({ exercise_id }) => exercise_id);
  return [...commonFilesOf(game), ...filesOf(game, everyExercise, true)];
}

export async function areCached(files: readonly GameFile[]): Promise<boolean> {
  const cache = await caches.open(clipsCache);
  const found = await Promise.all(files.map(({ url }) => cache.match(url)));
  return found.every((response) => response !== undefined);
}

/**
 * Fetches the files that are not stored yet, one after the other, so that a playing clip is not slowed down. After a
 * stop it continues where it was.
 * @param onProgress receives the bytes stored so far
 * @throws DOMException `AbortError` when `signal` stops it; TypeError without a network
 */
export async function cacheFiles(
  files: readonly GameFile[],
  signal: AbortSignal,
  onProgress: (bytes: number) => void = () => {},
): Promise<void> {
  const cache = await caches.open(clipsCache);
  let bytes = 0;
  for (const file of files) {
    signal.throwIfAborted();
    if (!(await cache.match(file.url))) {
      const response = await fetch(file.url, { signal });
      if (!response.ok) throw new TypeError(`${file.url} responded with ${response.status}`);
      await cache.put(file.url, response);
    }
    bytes += file.bytes;
    onProgress(bytes);
  }
}

/** Deletes files that no exercise uses any more: replaced clips have new URLs. */
export async function deleteOldFiles(game: Game): Promise<void> {
  const used = new Set(allFilesOf(game).map(({ url }) => new URL(url, location.origin).href));
  const cache = await caches.open(clipsCache);
  for (const { url } of await cache.keys()) if (!used.has(url)) await cache.delete(url);
}
