import type { ShownFilm } from '#contract/together-room.ts';
import { positionNow } from '#web/screens/together/shown-clip.ts';
import type { Caption } from '#web/shell/clips/caption.ts';
import { unlock } from '#web/shell/clips/unlock.ts';
import { createFilmPair, type FollowedFilm } from './film-pair.ts';
import { type Followed, follow, seekFromSeconds } from './follow.ts';
import { createPending } from './pending.ts';

type Shown = ShownFilm & { files: FollowedFilm };

type FollowerEvents = {
  onCaption(caption: Caption | null): void;
  /** The browser plays nothing before a press, not even without sound. */
  onBlocked(): void;
};

const lookEveryMs = 200;

/** Enough data for the frame that is shown. */
const HAVE_CURRENT_DATA = 2;

const endOf = ({ duration }: HTMLVideoElement) => duration || Number.POSITIVE_INFINITY;

/** The leader's film beside this one. */
function compare(
  film: Shown,
  front: HTMLVideoElement,
  at: number,
): Omit<Followed, 'isSettled' | 'sinceSeekMs'> {
  const target = positionNow(film, at);
  return {
    target,
    isPlaying: film.isPlaying && target < endOf(front),
    rate: film.rate ?? 1,
    position: front.currentTime,
    isPaused: front.paused,
    hasEnded: front.ended,
  };
}

function unmute(video: HTMLVideoElement): void {
  video.muted = false;
  if (video.paused) unlock(video);
}

/** Whether the leader has repeated the film, or gone to another place of it. */
function hasJumped(before: Shown | null, next: Shown | null): boolean {
  if (before === null || next === null || before.files.video !== next.files.video) return false;
  return Math.abs(next.position - positionNow(before, next.at)) >= seekFromSeconds;
}

/** Where a film is when a start that is asked for now has happened, in seconds. */
function targetOf(film: Shown, at: number, startSeconds: number, end: number): number {
  const ahead = film.isPlaying ? startSeconds * (film.rate ?? 1) : 0;
  return Math.min(positionNow(film, at) + ahead, end);
}

/** What the element in front reports; the one behind is not heard. */
function listen(
  videos: readonly HTMLVideoElement[],
  front: () => HTMLVideoElement,
  reports: Record<string, () => void>,
  signal: AbortSignal,
): void {
  for (const video of videos)
    for (const [name, act] of Object.entries(reports))
      video.addEventListener(name, () => video === front() && act(), { signal });
}

/**
 * Keeps a film where the leader's is.
 * @param now milliseconds by the server's clock
 */
export function createFilmFollower(
  videos: readonly [HTMLVideoElement, HTMLVideoElement],
  now: () => number,
  events: FollowerEvents,
) {
  const stop = new AbortController();
  const { signal } = stop;
  const toldIfBlocked = ({ name }: DOMException) => name === 'NotAllowedError' && events.onBlocked();
  const pair = createFilmPair(videos, events.onCaption, signal);
  let film: Shown | null = null;
  const pending = createPending();
  let lastSeekAt = Number.NEGATIVE_INFINITY;

  const seeked = () => pair.front().paused && settle();
  listen(videos, pair.front, { playing: settle, seeked, loadeddata: aim }, signal);
  const timer = setInterval(look, lookEveryMs);
  // A tab that nobody sees does not go on talking.
  document.addEventListener('visibilitychange', () => (document.hidden ? stand() : look()), { signal });

  /** Whoever goes on after that seeks at once, because the leader has gone on meanwhile. */
  function stand(): void {
    lastSeekAt = Number.NEGATIVE_INFINITY;
    pair.front().pause();
    pending.forget();
  }

  function settle(): void {
    if (!pending.isPending()) return;
    pending.happened(film?.isPlaying ?? false);
    pair.bringForward();
    look();
  }

  function target(): number {
    return film ? targetOf(film, now(), pending.startSeconds(), endOf(pair.front())) : 0;
  }

  /** Puts a film that has just been loaded where it belongs. */
  function aim(): void {
    if (!pending.isPending()) return;
    pair.front().currentTime = target();
    if (film?.isPlaying) play();
  }

  function play(): void {
    if (document.hidden) return;
    pending.begin();
    pair.front().play().catch(toldIfBlocked);
  }

  function look(): void {
    const front = pair.front();
    if (!film || document.hidden || front.readyState < HAVE_CURRENT_DATA) return;
    const seek = { isSettled: pending.isSettled(), sinceSeekMs: performance.now() - lastSeekAt };
    carryOut(front, follow({ ...compare(film, front, now()), ...seek }));
  }

  function carryOut(front: HTMLVideoElement, { rate, seek, play: plays }: ReturnType<typeof follow>): void {
    if (rate !== undefined && front.playbackRate !== rate) front.playbackRate = rate;
    if (seek) {
      lastSeekAt = performance.now();
      pending.begin({ anew: true });
      front.currentTime = target();
    }
    if (plays === false) {
      front.pause();
      pending.forget();
      pair.bringForward();
    }
    if (plays && front.paused) play();
  }

  return {
    /** What the leader shows now; null if there is no film. */
    show(next: Shown | null): void {
      const isOther = next !== null && pair.front().getAttribute('src') !== next.files.video;
      // The leader's own jump is followed at once.
      if (hasJumped(film, next)) pending.forget();
      if (isOther || hasJumped(film, next)) lastSeekAt = Number.NEGATIVE_INFINITY;
      film = next;
      if (next === null) pair.front().pause();
      if (isOther) {
        pending.begin({ anew: true });
        if (pair.turnTo(next.files).readyState >= HAVE_CURRENT_DATA) aim();
      }
      look();
    },
    prepare: pair.prepare,
    /** After a press: everything may be heard from now on. */
    switchSoundOn(): void {
      videos.forEach(unmute);
      look();
    },
    dispose(): void {
      stop.abort();
      clearInterval(timer);
      pair.unload();
    },
  };
}
