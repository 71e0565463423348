// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { OverlayDepth } from '../overlays.ts';
import { SpokenClip } from './SpokenClip.tsx';

const sound = vi.hoisted(() => ({
  /** Ends the sound: the clips that wait for it begin. */
  end: () => {},
}));

vi.mock('../sounds/play-sound.ts', () => ({
  afterSound: (speak: () => void) => {
    sound.end = speak;
    return () => {
      sound.end = () => {};
    };
  },
}));

const play = vi.fn(async () => {});

beforeEach(() => {
  play.mockClear();
  Object.assign(HTMLMediaElement.prototype, { play, pause: () => {} });
});

const clip = <SpokenClip clip={{ video_url: '/clip.mp4', captions_url: '/clip.vtt' }} />;

test('a clip begins to speak when the sound before it has ended', () => {
  renderInApp(clip);
  expect(play).not.toHaveBeenCalled();
  act(() => sound.end());
  expect(play).toHaveBeenCalledOnce();
});

test('a clip that goes away during the sound never speaks', () => {
  renderInApp(clip).unmount();
  sound.end();
  expect(play).not.toHaveBeenCalled();
});

test('a clip that an overlay covers during the sound speaks once the overlay is closed', () => {
  const under = (depth: number) => <OverlayDepth value={depth}>{clip}</OverlayDepth>;
  const { rerender } = renderInApp(under(0));
  rerender(under(-1));
  sound.end();
  expect(play).not.toHaveBeenCalled();
  rerender(under(0));
  act(() => sound.end());
  expect(play).toHaveBeenCalledOnce();
});
