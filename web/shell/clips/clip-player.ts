import { filmLanguage } from '#web/lib/film-language.ts';
import { within } from '#web/lib/within.ts';
import { type Caption, captionOf } from './caption.ts';
import {
  type Clip,
  type ClipEffect,
  type ClipElementEvent,
  type ClipEvent,
  type ClipReport,
  clipQueue,
  newClipQueue,
  type Slot,
} from './clip-queue.ts';
import { firstFrame } from './first-frame.ts';
import { unlock } from './unlock.ts';

/** What the player reports to its screen. */
export type ClipPlayerEvents = {
  /** The first frame of the requested clip is on the screen. */
  onStarted(): void;
  onEnded(): void;
  /** The requested clip has run out of data; `onStarted` follows when it continues. */
  onStalled(): void;
  /** The clip was paused from outside, by a headset, the system, or because nobody sees the page. */
  onPaused(): void;
  /** The clip was continued from outside. */
  onContinued(): void;
  /** The clip cannot be loaded or decoded. */
  onFailed(): void;
  /** The browser requires a tap before it plays with sound. */
  onBlocked(): void;
  /** It was asked to play ten seconds ago, and the browser has not answered. */
  onLate(): void;
  /** The current caption with the speaker's name; null between captions. */
  onCaption(caption: Caption | null): void;
};

export type ClipPlayer = ReturnType<typeof createClipPlayer>;

type Videos = readonly HTMLVideoElement[];

const startLimitMs = 10_000;

/** Clips end in 0.3 s of silence: the next one starts early, which hides the delay of its sound (docs/decisions/0017). */
const earlyStartSeconds = 0.25;

/**
 * Plays clips one after the other in one or two video elements that are always reused, because the first tap unlocks
 * them. Of two, one is on the screen while the other loads the next clip; the last frame of the old clip stays until the
 * first frame of the new one is painted, so that there is no gap.
 */
export function createClipPlayer(videos: Videos, events: ClipPlayerEvents) {
  const at = (slot: Slot) => videos[slot] as HTMLVideoElement;
  let state = newClipQueue(videos.length);
  let nearEnd: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const { signal } = stop;
  const start = createStart(videos, (type, slot) => send({ type, slot }));
  videos.forEach((video, index) => {
    const slot = index as Slot;
    listen(video, signal, (type) => send({ type, slot }));
    textTrackOf(video)?.addEventListener('cuechange', () => slot === state.front && tellCaption(slot), {
      signal,
    });
    for (const name of ['playing', 'ratechange', 'seeked', 'durationchange'])
      video.addEventListener(name, watch, { signal });
    if (slot !== state.front) video.setAttribute('aria-hidden', 'true');
  });
  const onVisibility = () => send({ type: document.hidden ? 'hidden' : 'seen' });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  onVisibility();

  function send(event: ClipEvent): void {
    const next = clipQueue(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect);
  }

  function run(effect: ClipEffect): void {
    switch (effect.type) {
      case 'load':
        load(at(effect.slot), effect.clip);
        break;
      case 'loadAgain':
        at(effect.slot).load();
        break;
      case 'rewind':
        at(effect.slot).currentTime = 0;
        break;
      case 'start':
        start(effect.slot, effect.rate);
        break;
      case 'setRate':
        setRate(videos, effect.rate);
        break;
      case 'awaitFrame':
        firstFrame(at(effect.slot), signal, () => send({ ...effect, type: 'painted' }));
        break;
      case 'show':
        show(at(effect.slot), effect.replaces === null ? null : at(effect.replaces));
        break;
      case 'watch':
        watch();
        break;
      case 'pause':
        clearTimeout(nearEnd);
        for (const video of videos) video.pause();
        break;
      case 'caption':
        tellCaption(effect.slot);
        break;
      case 'report':
        report(events, effect.what);
        break;
    }
  }

  function tellCaption(slot: Slot | null): void {
    events.onCaption(slot === null ? null : captionOf(textTrackOf(at(slot))));
  }

  /** Near the end of a clip, the next one starts behind it. */
  function watch(): void {
    clearTimeout(nearEnd);
    const video = at(state.front);
    if (!state.ahead || video.paused || Number.isNaN(video.duration)) return;
    const leftMs = earlyStartIn(video);
    nearEnd = setTimeout(() => (earlyStartIn(video) > 0 ? watch() : send({ type: 'nearEnd' })), leftMs);
  }

  return {
    /** Plays a clip from its start; the picture on the screen stays until its first frame. `reload`: it has not arrived. */
    play: (clip: Clip, reload = false): void => send({ type: 'play', clip, reload }),
    /** Loads the next clip, which starts by itself just before the current one ends. */
    prepare(clip: Clip): void {
      send({ type: 'prepare', clip });
      watch();
    },
    resume: (): void => send({ type: 'resume', isEnded: at(state.front).ended }),
    pause: (): void => send({ type: 'pause' }),
    /** 0.75, 0.9 or 1: slower speech at the same pitch. */
    setRate: (rate: number): void => send({ type: 'rate', rate }),
    dispose(): void {
      stop.abort();
      clearTimeout(nearEnd);
      for (const video of videos) unload(video);
    },
  };
}

