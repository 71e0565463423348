import { expect, test, vi } from 'vitest';
import { type ClipPlayerEvents, createClipPlayer } from './two-videos.ts';

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
  get src() {
    return this.address;
  }
  set src(address: string) {
    this.address = address;
  }
  private onFrame: (() => void)[] = [];
  private readonly trackElement = Object.assign(new EventTarget(), { src: '', track: new EventTarget() });

  querySelector() {
    return this.trackElement;
  }
  play(): Promise<void> {
    if (this.isBlocked) return Promise.reject(new DOMException('', 'NotAllowedError'));
    this.paused = false;
    return Promise.resolve();
  }
  pause() {
    this.paused = true;
  }
  requestVideoFrameCallback(onFrame: () => void) {
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

function playerOf() {
  let onAnimationFrame: (() => void) | undefined;
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => {
    onAnimationFrame = next;
    return 0;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    onAnimationFrame = undefined;
  });
  const videos = [new FakeVideo(), new FakeVideo()] as const;
  const reported: string[] = [];
  const events: ClipPlayerEvents = {
    onStarted: () => reported.push('started'),
    onEnded: () => reported.push('ended'),
    onStalled: () => reported.push('stalled'),
    onPaused: () => reported.push('paused'),
    onContinued: () => reported.push('continued'),
    onFailed: () => reported.push('failed'),
    onBlocked: () => reported.push('blocked'),
    onCaption: () => {},
  };
  const player = createClipPlayer(videos as unknown as [HTMLVideoElement, HTMLVideoElement], events);
  return { player, reported, videos, look: () => onAnimationFrame?.() };
}

/** Clip 1 is on the screen and about to end; clip 2 is loaded and has started behind it. */
function nearTheEnd() {
  const { player, reported, videos, look } = playerOf();
  const [first, second] = videos;
  player.play(clip(1));
  first.paint();
  player.prepare(clip(2));
  first.currentTime = 9.8;
  look();
  return { player, reported, first, second, look };
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
  const { player, reported, first, second, look } = nearTheEnd();
  second.currentTime = 0.1;
  player.pause();
  second.paint();
  expect([reported, first.dataset.front, second.currentTime]).toEqual([['started'], '', 0]);

  player.resume();
  expect([first.paused, second.paused]).toEqual([false, true]);
  look();
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
  await Promise.resolve();
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
  await Promise.resolve();
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
