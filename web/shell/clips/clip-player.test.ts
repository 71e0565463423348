import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClipPlayerEvents, createClipPlayer } from './clip-player.ts';

/** The parts of a video element that the player uses; a test decides when it paints and plays. */
class FakeVideo extends EventTarget {
  dataset: Record<string, string> = {};
  private address = '';
  currentTime = 0;
  duration = 10;
  playbackRate = 1;
  preservesPitch = false;
  paused = true;
  ended = false;
  isBlocked = false;
  isOpenForever = false;
  get src() {
    return this.address;
  }
  set src(address: string) {
    this.address = address;
  }
  private onFrame: (() => void)[] = [];
  private readonly trackElement = Object.assign(new EventTarget(), { src: '', track: new EventTarget() });

  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  removeAttribute(name: string) {
    delete this.attributes[name];
  }
  readonly attributes: Record<string, string> = {};
  load() {}
  querySelector() {
    return this.trackElement;
  }
  play(): Promise<void> {
    if (this.isBlocked) return Promise.reject(new DOMException('', 'NotAllowedError'));
    this.paused = false;
    return this.isOpenForever ? new Promise(() => {}) : Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
  requestVideoFrameCallback?(onFrame: () => void) {
    this.onFrame.push(onFrame);
  }
  paint() {
    for (const onFrame of this.onFrame.splice(0)) onFrame();
  }
}

const clip = (number: number) => ({
  video: `/files/assets/ex01_${number}.mp4`,
  captions: `/files/assets/ex01_${number}.vtt`,
});

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

/** Lets so much of a clip pass, on the clock and in the element. */
function pass(video: FakeVideo, seconds: number) {
  video.currentTime += seconds;
  vi.advanceTimersByTime(seconds * 1000);
}

function playerOf(videos = [new FakeVideo(), new FakeVideo()] as [FakeVideo, FakeVideo]) {
  const reported: string[] = [];
  const events: ClipPlayerEvents = {
    onStarted: () => reported.push('started'),
    onEnded: () => reported.push('ended'),
    onStalled: () => reported.push('stalled'),
    onPaused: () => reported.push('paused'),
    onContinued: () => reported.push('continued'),
    onFailed: () => reported.push('failed'),
    onBlocked: () => reported.push('blocked'),
    onLate: () => reported.push('late'),
    onCaption: () => {},
  };
  const player = createClipPlayer(videos as unknown as HTMLVideoElement[], events);
  return { player, reported, videos };
}

/** Clip 1 is on the screen and about to end; clip 2 is loaded and has started behind it. */
function nearTheEnd() {
  const { player, reported, videos } = playerOf();
  const [first, second] = videos;
  player.play(clip(1));
  first.paint();
  player.prepare(clip(2));
  pass(first, 9.8);
  return { player, reported, first, second };
}

test('the next clip starts behind the end of the current one and comes to the front with its first frame', () => {
  const { player, reported, first, second } = nearTheEnd();
  expect([second.paused, first.dataset.front]).toEqual([false, '']);
  second.paint();
  expect([first.paused, first.dataset.front, second.dataset.front]).toEqual([true, undefined, '']);
  expect(reported).toEqual(['started', 'ended']);
  player.play(clip(2));
  expect(reported).toEqual(['started', 'ended', 'started']);
});

test('a clip started early and paused before its first frame waits until the current one continues', () => {
  const { player, reported, first, second } = nearTheEnd();
  second.currentTime = 0.1;
  player.pause();
  second.paint();
  expect([reported, first.dataset.front, second.currentTime]).toEqual([['started'], '', 0]);

  player.resume();
  expect([first.paused, second.paused]).toEqual([false, true]);
  pass(first, 0);
  second.paint();
  expect(reported).toEqual(['started', 'ended']);
});

test('a clip that ended during a pause is followed by the next one', () => {
  const { player, reported, first, second } = nearTheEnd();
  first.ended = true;
  player.pause();
  player.resume();
  expect([first.paused, second.paused]).toEqual([true, false]);
  second.paint();
  expect(reported).toEqual(['started', 'ended']);
});

test('a browser that requires a tap first is recognized, whether or not it paints the first frame', async () => {
  const { player, reported, videos } = playerOf();
  videos[0].isBlocked = true;
  player.play(clip(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toEqual(['blocked']);
});

test('starting one element also starts and stops the other until it has played: Safari requires a tap for each', async () => {
  const { player, videos } = playerOf();
  const [first, second] = videos;
  const play = vi.spyOn(second, 'play');
  first.isBlocked = true;
  second.isBlocked = true;
  player.play(clip(1));
  first.isBlocked = false;
  second.isBlocked = false;
  player.play(clip(1));
  expect(play).toHaveBeenCalledTimes(2);
  expect(second.paused).toBe(true);
  first.paint();
  player.play(clip(2));
  await vi.advanceTimersByTimeAsync(0);
  second.paint();
  player.play(clip(1));
  first.paint();
  player.pause();
  player.resume();
  expect(play).toHaveBeenCalledTimes(3);
});

test('a clip that runs out of data while it plays reports it once, and reports when it continues', () => {
  const { player, reported, videos } = playerOf();
  const [first, second] = videos;
  player.play(clip(1));
  first.dispatchEvent(new Event('waiting'));
  first.dispatchEvent(new Event('playing'));
  first.paint();
  reported.length = 0;
  first.dispatchEvent(new Event('playing'));
  second.dispatchEvent(new Event('waiting'));
  expect(reported).toEqual([]);
  first.dispatchEvent(new Event('waiting'));
  first.dispatchEvent(new Event('waiting'));
  first.dispatchEvent(new Event('playing'));
  expect(reported).toEqual(['stalled', 'started']);
});

test('a clip is loaded once, and again only on request', () => {
  const { player, videos } = playerOf();
  const load = vi.spyOn(videos[0], 'src', 'set');
  player.play(clip(1));
  videos[0].paint();
  player.play(clip(1));
  expect(load).toHaveBeenCalledTimes(1);
  player.play(clip(1), true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a clip that cannot be loaded reports it, one that was only preloaded does not', () => {
  const { player, reported, videos } = playerOf();
  const [first, second] = videos;
  player.play(clip(1));
  first.paint();
  player.prepare(clip(2));
  second.dispatchEvent(new Event('error'));
  expect(reported).toEqual(['started']);
  player.play(clip(2));
  second.dispatchEvent(new Event('error'));
  // On a bad line the second request arrives.
  expect(reported).toEqual(['started']);
  second.dispatchEvent(new Event('error'));
  expect(reported).toEqual(['started', 'failed']);
});

test('a pause from outside, as by a headset, is heard and so is its end; one of the app or of the end of a clip is not', () => {
  const { player, reported, videos } = playerOf();
  const [first] = videos;
  const tell = (name: string) => first.dispatchEvent(new Event(name));
  player.play(clip(1));
  first.paint();
  reported.length = 0;
  player.pause();
  tell('pause');
  player.resume();
  tell('playing');
  tell('pause');
  expect(reported).toEqual([]);
  first.pause();
  tell('pause');
  expect(reported).toEqual(['paused']);
  void first.play();
  tell('playing');
  expect(reported).toEqual(['paused', 'continued']);
  first.pause();
  first.ended = true;
  tell('pause');
  expect(reported).toEqual(['paused', 'continued']);
});

test('a browser without frame callbacks starts with what plays', () => {
  const videos = [new FakeVideo(), new FakeVideo()] as [FakeVideo, FakeVideo];
  for (const video of videos) Object.defineProperty(video, 'requestVideoFrameCallback', { value: undefined });
  const { player, reported } = playerOf(videos);
  player.play(clip(1));
  expect(reported).toEqual([]);
  videos[0].dispatchEvent(new Event('playing'));
  expect([reported, videos[0].dataset.front]).toEqual([['started'], '']);
  pass(videos[0], 1);
  videos[0].dispatchEvent(new Event('timeupdate'));
  expect(reported).toEqual(['started']);
});

test('a film that is not drawn has started once it has played for a moment', () => {
  const { player, reported, videos } = playerOf();
  player.play(clip(1));
  videos[0].dispatchEvent(new Event('timeupdate'));
  expect(reported).toEqual([]);
  pass(videos[0], 0.5);
  videos[0].dispatchEvent(new Event('timeupdate'));
  videos[0].paint();
  expect(reported).toEqual(['started']);
});

test('while nobody sees the page nothing plays, the screen hears of the pause, and one press plays', () => {
  const { player, reported, videos } = playerOf();
  player.play(clip(1));
  videos[0].paint();
  hide(true);
  expect([videos[0].paused, reported]).toEqual([true, ['started', 'paused']]);
  player.play(clip(2));
  expect([videos[1].src, videos[1].paused, reported.at(-1)]).toEqual([clip(2).video, true, 'paused']);
  hide(false);
  expect(videos.map(({ paused }) => paused)).toEqual([true, true]);
  player.resume();
  videos[1].paint();
  expect([videos[1].paused, reported.at(-1)]).toEqual([false, 'started']);
});

test('one timer waits for the end of a clip; a jump, another speed and data that comes late set it anew', () => {
  const { player, videos } = playerOf();
  const [first, second] = videos;
  const tell = (name: string) => first.dispatchEvent(new Event(name));
  player.play(clip(1));
  first.paint();
  player.prepare(clip(2));
  expect(vi.getTimerCount()).toBeLessThanOrEqual(2);
  player.setRate(0.5);
  tell('ratechange');
  first.currentTime += 4.8;
  vi.advanceTimersByTime(9700);
  expect(second.paused).toBe(true);
  first.currentTime = 9;
  tell('seeked');
  vi.advanceTimersByTime(1400);
  expect(second.paused).toBe(true);
  first.currentTime = 9.9;
  vi.advanceTimersByTime(400);
  expect(second.paused).toBe(false);
});

test('for screen readers there is one film, the one on the screen', () => {
  const { first, second } = nearTheEnd();
  const isExposed = () => [first, second].map(({ attributes }) => attributes['aria-hidden'] !== 'true');
  expect(isExposed()).toEqual([true, false]);
  second.paint();
  expect(isExposed()).toEqual([false, true]);
});

test('a start that the browser never answers is reported after ten seconds', async () => {
  const { player, reported, videos } = playerOf();
  videos[0].isOpenForever = true;
  player.play(clip(1));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(reported).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(reported).toEqual(['late']);
});
