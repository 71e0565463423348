import { type Caption, captionOf } from '#web/shell/clips/caption.ts';
import {
  type Clip,
  type ClipEffect,
  type ClipEvent,
  type ClipReport,
  clipQueue,
  newClipQueue,
  type Slot,
} from '#web/shell/clips/clip-queue.ts';
import { unlock } from '#web/shell/clips/unlock.ts';

/** What the player reports to its screen. */
export type ClipPlayerEvents = {
  /** The first frame of the requested clip is on the screen. */
  onStarted(): void;
  onEnded(): void;
  /** The requested clip has run out of data; `onStarted` follows when it continues. */
  onStalled(): void;
  /** The clip was paused from outside, by a headset or the system. */
  onPaused(): void;
  /** The clip was continued from outside. */
  onContinued(): void;
  /** The clip cannot be loaded or decoded. */
  onFailed(): void;
  /** The browser requires a tap before it plays with sound. */
  onBlocked(): void;
  /** The current caption with the speaker's name; null between captions. */
  onCaption(caption: Caption | null): void;
};

export type ClipPlayer = ReturnType<typeof createClipPlayer>;

type Videos = readonly [HTMLVideoElement, HTMLVideoElement];

/** Clips end in 0.3 s of silence: the next one starts early, which hides the delay of its sound (docs/decisions/0017). */
const earlyStartSeconds = 0.25;

/**
 * Plays clips one after the other without a gap, on two video elements that are always reused, because the first tap
 * unlocks both. One is on the screen while the other loads the next clip; the last frame of the old clip stays until
 * the first frame of the new one is painted.
 */
export function createClipPlayer(videos: Videos, events: ClipPlayerEvents) {
  let state = newClipQueue;
  let watcher = 0;
  const start = createStart(videos, (slot) => send({ type: 'blocked', slot }));
  const stop = new AbortController();
  listen(videos, stop.signal, send, (slot, track) => {
    if (slot === state.front) events.onCaption(captionOf(track.activeCues));
  });

  function send(event: ClipEvent): void {
    const next = clipQueue(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect);
  }

  function run(effect: ClipEffect): void {
    switch (effect.type) {
      case 'load':
        videos[effect.slot].src = effect.clip.video;
        trackOf(videos[effect.slot]).src = effect.clip.captions;
        break;
      case 'rewind':
        videos[effect.slot].currentTime = 0;
        break;
      case 'start':
        start(effect.slot, effect.rate);
        break;
      case 'setRate':
        setRate(videos, effect.rate);
        break;
      case 'awaitFrame':
        videos[effect.slot].requestVideoFrameCallback(() => send({ ...effect, type: 'painted' }));
        break;
      case 'show':
        show(videos, effect.slot, effect.replaces);
        break;
      case 'watch':
        watch();
        break;
      case 'pause':
        cancelAnimationFrame(watcher);
        for (const video of videos) video.pause();
        break;
      case 'caption': {
        const cues = effect.slot === null ? null : trackOf(videos[effect.slot]).track.activeCues;
        events.onCaption(captionOf(cues));
        break;
      }
      case 'report':
        report(events, effect.what);
        break;
    }
  }

  /** Near the end of a clip, the next one starts behind it. */
  function watch(): void {
    cancelAnimationFrame(watcher);
    watcher = requestAnimationFrame(function look() {
      const video = videos[state.front];
      const left = video.duration - video.currentTime;
      if (state.ahead && !video.paused && left <= earlyStartSeconds * video.playbackRate)
        send({ type: 'nearEnd' });
      else watcher = requestAnimationFrame(look);
    });
  }

  return {
    /**
     * Plays a clip from its start; the picture on the screen stays until its first frame.
     * @param reload loads the clip again, because it has not arrived
     */
    play: (clip: Clip, reload = false): void => send({ type: 'play', clip, reload }),
    /** Loads the next clip, which starts by itself just before the current one ends. */
    prepare: (clip: Clip): void => send({ type: 'prepare', clip }),
    resume: (): void => send({ type: 'resume', isEnded: videos[state.front].ended }),
    pause: (): void => send({ type: 'pause' }),
    /** 0.75, 0.9 or 1: slower speech at the same pitch. */
    setRate: (rate: number): void => send({ type: 'rate', rate }),
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

function report(events: ClipPlayerEvents, what: ClipReport): void {
  const name = `on${what[0]?.toUpperCase()}${what.slice(1)}` as `on${Capitalize<ClipReport>}`;
  events[name]();
}

/** Starts one element, and tries the other: without a clip it does not report whether it was allowed. */
function createStart(videos: Videos, onBlocked: (slot: Slot) => void) {
  const hasPlayed = new Set<Slot>();
  return (slot: Slot, rate: number): void => {
    const video = videos[slot];
    video.playbackRate = rate;
    video.play().then(
      () => hasPlayed.add(slot),
      (error: DOMException) => {
        if (error.name === 'NotAllowedError') onBlocked(slot);
      },
    );
    // Every start tries the other element until it has played.
    const other = slot === 0 ? 1 : 0;
    if (!hasPlayed.has(other) && videos[other].paused) unlock(videos[other]);
  };
}

function setRate(videos: Videos, rate: number): void {
  for (const video of videos) {
    video.preservesPitch = true;
    video.playbackRate = rate;
  }
}

function show(videos: Videos, slot: Slot, replaces: Slot | null): void {
  if (replaces !== null) {
    videos[replaces].pause();
    delete videos[replaces].dataset.front;
  }
  videos[slot].dataset.front = '';
}

/** Turns what the elements report into events of the queue. */
function listen(
  videos: Videos,
  signal: AbortSignal,
  send: (event: ClipEvent) => void,
  onCues: (slot: Slot, track: TextTrack) => void,
): void {
  for (const slot of [0, 1] as const) {
    const video = videos[slot];
    const on = (
      name: string,
      type: 'waiting' | 'playing' | 'paused' | 'ended' | 'failed',
      isTrue = () => true,
    ) => video.addEventListener(name, () => isTrue() && send({ type, slot }), { signal });
    on('waiting', 'waiting');
    // A report that is no longer true when it arrives belongs to a start or pause of our own.
    on('playing', 'playing', () => !video.paused);
    on('pause', 'paused', () => video.paused && !video.ended);
    on('ended', 'ended');
    on('error', 'failed');
    trackOf(video).track.addEventListener('cuechange', ({ target }) => onCues(slot, target as TextTrack), {
      signal,
    });
  }
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
