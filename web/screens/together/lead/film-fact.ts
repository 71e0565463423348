import type { Scene, ShownClip, ShownFilm } from '#contract/together-room.ts';
import { positionNow } from '../shown-clip.ts';

/** Enough data for the frame that is shown and the next one. */
const HAVE_FUTURE_DATA = 3;

/** Where the player's film is, by the element that shows it; its start if none does yet. */
export function filmFact(clip: ShownClip, address: string, now: number): ShownFilm {
  const video = videoOf(address);
  return {
    clip,
    position: Math.max(0, video?.currentTime ?? 0),
    isPlaying: video !== null && !video.paused && !video.ended && video.readyState >= HAVE_FUTURE_DATA,
    rate: video?.playbackRate ?? 1,
    at: Math.round(now),
  };
}

/** Of two elements of the stage the one in front; a dialog has one only. */
function videoOf(address: string): HTMLVideoElement | null {
  const all = [...document.querySelectorAll('video')].filter((one) => one.getAttribute('src') === address);
  return all.find(({ dataset }) => dataset.front !== undefined) ?? all[0] ?? null;
}

/** Less than this is the time that a message takes. */
const sameSeconds = 0.08;

/** Whether the others know all of it already: the same, and the film where they expect it. */
export function isKnown(scene: Scene, before: Scene | null): boolean {
  if (before === null || !isSameFilm(scene.film, before.film)) return false;
  return JSON.stringify({ ...scene, film: null }) === JSON.stringify({ ...before, film: null });
}

function isSameFilm(film: ShownFilm | null, before: ShownFilm | null): boolean {
  if (film === null || before === null) return film === before;
  const isSame = film.isPlaying === before.isPlaying && film.rate === before.rate;
  if (!isSame || JSON.stringify(film.clip) !== JSON.stringify(before.clip)) return false;
  return Math.abs(film.position - positionNow(before, film.at)) < sameSeconds;
}
