import { type Caption, captionOf } from '#web/shell/caption.ts';

/** What the player tells its screen. */
export type ClipPlayerEvents = {
  /** The first frame of the clip last asked for is on the screen. */
  onStarted(): void;
  onEnded(): void;
  /** The clip last asked for has no data to play; `onStarted` follows when it goes on. */
  onStalled(): void;
  /** The clip cannot be loaded or decoded. */
  onFailed(): void;
  /** The browser wants a tap before it plays with sound. */
  onRefused(): void;
  /** The words being spoken, with the speaker's name; null between them. */
  onCaption(caption: Caption | null): void;
};

/** Addresses of a clip and its captions. */
export type Clip = { video: string; captions: string };

export type ClipPlayer = ReturnType<typeof createClipPlayer>;

/** Clips end in 0.3 s of silence: the next one starts this early, which hides the start-up of its sound (decision record 17). */
const earlyStartSeconds = 0.25;

type Place = 0 | 1;
const other = (place: Place): Place => (place === 0 ? 1 : 0);

/**
 * Plays clips one after the other without a gap, on two video elements that are reused for ever (the first tap
 * unlocks both). One is on the screen, the other loads what comes next; the last frame of the old clip stays until
 * the first of the new one is painted.
 */
export function createClipPlayer(
  videos: readonly [HTMLVideoElement, HTMLVideoElement],
  events: ClipPlayerEvents,
) {
  const holds: [string | null, string | null] = [null, null];
  const hasPlayed = new Set<Place>();
  let front: Place = 0;
  /** The clip last asked for; events of anything else are stale. */
  let wanted: string | null = null;
  let ahead: Clip | null = null;
  /** The next clip, started behind the present one and not painted yet. */
  let early: Clip | null = null;
  /** Counts what was to be shown; only the last one is. */
  let showing = 0;
  /** The next clip came to the front by itself and waits to be asked for. */
  let arrivedEarly = false;
  /** The clip last asked for has run out of data, and its screen knows. */
  let isDry = false;
  let rate = 1;
  let watcher = 0;
  const stop = new AbortController();

  function load(place: Place, clip: Clip): HTMLVideoElement {
    const video = videos[place];
    if (holds[place] !== clip.video) {
      holds[place] = clip.video;
      video.src = clip.video;
      trackOf(video).src = clip.captions;
    }
    return video;
  }

  function start(place: Place): void {
    const video = videos[place];
    video.playbackRate = rate;
    video.play().then(
      () => hasPlayed.add(place),
      (error: DOMException) => {
        if (error.name === 'NotAllowedError' && holds[place] === wanted) events.onRefused();
      },
    );
    unlock(other(place));
  }

  /**
   * Safari plays an element only after a tap that asked this very one to play: what starts one asks the other too, each
   * time until it has played itself, as an element without a clip tells nobody whether it was allowed.
   */
  function unlock(place: Place): void {
    const video = videos[place];
    if (hasPlayed.has(place) || !video.paused) return;
    video.play().catch(() => {});
    video.pause();
  }

  /** Brings an element to the front with its first painted frame, unless another one is asked for before it comes. */
  function showWhenPainted(place: Place, then: () => void): void {
    showing += 1;
    const mine = showing;
    videos[place].requestVideoFrameCallback(() => {
      if (mine !== showing) return;
      if (front !== place) {
        videos[front].pause();
        delete videos[front].dataset.front;
        front = place;
      }
      videos[place].dataset.front = '';
      then();
    });
  }

  /** Towards the end of a clip the next one is started behind it. */
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
    const place = other(front);
    if (holds[place] !== next.video) return;
    ahead = null;
    early = next;
    wanted = next.video;
    start(place);
    showWhenPainted(place, () => {
      early = null;
      arrivedEarly = true;
      events.onCaption(null);
      events.onEnded();
    });
  }

  /** What was started early and has not been seen yet starts again when the present clip ends, not under a pause. */
  function withdrawEarlyStart(): void {
    if (early === null) return;
    showing += 1;
    videos[other(front)].currentTime = 0;
    ahead = early;
    early = null;
    wanted = holds[front];
  }

  for (const place of [0, 1] as const) {
    const video = videos[place];
    const isCurrent = () => holds[place] !== null && holds[place] === wanted;
    const listen = { signal: stop.signal };
    video.addEventListener(
      'waiting',
      () => {
        if (!isCurrent() || isDry) return;
        isDry = true;
        events.onStalled();
      },
      listen,
    );
    video.addEventListener(
      'playing',
      () => {
        // What is not on the screen yet is told of by its first frame.
        if (!isCurrent() || !isDry || video.dataset.front === undefined) return;
        isDry = false;
        events.onStarted();
      },
      listen,
    );
    video.addEventListener('ended', () => isCurrent() && events.onEnded(), listen);
    video.addEventListener(
      'error',
      () => {
        const failed = isCurrent();
        holds[place] = null;
        if (failed) events.onFailed();
      },
      listen,
    );
    trackOf(video).track.addEventListener(
      'cuechange',
      ({ target }) => place === front && events.onCaption(captionOf((target as TextTrack).activeCues)),
      listen,
    );
  }

  return {
    /**
     * Plays a clip from its start; what is on the screen stays until the new first frame.
     * @param anew loads it once more: what was asked for does not come
     */
    play(clip: Clip, anew = false): void {
      isDry = false;
      if (anew) holds.fill(null);
      if (arrivedEarly && wanted === clip.video) {
        arrivedEarly = false;
        // It may have been stopped with the clip before it.
        start(front);
        watch();
        events.onStarted();
        return;
      }
      arrivedEarly = false;
      ahead = null;
      early = null;
      const place = holds[front] === clip.video || holds[front] === null ? front : other(front);
      wanted = clip.video;
      const video = load(place, clip);
      video.currentTime = 0;
      start(place);
      showWhenPainted(place, () => {
        isDry = false;
        events.onCaption(captionOf(trackOf(video).track.activeCues));
        watch();
        events.onStarted();
      });
    },

    /** Loads the clip that follows; it starts by itself just before the present one ends. */
    prepare(clip: Clip): void {
      ahead = clip;
      load(other(front), clip).currentTime = 0;
    },

    resume(): void {
      if (wanted === null) return;
      isDry = false;
      if (videos[front].ended && ahead) {
        startAhead(ahead);
        return;
      }
      start(holds[front] === wanted ? front : other(front));
      watch();
    },

    pause(): void {
      cancelAnimationFrame(watcher);
      for (const video of videos) video.pause();
      withdrawEarlyStart();
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

/** The element's captions: read by us and drawn under the picture, never by the browser on it. */
function trackOf(video: HTMLVideoElement): HTMLTrackElement {
  const present = video.querySelector('track');
  if (present) return present;
  const made = document.createElement('track');
  made.kind = 'captions';
  video.append(made);
  made.track.mode = 'hidden';
  return made;
}
