// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
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

/** What was asked of the element, in order. */
let log: string[];
/** A tap starts and stops the element while a sound plays, so that Safari lets it speak afterwards. */
const unlocked = ['play', 'pause'];

beforeEach(() => {
  log = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    log.push('play');
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    log.push('pause');
    fireEvent.pause(this);
  });
});

const clip = <SpokenClip clip={{ video_url: '/clip.mp4', captions_url: '/clip.vtt' }} />;

test('a clip begins to speak when the sound before it has ended', () => {
  renderInApp(clip);
  expect(log).toEqual(unlocked);
  expect(screen.queryByRole('button', { name: 'Pause the film' })).not.toBeNull();
  act(() => sound.end());
  expect(log).toEqual([...unlocked, 'play']);
});

test('a clip that goes away during the sound never speaks', () => {
  renderInApp(clip).unmount();
  log = [];
  sound.end();
  expect(log).toEqual([]);
});

test('a clip that an overlay covers during the sound speaks once the overlay is closed', () => {
  const under = (depth: number) => <OverlayDepth value={depth}>{clip}</OverlayDepth>;
  const { rerender } = renderInApp(under(0));
  rerender(under(-1));
  log = [];
  sound.end();
  expect(log).toEqual([]);
  rerender(under(0));
  act(() => sound.end());
  expect(log).toEqual([...unlocked, 'play']);
});

test('a clip under a page that nobody sees stops, says so, and plays again with one press', () => {
  renderInApp(clip);
  act(() => sound.end());
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(log.at(-1)).toBe('pause');
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(log.at(-1)).toBe('pause');
  fireEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(log.at(-1)).toBe('play');
  expect(screen.queryByRole('button', { name: 'Pause the film' })).not.toBeNull();
});
