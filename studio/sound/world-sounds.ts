import type { Worded } from '../language.ts';
import type { Caller, Speaker } from '../speech/voices.ts';
import { laid, lengthOf, noise, ringing, type Samples, sampled, softened, swelling } from './samples.ts';

/**
 * A sound of the world in a scene. `caption` stands in brackets in the captions: "phone rings". A `call` is a person's
 * words, said once in the distance; with `answers` they follow the line, said near us, each some seconds `after` what was
 * said before. What `goes` somewhere is heard again after the line; what `isFar` sounds in another room.
 */
export type WorldSound = { caption: Worded } & (
  | { name: SoundName; goes?: Going; isFar?: true }
  | { name: 'call'; words: Worded; voice: Speaker | Caller; answers?: true; after?: number }
);

/** Whether it comes to us or leaves. */
export type Going = 'nearer' | 'away';

/** Sounds that are calculated. All lie below 2,000 Hz, where ears of eighty still hear well. */
export type SoundName = 'phone' | 'phone-alarm' | 'backing-beeps' | 'click' | 'doorbell' | 'thump';

/** One sounding of each, and the seconds from one to the next; null sounds once. */
type Recipe = { sound: () => Samples; every: number | null };

/** Two quick trills, as a phone rings in another room. */
function phone(): Samples {
  const burst = sampled(0.62, (at) => {
    const hertz = at % 0.08 < 0.04 ? 784 : 988;
    return swelling(at, 0.62, 0.02, 0.06) * ringing(hertz, at, [0.35, 0.12]) * 0.5;
  });
  return laid([
    { from: 0, sound: burst },
    { from: 0.82, sound: burst },
  ]);
}

/** A struck bar: the tone of a marimba. */
const struck = (hertz: number, seconds: number, decay: number): Samples =>
  sampled(seconds, (at) => {
    const bar = ringing(hertz, at) + 0.25 * Math.exp(-14 * at) * Math.sin(2 * Math.PI * hertz * 4 * at);
    return swelling(at, seconds, 0.004, 0.05) * Math.exp(-decay * at) * bar * 0.5;
  });

/** Four rising notes, twice: an alarm that somebody set on purpose. */
function phoneAlarm(): Samples {
  const notes = [523.25, 659.26, 783.99, 1046.5];
  return laid(
    [0, 0.8].flatMap((start) =>
      notes.map((hertz, index) => ({ from: start + index * 0.16, sound: struck(hertz, 0.45, 6) })),
    ),
  );
}

/** The even tones of a cart that moves backwards. */
const backingBeep = (): Samples =>
  sampled(0.42, (at) => swelling(at, 0.42, 0.008, 0.015) * ringing(1050, at, [0.2, 0.15]) * 0.5);

/** Metal on metal: a spring button that jumps in its hole, and the leg that follows. */
function click(): Samples {
  const random = noise(71);
  const snap = (hertz: number, strength: number) =>
    sampled(0.16, (at) => {
      const body = Math.exp(-46 * at) * ringing(hertz, at, [0, 0.5]) + Math.exp(-190 * at) * random();
      return swelling(at, 0.16, 0.0006, 0.02) * body * strength;
    });
  return laid([
    { from: 0, sound: snap(1240, 0.8) },
    { from: 0.11, sound: snap(880, 0.5) },
  ]);
}

function doorbell(): Samples {
  return laid([
    { from: 0, sound: struck(659.26, 1.2, 2.8) },
    { from: 0.55, sound: struck(523.25, 1.5, 2.4) },
  ]);
}

/** A blow on wood or a floor. @param hertz of its body @param decay how soon it ends */
const blow = (hertz: number, decay: number, seed: number): Samples => {
  const random = noise(seed);
  const rough = softened(
    sampled(0.4, (at) => random() * Math.exp(-decay * 1.6 * at)),
    hertz * 6,
  );
  return rough.map((value, index) => {
    const at = index / lengthOf(1);
    const body = Math.exp(-decay * at) * Math.sin(2 * Math.PI * hertz * (1 - 0.25 * at) * at);
    return (0.8 * body + 0.7 * value) * swelling(at, 0.4, 0.001, 0.05);
  });
};

const thump = (): Samples => blow(92, 13, 17);

export const RECIPES: Record<SoundName, Recipe> = {
  phone: { sound: phone, every: 3.4 },
  'phone-alarm': { sound: phoneAlarm, every: 3 },
  'backing-beeps': { sound: backingBeep, every: 0.84 },
  click: { sound: click, every: 0.95 },
  doorbell: { sound: doorbell, every: null },
  thump: { sound: thump, every: null },
};

/** The air of a room: a deep, even murmur without any place where it repeats. */
export function roomTone(seconds: number): Samples {
  const random = noise(20_077);
  return softened(
    softened(
      sampled(seconds, () => random()),
      500,
    ),
    1400,
  );
}
