// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { SpokenVoice } from './SpokenVoice.tsx';

const coaching = { video_url: '/right.mp4', captions_url: '/right.vtt' };
const reason = { video_url: '/why.mp4', captions_url: '/why.vtt' };

/** The files that were started or paused, in order. */
let log: string[];

beforeEach(() => {
  log = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    log.push(`play ${this.getAttribute('src')}`);
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    log.push(`pause ${this.getAttribute('src')}`);
    fireEvent.pause(this);
  });
});

function speak(...clips: (typeof coaching)[]) {
  const { container, unmount } = renderInApp(
    <SpokenVoice clips={clips}>
      <img src="/still.jpg" alt="The scene again." />
    </SpokenVoice>,
  );
  return { unmount, video: container.querySelector('video') as HTMLVideoElement };
}

test('the clips are heard one after the other in one element, each with its captions', () => {
  const { video } = speak(coaching, reason);
  expect(log).toEqual(['play /right.mp4']);
  fireEvent.ended(video);
  expect(log).toEqual(['play /right.mp4', 'play /why.mp4']);
  expect(video.isConnected).toBe(true);
  expect(video.querySelector('track')?.getAttribute('src')).toBe('/why.vtt');
});

test('a clip that cannot be loaded is followed by the next', () => {
  const { video } = speak(coaching, reason);
  fireEvent.error(video);
  expect(log.at(-1)).toBe('play /right.mp4');
  fireEvent.error(video);
  expect(log.at(-1)).toBe('play /why.mp4');
});

test('the voice can be stopped and continued; after its end it begins again', () => {
  const { video } = speak(coaching, reason);
  fireEvent.click(screen.getByRole('button', { name: 'Stop the voice' }));
  expect(log.at(-1)).toBe('pause /right.mp4');
  fireEvent.click(screen.getByRole('button', { name: 'Play the voice' }));
  expect(log.at(-1)).toBe('play /right.mp4');
  fireEvent.ended(video);
  expect(screen.queryByRole('button', { name: 'Stop the voice' })).not.toBeNull();
  fireEvent.ended(video);
  fireEvent.click(screen.getByRole('button', { name: 'Play the voice' }));
  expect(log.at(-1)).toBe('play /right.mp4');
});

test('closing the dialog stops the voice', () => {
  const { unmount } = speak(coaching);
  unmount();
  expect(log.at(-1)).toBe('pause /right.mp4');
});

test('without a clip there is only the picture', () => {
  speak();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('img', { name: 'The scene again.' })).not.toBeNull();
});

test('spoken words take the place of the line, unless they stand on the screen', () => {
  // jsdom has no text tracks.
  const track = Object.assign(new EventTarget(), {
    activeCues: [{ text: '<v Presenter>Right, you got it!' }],
  });
  Object.defineProperty(HTMLTrackElement.prototype, 'track', { configurable: true, value: track });
  const { container } = renderInApp(
    <SpokenVoice clips={[coaching, { ...reason, isOnScreen: true }]} line={<p>Look here: a rug</p>}>
      <img src="/still.jpg" alt="The scene again." />
    </SpokenVoice>,
  );
  const video = () => container.querySelector('video') as HTMLVideoElement;
  const line = () => screen.getByText('Look here: a rug').parentElement?.dataset.hidden;
  expect(line()).toBeUndefined();
  act(() => void track.dispatchEvent(new Event('cuechange')));
  expect(line()).toBe('true');
  expect(screen.queryByText('Right, you got it!')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the voice' }));
  expect(line()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Play the voice' }));
  expect(line()).toBe('true');
  fireEvent.ended(video());
  expect(video().getAttribute('src')).toBe('/why.mp4');
  expect(line()).toBeUndefined();
  expect(screen.queryByText('Right, you got it!')).toBeNull();
});
