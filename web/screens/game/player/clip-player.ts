import { type Caption, captionOf } from '#web/shell/clips/caption.ts';
import { unlock } from '#web/shell/clips/unlock.ts';

/** What the player reports to its screen. */
export type ClipPlayerEvents = {
  /** The first frame of the requested clip is on the screen. */
  onStarted(): void;
  onEnded(): void;
  /** The requested clip has run out of data; `onStarted` follows when it continues. */
  onStalled(): void;
  /** The clip cannot be loaded or decoded. */
  onFailed(): void;
  /** The browser requires a tap before it plays with sound. */
  onBlocked(): void;
  /** The current caption with the speaker's name; null between captions. */
  onCaption(caption: Caption | null): void;
};

/** URLs of a clip and its captions. */
export type Clip = { video: string; captions: string };

export type ClipPlayer = ReturnType<typeof createClipPlayer>;

/** Clips end in 0.3 s of silence: the next one starts early, which hides the delay of its sound (docs/decisions/0017). */
const earlyStartSeconds = 0.25;

type Slot = 0 | 1;
const other = (slot: Slot): Slot => (slot === 0 ? 1 : 0);

/**
 * Plays clips one after the other without a gap, on two video elements that are always reused, because the first tap
 * unlocks both. One is on the screen while the other loads the next clip; the last frame of the old clip stays until
 * the first frame of the new one is painted.
 */
