// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest';
import { applySettings } from '#web/data/settings.ts';

/** What happened in the audio of the browser, in order. */
let log: string[];
let state: AudioContextState;
let resumed: () => void;

class FakeContext {
  sampleRate = 8000;
  destination = {};
  get state() {
    return state;
  }
  createBuffer = (_channels: number, length: number) => ({ length, copyToChannel: () => {} });
  createBufferSource() {
    const source = {
      buffer: null as { length: number } | null,
      connect: () => {},
      start: () => log.push(`start ${(source.buffer?.length ?? 0) / 8} ms`),
      stop: () => log.push('stop'),
    };
    return source;
  }
  resume = () =>
    new Promise<void>((resolve) => {
      resumed = resolve;
    });
}

beforeEach(() => {
  log = [];
  state = 'running';
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeContext);
  Object.assign(navigator, { userActivation: { hasBeenActive: true }, vibrate: vi.fn() });
  applySettings({ sounds: true });
});

/** The module as on a newly opened page. */
async function open() {
  const { applySettings: apply } = await import('#web/data/settings.ts');
  return { ...(await import('./play-sound.ts')), apply };
}

test('a sound plays with a short vibration', async () => {
  const { playSound } = await open();
  playSound('tap');
  expect(log).toEqual(['start 60 ms']);
  expect(navigator.vibrate).toHaveBeenCalledWith(10);
});

test('one switch turns off sounds and vibration', async () => {
  const { playSound, apply } = await open();
  apply({ sounds: false });
  for (const name of ['tap', 'right', 'again'] as const) playSound(name);
  expect(log).toEqual([]);
  expect(navigator.vibrate).not.toHaveBeenCalled();
});

test('nothing plays before the first tap of the person', async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  (await open()).playSound('right');
  expect(log).toEqual([]);
  expect(navigator.vibrate).not.toHaveBeenCalled();
});

test('a browser without audio stays silent', async () => {
  vi.unstubAllGlobals();
  const { playSound, afterSound } = await open();
  playSound('right');
  const speak = vi.fn();
  afterSound(speak);
  expect(speak).toHaveBeenCalledOnce();
});

test('a sound that the browser lets wait too long is left out', async () => {
  state = 'suspended';
  const { playSound } = await open();
  playSound('tap');
  await vi.advanceTimersByTimeAsync(50);
  resumed();
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['start 60 ms']);
  playSound('tap');
  await vi.advanceTimersByTimeAsync(101);
  resumed();
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['start 60 ms']);
});

test('speech waits for the end of the sound, and begins at once without one', async () => {
  const { playSound, afterSound } = await open();
  const speak = vi.fn();
  afterSound(speak);
  expect(speak).toHaveBeenCalledTimes(1);
  playSound('right');
  afterSound(speak);
  vi.advanceTimersByTime(399);
  expect(speak).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(speak).toHaveBeenCalledTimes(2);
});

test('speech that is no longer wanted does not begin after the sound', async () => {
  const { playSound, afterSound } = await open();
  const speak = vi.fn();
  playSound('again');
  afterSound(speak)();
  vi.advanceTimersByTime(1000);
  expect(speak).not.toHaveBeenCalled();
});

test('a film that starts ends the sound', async () => {
  const { playSound, stopSound, afterSound } = await open();
  playSound('right');
  stopSound();
  expect(log).toEqual(['start 400 ms', 'stop']);
  const speak = vi.fn();
  afterSound(speak);
  expect(speak).toHaveBeenCalledOnce();
});
