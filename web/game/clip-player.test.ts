import { expect, test, vi } from 'vitest';
import { type ClipPlayerEvents, createClipPlayer } from './clip-player.ts';

/** As much of a video element as the player touches; a test says when it paints and when it runs. */
class FakeVideo extends EventTarget {
  dataset: Record<string, string> = {};
  src = '';
  currentTime = 0;
  duration = 10;
  playbackRate = 1;
  preservesPitch = false;
  paused = true;
  isRefused = false;
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

const clip = { video: '/files/assets/ex01_1.mp4', captions: '/files/assets/ex01_1.vtt' };

function playerOf() {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => {});
  const videos = [new FakeVideo(), new FakeVideo()] as const;
  const told: string[] = [];
  const events: ClipPlayerEvents = {
    onStarted: () => told.push('started'),
    onEnded: () => told.push('ended'),
    onFailed: () => told.push('failed'),
    onRefused: () => told.push('refused'),
    onCaption: () => {},
  };
  const player = createClipPlayer(videos as unknown as [HTMLVideoElement, HTMLVideoElement], events);
  return { player, told, video: videos[0] };
}

test('Safari paints a clip that it refuses to play: the person is asked for a tap, which starts it', async () => {
  const { player, told, video } = playerOf();
  video.isRefused = true;
  player.play(clip);
  await Promise.resolve();
  video.paint();
  expect(told).toEqual(['refused']);
  expect(video.dataset.front).toBe('');

  video.isRefused = false;
  player.play(clip);
  video.paint();
  expect(told).toEqual(['refused', 'started']);
});

test('a clip paused before its first frame has started once it goes on', () => {
  const { player, told, video } = playerOf();
  player.play(clip);
  player.pause();
  video.paint();
  expect(told).toEqual([]);
  player.resume();
  video.dispatchEvent(new Event('playing'));
  expect(told).toEqual(['started']);
});