export function createClipPlayer(
  videos: readonly [HTMLVideoElement, HTMLVideoElement],
  events: ClipPlayerEvents,
) {
  const loadedUrls: [string | null, string | null] = [null, null];
  const hasPlayed = new Set<Slot>();
  let front: Slot = 0;
  /** URL of the requested clip; events of any other clip are stale. */
  let requested: string | null = null;
  let ahead: Clip | null = null;
  /** The next clip, started behind the current one and not painted yet. */
  let early: Clip | null = null;
  /** Counts the requests to show a clip; only the last one takes effect. */
  let showing = 0;
  /** The next clip came to the front by itself and has not been requested yet. */
  let arrivedEarly = false;
  /** The requested clip has run out of data, and the screen was notified. */
  let isOutOfData = false;
  let rate = 1;
  let watcher = 0;
  const stop = new AbortController();

  function load(slot: Slot, clip: Clip): HTMLVideoElement {
    const video = videos[slot];
    if (loadedUrls[slot] !== clip.video) {
      loadedUrls[slot] = clip.video;
      video.src = clip.video;
      trackOf(video).src = clip.captions;
    }
    return video;
  }

  function start(slot: Slot): void {
    const video = videos[slot];
    video.playbackRate = rate;
    video.play().then(
      () => hasPlayed.add(slot),
      (error: DOMException) => {
        if (error.name === 'NotAllowedError' && loadedUrls[slot] === requested) events.onBlocked();
      },
    );
    unlockOnce(other(slot));
  }

  /** Every start tries the other element until it has played: without a clip it does not report whether it was allowed. */
  function unlockOnce(slot: Slot): void {
    const video = videos[slot];
    if (!hasPlayed.has(slot) && video.paused) unlock(video);
  }

  /** Brings an element to the front with its first painted frame, unless another one is requested first. */
  function showWhenPainted(slot: Slot, then: () => void): void {
    showing += 1;
    const mine = showing;
    videos[slot].requestVideoFrameCallback(() => {
      if (mine !== showing) return;
      if (front !== slot) {
        videos[front].pause();
        delete videos[front].dataset.front;
        front = slot;
      }
      videos[slot].dataset.front = '';
      then();
    });
  }

  /** Near the end of a clip, starts the next one behind it. */
  function watch(): void {
    cancelAnimationFrame(watcher);
    watcher = requestAnimationFrame(function look() {
      const video = videos[front];
      const left = video.duration - video.currentTime;
      if (ahead && !video.paused && left <= earlyStartSeconds * video.playbackRate) startAhead(ahead);
      else watcher = requestAnimationFrame(look);
    });
  }

  function startAhead(next: Clip): void {
    const slot = other(front);
    if (loadedUrls[slot] !== next.video) return;
    ahead = null;
    early = next;
    requested = next.video;
    start(slot);
    showWhenPainted(slot, () => {
      early = null;
      arrivedEarly = true;
      events.onCaption(null);
      events.onEnded();
    });
  }

  /** Takes back an early start that is not on the screen yet: the clip starts again when the current one ends. */
  function cancelEarlyStart(): void {
    if (early === null) return;
    showing += 1;
    videos[other(front)].currentTime = 0;
    ahead = early;
    early = null;
    requested = loadedUrls[front];
  }

  for (const slot of [0, 1] as const) {
    const video = videos[slot];
    const isCurrent = () => loadedUrls[slot] !== null && loadedUrls[slot] === requested;
    const listen = { signal: stop.signal };
    video.addEventListener(
      'waiting',
      () => {
        if (!isCurrent() || isOutOfData) return;
        isOutOfData = true;
        events.onStalled();
      },
      listen,
    );
    video.addEventListener(
      'playing',
      () => {
        // A clip that is not on the screen yet is reported by its first frame.
        if (!isCurrent() || !isOutOfData || video.dataset.front === undefined) return;
        isOutOfData = false;
        events.onStarted();
      },
      listen,
    );
    video.addEventListener('ended', () => isCurrent() && events.onEnded(), listen);
    video.addEventListener(
      'error',
      () => {
        const failed = isCurrent();
        loadedUrls[slot] = null;
        if (failed) events.onFailed();
      },
      listen,
    );
    trackOf(video).track.addEventListener(
      'cuechange',
      ({ target }) => slot === front && events.onCaption(captionOf((target as TextTrack).activeCues)),
      listen,
    );
  }

  return {
    /**
     * Plays a clip from its start; the picture on the screen stays until its first frame.
     * @param reload loads the clip again, because it has not arrived
     */
    play(clip: Clip, reload = false): void {
      isOutOfData = false;
      if (reload) loadedUrls.fill(null);
      if (arrivedEarly && requested === clip.video) {
        arrivedEarly = false;
        // It may have been stopped together with the previous clip.
        start(front);
        watch();
        events.onStarted();
        return;
      }
      arrivedEarly = false;
      ahead = null;
      early = null;
      const slot = loadedUrls[front] === clip.video || loadedUrls[front] === null ? front : other(front);
      requested = clip.video;
      const video = load(slot, clip);
      video.currentTime = 0;
      start(slot);
      showWhenPainted(slot, () => {
        isOutOfData = false;
        events.onCaption(captionOf(trackOf(video).track.activeCues));
        watch();
        events.onStarted();
      });
    },

    /** Loads the next clip, which starts by itself just before the current one ends. */
    prepare(clip: Clip): void {
      ahead = clip;
      load(other(front), clip).currentTime = 0;
    },

    resume(): void {
      if (requested === null) return;
      isOutOfData = false;
      if (videos[front].ended && ahead) {
        startAhead(ahead);
        return;
      }
      start(loadedUrls[front] === requested ? front : other(front));
      watch();
    },

    pause(): void {
      cancelAnimationFrame(watcher);
      for (const video of videos) video.pause();
      cancelEarlyStart();
    },

    /** 0.75, 0.9 or 1: slower speech at the same pitch. */
    setRate(next: number): void {
      rate = next;
      for (const video of videos) {
        video.preservesPitch = true;
        video.playbackRate = next;
      }
    },

    dispose(): void {
      stop.abort();
      cancelAnimationFrame(watcher);
      for (const video of videos) {
        video.pause();
        video.removeAttribute('src');
        video.load();
      }
    },
  };
}

/** Captions of an element: the app shows them below the picture, the browser never shows them on it. */
function trackOf(video: HTMLVideoElement): HTMLTrackElement {
  const present = video.querySelector('track');
  if (present) return present;
  const made = document.createElement('track');
  made.kind = 'captions';
  video.append(made);
  made.track.mode = 'hidden';
  return made;
}
