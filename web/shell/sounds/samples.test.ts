import { expect, test } from 'vitest';
import { type SoundName, samplesOf } from './samples.ts';
import { loudnessOf } from './testing/loudness.ts';

const rate = 48_000;

const sounds: [SoundName, number, number][] = [
  ['tap', 60, -24],
  ['right', 400, -20],
  ['again', 400, -20],
];

test.each(sounds)('%s lasts %i ms at %i LUFS, without clipping', (name, ms, lufs) => {
  const samples = samplesOf(name, rate);
  expect(samples.length).toBe((ms * rate) / 1000);
  expect(Math.abs(loudnessOf(samples) - lufs)).toBeLessThan(0.5);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.9);
});

test.each(sounds)('%s begins and ends in silence, so nothing clicks', (name) => {
  const samples = samplesOf(name, rate);
  const ms = rate / 1000;
  expect(samples[0]).toBe(0);
  expect(Math.max(...samples.slice(-ms).map(Math.abs))).toBeLessThan(0.001);
});

test.each([44_100, 48_000])('a sound is the same at %i samples a second', (other) => {
  const level = (name: SoundName) => rms(samplesOf(name, other)) / rms(samplesOf(name, rate));
  for (const [name] of sounds) expect(level(name)).toBeCloseTo(1, 1);
});

test('the second of the two notes is a fifth higher, and the other sound is lower than both', () => {
  const half = samplesOf('right', rate);
  const first = pitchOf(half.slice(0, 0.13 * rate));
  const second = pitchOf(half.slice(0.3 * rate));
  expect(second / first).toBeCloseTo(1.5, 1);
  expect(pitchOf(samplesOf('again', rate))).toBeLessThan(first * 0.6);
});

const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

/** The strongest frequency between 150 and 1,200 Hz. */
function pitchOf(samples: Float32Array): number {
  const powerAt = (hz: number) => {
    let [re, im] = [0, 0];
    samples.forEach((x, index) => {
      re += x * Math.cos((2 * Math.PI * hz * index) / rate);
      im += x * Math.sin((2 * Math.PI * hz * index) / rate);
    });
    return re * re + im * im;
  };
  const candidates = Array.from({ length: 106 }, (_, step) => 150 + step * 10);
  return candidates.reduce((best, hz) => (powerAt(hz) > powerAt(best) ? hz : best));
}
