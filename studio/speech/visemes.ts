import type { Mouth } from '../scenes/scene.ts';
import type { Phone } from './phones.ts';

const shape = (open: number, wide: number, more: Partial<Mouth> = {}): Mouth => ({
  open,
  wide,
  press: 0,
  teeth: 0.55,
  tuck: 0,
  tongue: 0.2,
  ...more,
});

/** The closed mouth of somebody who listens. */
export const SILENT: Mouth = { open: 0, wide: 0, press: 0, teeth: 0, tuck: 0, tongue: 0 };

const PRESSED = [{ ...SILENT, press: 1 }];
const LIP_ON_TEETH = [shape(0.2, 0.1, { teeth: 1, tuck: 1 })];
const TONGUE_OUT = [shape(0.26, 0.2, { teeth: 0.9, tongue: 1 })];
const TONGUE_UP = [shape(0.18, 0.25, { teeth: 0.9, tongue: 0.6 })];
const HISS = [shape(0.14, 0.4, { teeth: 1 })];
const HUSH = [shape(0.22, -0.55, { teeth: 1 })];
const BACK = [shape(0.28, 0.1)];

/** Mouth shapes of the model's sounds; a diphthong has two, one after the other. */
const SHAPES: Record<string, Mouth[]> = {
  ɑ: [shape(0.8, 0.05)],
  æ: [shape(0.68, 0.4)],
  ʌ: [shape(0.46, 0.1)],
  ə: [shape(0.34, 0.1)],
  ɐ: [shape(0.34, 0.1)],
  ᵊ: [shape(0.24, 0.1)],
  ɔ: [shape(0.66, -0.5)],
  W: [shape(0.76, 0.1), shape(0.3, -0.8)],
  I: [shape(0.76, 0.1), shape(0.28, 0.5, { teeth: 0.9 })],
  ɛ: [shape(0.5, 0.35)],
  ɜ: [shape(0.3, -0.4)],
  A: [shape(0.44, 0.45), shape(0.24, 0.65, { teeth: 0.9 })],
  ɪ: [shape(0.28, 0.4, { teeth: 0.8 })],
  ᵻ: [shape(0.26, 0.3, { teeth: 0.8 })],
  i: [shape(0.22, 0.8, { teeth: 0.9 })],
  O: [shape(0.54, -0.7), shape(0.28, -1)],
  Y: [shape(0.56, -0.7), shape(0.28, 0.5)],
  ʊ: [shape(0.3, -0.55)],
  u: [shape(0.24, -1)],
  b: PRESSED,
  m: PRESSED,
  p: PRESSED,
  f: LIP_ON_TEETH,
  v: LIP_ON_TEETH,
  θ: TONGUE_OUT,
  ð: TONGUE_OUT,
  t: TONGUE_UP,
  d: TONGUE_UP,
  ɾ: TONGUE_UP,
  n: TONGUE_UP,
  s: HISS,
  z: HISS,
  l: [shape(0.32, 0.2, { teeth: 0.7, tongue: 1 })],
  ɹ: [shape(0.24, -0.55)],
  ʃ: HUSH,
  ʒ: HUSH,
  ʧ: HUSH,
  ʤ: HUSH,
  k: BACK,
  ɡ: BACK,
  ŋ: BACK,
  ʔ: BACK,
  h: [shape(0.32, 0.1)],
  w: [shape(0.18, -1)],
  j: [shape(0.22, 0.5, { teeth: 0.8 })],
  // Those of Spanish alone. Its β leaves the lips a little apart.
  a: [shape(0.76, 0.15)],
  e: [shape(0.44, 0.45)],
  o: [shape(0.5, -0.7)],
  β: [shape(0.1, 0)],
  ɣ: BACK,
  x: BACK,
  r: TONGUE_UP,
  ɲ: [shape(0.2, 0.4, { teeth: 0.8, tongue: 0.6 })],
  ʝ: [shape(0.22, 0.5, { teeth: 0.8 })],
};

/** Lips lead the sound by this many seconds: they are in place before it is heard. */
const LEAD = 0.02;
const CLOSING = 0.09;

type Key = { at: number; mouth: Mouth };

function keysOf(phone: Phone): Key[] {
  const { start, end } = phone;
  if (phone.word === null) {
    const closed = { at: start + Math.min(CLOSING, (end - start) / 2), mouth: SILENT };
    return end - start > 2 * CLOSING ? [closed, { at: end - CLOSING, mouth: SILENT }] : [closed];
  }
  const shapes = SHAPES[phone.phone];
  if (!shapes) throw new Error(`no mouth shape for the phone "${phone.phone}"`);
  const force = phone.stressed ? 1.05 : 0.88;
  return shapes.map((mouth, index) => ({
    at: start + (end - start) * (shapes.length === 1 ? 0.5 : 0.3 + 0.5 * index),
    mouth: { ...mouth, open: mouth.open * force },
  }));
}

function blend(from: Mouth, to: Mouth, amount: number): Mouth {
  const names = Object.keys(SILENT) as (keyof Mouth)[];
  return Object.fromEntries(
    names.map((name) => [name, from[name] + (to[name] - from[name]) * amount]),
  ) as Mouth;
}

/**
 * The mouth at any frame of a spoken line.
 * @param phones of the whole line, in order
 * @param frame the length of a frame in seconds
 * @returns the mouth in the middle of the frame that starts at the given second; lips that close for m, b or p
 * within the frame are closed in it, however short the closure
 */
export function mouthTrack(phones: Phone[], frame: number): (seconds: number) => Mouth {
  const keys = phones.flatMap(keysOf);
  const closures = phones.filter(({ phone }) => SHAPES[phone] === PRESSED);

  const at = (seconds: number): Mouth => {
    const next = keys.findIndex((key) => key.at > seconds);
    const [from, to] = [keys[next - 1], keys[next]];
    if (!from || !to) return (next === 0 ? to : keys.at(-1))?.mouth ?? SILENT;
    const amount = (seconds - from.at) / (to.at - from.at);
    return blend(from.mouth, to.mouth, amount * amount * (3 - 2 * amount));
  };

  return (seconds) => {
    const [start, end] = [seconds + LEAD, seconds + LEAD + frame];
    const closed = closures.some((lips) => {
      const shared = Math.min(lips.end, end) - Math.max(lips.start, start);
      return shared >= Math.min(frame / 2, (lips.end - lips.start) / 2);
    });
    if (closed) return { ...SILENT, press: 1 };
    const mouth = at((start + end) / 2);
    return { ...mouth, press: 0 };
  };
}
