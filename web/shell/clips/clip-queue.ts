/** URLs of a clip and its captions. */
export type Clip = { video: string; captions: string };

/** One of the elements that a queue plays on. */
export type Slot = 0 | 1;

export type ClipQueue = {
  /** The element on the screen. */
  front: Slot;
  /** Whether `front` has painted a frame. */
  isShown: boolean;
  /** The video that each element has loaded: one element plays clips in turn, two hide the gap between them. */
  loaded: readonly (string | null)[];
  /** URL of the requested clip; events of any other clip are stale. */
  requested: string | null;
  ahead: Clip | null;
  /** The next clip, started behind the current one and not painted yet. */
  early: Clip | null;
  /** Counts the requests to show a clip; only the last one takes effect. */
  showing: number;
  /** The next clip came to the front by itself and has not been requested yet. */
  arrivedEarly: boolean;
  /** The requested clip has run out of data, and the screen was notified. */
  isOutOfData: boolean;
  /** Of the requested clip nothing has been seen yet, and it was requested once: on a bad line the second request arrives. */
  mayTryAgain: boolean;
  /** It was asked to play and has not been paused since, by its screen or from outside. */
  isRunning: boolean;
  /** Nobody sees the page: nothing plays. */
  isHidden: boolean;
  rate: number;
};

export type ClipEvent =
  /** With `reload` it is loaded again, because it has not arrived. */
  | { type: 'play'; clip: Clip; reload?: boolean }
  | { type: 'prepare'; clip: Clip }
  | { type: 'resume'; isEnded: boolean }
  | { type: 'pause' }
  | { type: 'rate'; rate: number }
  | { type: 'hidden' | 'seen' }
  | { type: 'nearEnd' }
  | { type: 'painted'; slot: Slot; showing: number }
  /** What an element reports; `paused` and `playing` only if it is so and has not ended. */
  | { type: ClipElementEvent; slot: Slot };

/** `late`: it has not begun to play a long time after it was asked to. */
export type ClipElementEvent = 'waiting' | 'playing' | 'paused' | 'ended' | 'failed' | 'blocked' | 'late';

export type ClipReport =
  | 'started'
  | 'stalled'
  | 'paused'
  | 'continued'
  | 'ended'
  | 'failed'
  | 'blocked'
  | 'late';

export type ClipEffect =
  | { type: 'load'; slot: Slot; clip: Clip }
  /** Requests what the element has loaded a second time. */
  | { type: 'loadAgain'; slot: Slot }
  | { type: 'rewind'; slot: Slot }
  | { type: 'start'; slot: Slot; rate: number }
  | { type: 'setRate'; rate: number }
  /** Asks for `painted` with the next frame of the element. */
  | { type: 'awaitFrame'; slot: Slot; showing: number }
  /** Puts the element on the screen and pauses the one that it replaces. */
  | { type: 'show'; slot: Slot; replaces: Slot | null }
  /** Asks for `nearEnd` of the clip on the screen. */
  | { type: 'watch' }
  | { type: 'pause' }
  /** The caption that the element speaks now; null clears it. */
  | { type: 'caption'; slot: Slot | null }
  | { type: 'report'; what: ClipReport };

type Step = { state: ClipQueue; effects: readonly ClipEffect[] };

export function newClipQueue(elements: number): ClipQueue {
  return {
    front: 0,
    isShown: false,
    loaded: Array.from({ length: elements }, () => null),
    requested: null,
    ahead: null,
    early: null,
    showing: 0,
    arrivedEarly: false,
    isOutOfData: false,
    mayTryAgain: false,
    isRunning: false,
    isHidden: false,
    rate: 1,
  };
}

/** The other element; the same if there is one only. */
const other = ({ loaded }: ClipQueue, slot: Slot) => (loaded.length - 1 - slot) as Slot;
const report = (what: ClipReport): ClipEffect => ({ type: 'report', what });
const step = (state: ClipQueue, ...effects: ClipEffect[]): Step => ({ state, effects });

/** Which clip plays next and when; elements, frames and clocks belong to those who run its effects, in order. */
export function clipQueue(state: ClipQueue, event: ClipEvent): Step {
  switch (event.type) {
    case 'play':
      return ifSeen(playClip(state, event.clip, event.reload));
    case 'prepare':
      return loadInto({ ...state, ahead: event.clip }, other(state, state.front), event.clip);
    case 'resume':
      return ifSeen(resume(state, event.isEnded));
    case 'pause':
      return pause(state);
    case 'rate':
      return step({ ...state, rate: event.rate }, { type: 'setRate', rate: event.rate });
    case 'hidden':
      return ifSeen(step({ ...state, isHidden: true }));
    case 'seen':
      return step({ ...state, isHidden: false });
    case 'nearEnd':
      return state.ahead ? startAhead(state, state.ahead) : step(state);
    case 'painted':
      return event.showing === state.showing ? painted(state, event.slot) : step(state);
    case 'failed':
      return failed(state, event.slot);
    default:
      return isCurrent(state, event.slot) ? heard(state, event.type, event.slot) : step(state);
  }
}

function failed(state: ClipQueue, slot: Slot): Step {
  if (!isCurrent(state, slot)) return step(unload(state, slot));
  if (!state.mayTryAgain) return step(unload(state, slot), report('failed'));
  const start = { type: 'start', slot, rate: state.rate } as const;
  const again = { type: 'loadAgain', slot } as const;
  return step({ ...state, mayTryAgain: false }, again, ...(state.isRunning ? [start] : []));
}

