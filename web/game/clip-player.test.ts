import { expect, test, vi } from 'vitest';
import { type ClipPlayerEvents, createClipPlayer } from './clip-player.ts';

/** As much of a video element as the player touches; a test says when it paints and when it runs. */
class FakeVideo extends EventTarget {
  dataset: Record<string, string> = {};
  private address = '';
  currentTime = 0;
  duration = 10;
  playbackRate = 1;
  preservesPitch = false;
  paused = true;
  ended = false;
  isRefused = false;
  get src() {
    return this.address;
  }
  set src(address: string) {
    this.address = address;
  }
  private onFrame: (() => void)[] = [];
  private readonly words = Object.assign(new EventTarget(), { src: '', track: new EventTarget() });

  querySelector() {
    return this.words;
  }
  play(): Promise<void> {
    if (this.isRefused) return Promise.reject(new DOMException('', 'NotAllowedError'));
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
  const told: string[] = [];
  const events: ClipPlayerEvents = {
    onStarted: () => told.push('started'),
    onEnded: () => told.push('ended'),
    onStalled: () => told.push('stalled'),
    onFailed: () => told.push('failed'),
    onRefused: () => told.push('refused'),
    onCaption: () => {},
  };
  const player = createClipPlayer(videos as unknown as [HTMLVideoElement, HTMLVideoElement], events);
  return { player, told, videos, look: () => onAnimationFrame?.() };
}

/** Clip 1 is on the screen and about to end; clip 2 is loaded and was started behind it. */
function nearTheEnd() {
  const { player, told, videos, look } = playerOf();
  const [first, second] = videos;
  player.play(clip(1));
  first.paint();
  player.prepare(clip(2));
  first.currentTime = 9.8;
  look();
  return { player, told, first, second, look };
}

test('the next clip starts behind the end of the present one and comes to the front with its first frame', () => {
  const { player, told, first, second } = nearTheEnd();
  expect([second.paused, first.dataset.front]).toEqual([false, '']);
  second.paint();
  expect([first.paused, first.dataset.front, second.dataset.front]).toEqual([true, undefined, '']);
  expect(told).toEqual(['started', 'ended']);
  player.play(clip(2));
  expect(told).toEqual(['started', 'ended', 'started']);
});

test('paused before its first frame, a clip started early says nothing, and starts when the present one goes on', () => {
  const { player, told, first, second, look } = nearTheEnd();
  second.currentTime = 0.1;
  player.pause();
  second.paint();
  expect([told, first.dataset.front, second.currentTime]).toEqual([['started'], '', 0]);

  player.resume();
  expect([first.paused, second.paused]).toEqual([false, true]);
  look();
  second.paint();
  expect(told).toEqual(['started', 'ended']);
});

test('a clip that ended under a pause is followed by the next one', () => {
  const { player, told, first, second } = nearTheEnd();
  first.ended = true;
  player.pause();
  player.resume();
  expect([first.paused, second.paused]).toEqual([true, false]);
  second.paint();
  expect(told).toEqual(['started', 'ended']);
});

test('a browser that wants a tap first is told apart, whether or not it paints the first frame', async () => {
  const { player, told, videos } = playerOf();
  videos[0].isRefused = true;
  player.play(clip(1));
  await Promise.resolve();
  expect(told).toEqual(['refused']);
});

test('what starts one element asks the other too and stops it at once, until it has played: Safari wants a tap for each', async () => {
  const { player, videos } = playerOf();
  const [first, second] = videos;
  const play = vi.spyOn(second, 'play');
  first.isRefused = true;
  second.isRefused = true;
  player.play(clip(1));
  first.isRefused = false;
  second.isRefused = false;
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

test('a clip that runs out of data while it plays says so, once, and says when it goes on', () => {
  const { player, told, videos } = playerOf();
  const [first, second] = videos;
  player.play(clip(1));
  first.dispatchEvent(new Event('waiting'));
  first.dispatchEvent(new Event('playing'));
  first.paint();
  told.length = 0;
  first.dispatchEvent(new Event('playing'));
  second.dispatchEvent(new Event('waiting'));
  expect(told).toEqual([]);
  first.dispatchEvent(new Event('waiting'));
  first.dispatchEvent(new Event('waiting'));
  first.dispatchEvent(new Event('playing'));
  expect(told).toEqual(['stalled', 'started']);
});

test('a clip is loaded once, and anew only where it is asked for anew', () => {
  const { player, videos } = playerOf();
  const load = vi.spyOn(videos[0], 'src', 'set');
  player.play(clip(1));
  videos[0].paint();
  player.play(clip(1));
  expect(load).toHaveBeenCalledTimes(1);
  player.play(clip(1), true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a clip that cannot be loaded says so, one that was only loaded ahead does not', () => {
  const { player, told, videos } = playerOf();
  const [first, second] = videos;
  player.play(clip(1));
  first.paint();
  player.prepare(clip(2));
  second.dispatchEvent(new Event('error'));
  expect(told).toEqual(['started']);
  player.play(clip(2));
  second.dispatchEvent(new Event('error'));
  expect(told).toEqual(['started', 'failed']);
});