function load(video: HTMLVideoElement, clip: Clip): void {
  const track = trackOf(video);
  video.src = clip.video;
  track.srclang = filmLanguage(clip.captions);
  track.src = clip.captions;
}

function unload(video: HTMLVideoElement): void {
  video.pause();
  video.removeAttribute('src');
  video.load();
}

/** Milliseconds until the next clip starts behind the clip of this element. */
function earlyStartIn({ duration, currentTime, playbackRate }: HTMLVideoElement): number {
  return Math.max(0, (duration - currentTime) / playbackRate - earlyStartSeconds) * 1000;
}

function report(events: ClipPlayerEvents, what: ClipReport): void {
  const name = `on${what[0]?.toUpperCase()}${what.slice(1)}` as `on${Capitalize<ClipReport>}`;
  events[name]();
}

/** Starts one element, and tries the others: without a clip they do not report whether they were allowed. */
function createStart(videos: Videos, tell: (type: 'blocked' | 'late', slot: Slot) => void) {
  const hasPlayed = new Set<HTMLVideoElement>();
  return (slot: Slot, rate: number): void => {
    const video = videos[slot] as HTMLVideoElement;
    video.playbackRate = rate;
    within(startLimitMs, video.play(), 'late').then(
      (how) => (how === 'late' ? tell('late', slot) : hasPlayed.add(video)),
      (error: DOMException) => {
        if (error.name === 'NotAllowedError') tell('blocked', slot);
      },
    );
    // Every start tries another element until it has played.
    for (const other of videos) {
      if (other !== video && !hasPlayed.has(other) && other.paused) unlock(other);
    }
  };
}

function setRate(videos: Videos, rate: number): void {
  for (const video of videos) {
    video.preservesPitch = true;
    video.playbackRate = rate;
  }
}

/** The one behind is no film for screen readers. */
function show(video: HTMLVideoElement, replaces: HTMLVideoElement | null): void {
  if (replaces !== null) {
    replaces.pause();
    delete replaces.dataset.front;
    replaces.setAttribute('aria-hidden', 'true');
  }
  video.dataset.front = '';
  video.removeAttribute('aria-hidden');
}

/** Turns what an element reports into events of the queue. */
function listen(video: HTMLVideoElement, signal: AbortSignal, tell: (type: ClipElementEvent) => void): void {
  const on = (name: string, type: ClipElementEvent, isTrue = () => true) =>
    video.addEventListener(name, () => isTrue() && tell(type), { signal });
  on('waiting', 'waiting');
  // A report that is no longer true when it arrives belongs to a start or pause of our own.
  on('playing', 'playing', () => !video.paused);
  on('pause', 'paused', () => video.paused && !video.ended);
  on('ended', 'ended');
  on('error', 'failed');
}

/** Captions of an element: the app shows them below the picture, the browser never shows them on it. */
function trackOf(video: HTMLVideoElement): HTMLTrackElement {
  const present = video.querySelector('track');
  if (present) return present;
  const made = document.createElement('track');
  made.kind = 'captions';
  video.append(made);
  return made;
}

function textTrackOf(video: HTMLVideoElement): TextTrack | undefined {
  const { track } = trackOf(video);
  if (track) track.mode = 'hidden';
  return track;
}
