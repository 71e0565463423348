import { SAMPLE_RATE } from '../speech/voices.ts';
import { lengthOf, type Samples } from './samples.ts';

/** Loudness after ITU-R BS.1770 in LUFS, of mono sound at full scale 1. */

type Filter = { b: readonly [number, number, number]; a: readonly [number, number] };

/** The two filters of the standard, calculated for this sample rate: a shelf for the head, and a high-pass. */
const WEIGHTING: readonly Filter[] = [shelf(1681.97, 4, 0.7072), highPass(38.14, 0.5003)];

function shelf(hertz: number, gain: number, q: number): Filter {
  const k = Math.tan((Math.PI * hertz) / SAMPLE_RATE);
  const [high, band] = [10 ** (gain / 20), (10 ** (gain / 20)) ** 0.4996667741545416];
  const whole = 1 + k / q + k * k;
  return {
    b: [
      (high + (band * k) / q + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (band * k) / q + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole],
  };
}

function highPass(hertz: number, q: number): Filter {
  const k = Math.tan((Math.PI * hertz) / SAMPLE_RATE);
  const whole = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole] };
}

function filtered(sound: Samples, { b, a }: Filter): Samples {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return sound.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The weighted power of windows of 0.4 s, one every 0.1 s. A shorter sound is one window. */
function powers(sound: Samples): number[] {
  const weighted = WEIGHTING.reduce(filtered, sound);
  const [long, step] = [lengthOf(0.4), lengthOf(0.1)];
  const found: number[] = [];
  for (let from = 0; from === 0 || from + long <= weighted.length; from += step) {
    let sum = 0;
    for (const value of weighted.subarray(from, from + long)) sum += value * value;
    found.push(sum / long);
  }
  return found;
}

/** How loud a line is as a whole: its pauses do not count. -Infinity for silence. */
export function loudness(sound: Samples): number {
  const loud = powers(sound).filter((power) => lufs(power) > -70);
  const gate = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
}

/** How loud the loudest 0.4 s are: for rings, knocks and clicks. */
export function loudest(sound: Samples): number {
  return lufs(Math.max(...powers(sound)));
}

/** The same sound, as many decibels louder as given. */
export function louder(sound: Samples, decibels: number): Samples {
  const factor = 10 ** (decibels / 20);
  return sound.map((value) => value * factor);
}
