import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilmFollower } from './film-follower.ts';

/** The parts of a video element that a follower uses: it has loaded what it is given, and plays when asked. */
class FakeVideo extends EventTarget {
  dataset: Record<string, string> = {};
  private readonly attributes = new Map<string, string>();
  private readonly track = Object.assign(new EventTarget(), { mode: '', activeCues: null });
  private readonly trackElement = { isConnected: true, src: '', track: this.track };
  readonly readyState = 4;
  currentTime = 0;
  duration = 10;
  playbackRate = 1;
  preservesPitch = false;
  paused = true;
  ended = false;
  set src(address: string) {
    this.attributes.set('src', address);
  }
  getAttribute(name: string) {
    return this.attributes.get(name) ?? null;
  }
  querySelector() {
    return this.trackElement;
  }
  play() {
    this.paused = false;
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
}

let tab: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  tab = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', tab);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function hide(isHidden: boolean) {
  tab.hidden = isHidden;
  tab.dispatchEvent(new Event('visibilitychange'));
}

/** The leader's film of an exercise has just begun. */
const begun = (exercise: number) => ({
  clip: { of: 'description' } as const,
  position: 0,
  isPlaying: true,
  at: Date.now(),
  rate: 1,
  files: { video: `/ex${exercise}.mp4`, captions: `/ex${exercise}.vtt` },
});

function followerOf() {
  const videos = [new FakeVideo(), new FakeVideo()] as const;
  const pair = videos as unknown as [HTMLVideoElement, HTMLVideoElement];
  const follower = createFilmFollower(pair, () => Date.now(), { onCaption() {}, onBlocked() {} });
  const playing = () => videos.filter(({ paused }) => !paused).map((video) => video.getAttribute('src'));
  return { follower, videos, playing };
}

test('while nobody sees the page a guest’s film stands; seen again, it is where the leader’s is', () => {
  const { follower, videos, playing } = followerOf();
  follower.show(begun(1));
  expect(playing()).toEqual(['/ex1.mp4']);
  hide(true);
  vi.advanceTimersByTime(6000);
  expect(playing()).toEqual([]);
  hide(false);
  expect(playing()).toEqual(['/ex1.mp4']);
  expect(videos.find(({ paused }) => !paused)?.currentTime).toBeCloseTo(6, 0);
});

test('nor does the next film begin before somebody sees it', () => {
  const { follower, playing } = followerOf();
  hide(true);
  follower.show(begun(2));
  vi.advanceTimersByTime(1000);
  expect(playing()).toEqual([]);
  hide(false);
  vi.advanceTimersByTime(5000);
  expect(playing()).toEqual(['/ex2.mp4']);
});