function isCurrent({ loaded, requested }: ClipQueue, slot: Slot): boolean {
  return loaded[slot] !== null && loaded[slot] === requested;
}

function withLoaded(state: ClipQueue, slot: Slot, url: string | null): ClipQueue {
  return { ...state, loaded: state.loaded.map((was, index) => (index === slot ? url : was)) };
}

const unload = (state: ClipQueue, slot: Slot) => withLoaded(state, slot, null);

function loadInto(state: ClipQueue, slot: Slot, clip: Clip): Step {
  const rewind = { type: 'rewind', slot } as const;
  if (state.loaded[slot] === clip.video) return step(state, rewind);
  return step(withLoaded(state, slot, clip.video), { type: 'load', slot, clip }, rewind);
}

function awaitFrame(state: ClipQueue, slot: Slot): ClipEffect {
  return { type: 'awaitFrame', slot, showing: state.showing };
}

/** From its start; the picture on the screen stays until its first frame. */
function playClip(before: ClipQueue, clip: Clip, reload = false): Step {
  const loaded = reload ? before.loaded.map(() => null) : before.loaded;
  const state = { ...before, loaded, isOutOfData: false, isRunning: true, arrivedEarly: false };
  const { front, rate } = state;
  if (before.arrivedEarly && state.requested === clip.video) {
    // It may have been stopped together with the previous clip.
    return step(state, { type: 'start', slot: front, rate }, { type: 'watch' }, report('started'));
  }
  const slot = loaded[front] === clip.video || loaded[front] === null ? front : other(before, front);
  const requested = {
    ...{ ahead: null, early: null, requested: clip.video },
    ...{ mayTryAgain: true, showing: state.showing + 1 },
  };
  const ready = loadInto({ ...state, ...requested }, slot, clip);
  return step(ready.state, ...ready.effects, { type: 'start', slot, rate }, awaitFrame(ready.state, slot));
}

/** Starts the next clip behind the current one. */
function startAhead(state: ClipQueue, next: Clip): Step {
  const slot = other(state, state.front);
  if (state.loaded[slot] !== next.video) return step(state);
  const early = { ahead: null, early: next, requested: next.video, showing: state.showing + 1 };
  const started = { ...state, ...early, mayTryAgain: true };
  return step(started, { type: 'start', slot, rate: state.rate }, awaitFrame(started, slot));
}

function painted(before: ClipQueue, slot: Slot): Step {
  const state = { ...before, front: slot, isShown: true, mayTryAgain: false };
  const show = { type: 'show', slot, replaces: before.front === slot ? null : before.front } as const;
  if (before.early !== null) {
    const arrived = { ...state, early: null, arrivedEarly: true };
    return step(arrived, show, { type: 'caption', slot: null }, report('ended'));
  }
  const started = { ...state, isOutOfData: false };
  return step(started, show, { type: 'caption', slot }, { type: 'watch' }, report('started'));
}

function resume(before: ClipQueue, isEnded: boolean): Step {
  if (before.requested === null) return step(before);
  const state = { ...before, isOutOfData: false, isRunning: true };
  if (isEnded && state.ahead) return startAhead(state, state.ahead);
  const slot = state.loaded[state.front] === state.requested ? state.front : other(state, state.front);
  return step(state, { type: 'start', slot, rate: state.rate }, { type: 'watch' });
}

/** Also takes back an early start that is not on the screen yet: that clip starts again when the current one ends. */
function pause(before: ClipQueue): Step {
  const state = { ...before, isRunning: false };
  const { early, front, loaded, showing } = state;
  if (early === null) return step(state, { type: 'pause' });
  const back = { ahead: early, early: null, requested: loaded[front] ?? null, showing: showing + 1 };
  return step({ ...state, ...back }, { type: 'pause' }, { type: 'rewind', slot: other(state, front) });
}

/** While nobody sees the page, what would play is loaded at most, and its screen hears of a pause. */
function ifSeen({ state, effects }: Step): Step {
  if (!state.isHidden || !state.isRunning) return { state, effects };
  const paused = pause(state);
  const silent = effects.filter(({ type }) => type !== 'start' && type !== 'watch');
  return step(paused.state, ...silent, ...paused.effects, report('paused'));
}

/** What the element of the requested clip reports. */
function heard(state: ClipQueue, what: Exclude<ClipElementEvent, 'failed'>, slot: Slot): Step {
  const isOnScreen = state.isShown && slot === state.front;
  switch (what) {
    case 'waiting':
      return state.isOutOfData ? step(state) : step({ ...state, isOutOfData: true }, report('stalled'));
    case 'playing':
      // A clip that is not on the screen yet is reported by its first frame.
      if (!isOnScreen) return step(state);
      if (!state.isRunning)
        return step({ ...state, isRunning: true }, { type: 'watch' }, report('continued'));
      return state.isOutOfData ? step({ ...state, isOutOfData: false }, report('started')) : step(state);
    case 'paused': {
      if (!isOnScreen || !state.isRunning) return step(state);
      const paused = pause(state);
      return step(paused.state, ...paused.effects, report('paused'));
    }
    default:
      return step(state, report(what));
  }
}
