/** The sounds of the interface, computed as samples: no file has to arrive before they can be heard. */

export const soundNames = ['tap', 'right', 'again'] as const;
export type SoundName = (typeof soundNames)[number];

/** One overtone of a struck wooden bar: its pitch relative to the bar's, its level, and its decay time in seconds. */
type Overtone = readonly [ratio: number, level: number, decay: number];

type Sound = {
  seconds: number;
  /** When each bar is struck, in seconds, and its pitch in Hz. */
  strikes: readonly (readonly [at: number, hz: number])[];
  overtones: readonly Overtone[];
  /** Makes the tap -24 LUFS and the notes -20 LUFS loud, measured over their length. */
  gain: number;
  fadeSeconds: number;
};

const block: readonly Overtone[] = [
  [1, 1, 0.014],
  [2.6, 0.45, 0.007],
];
const marimba: readonly Overtone[] = [
  [1, 1, 0.13],
  [4, 0.3, 0.045],
  [9.2, 0.06, 0.015],
];

const sounds: Record<SoundName, Sound> = {
  tap: { seconds: 0.06, strikes: [[0, 520]], overtones: block, gain: 0.292, fadeSeconds: 0.01 },
  right: {
    seconds: 0.4,
    strikes: [
      [0, 523.25],
      [0.14, 784.88],
    ],
    overtones: marimba,
    gain: 0.26,
    fadeSeconds: 0.05,
  },
  again: { seconds: 0.4, strikes: [[0, 261.63]], overtones: marimba, gain: 0.384, fadeSeconds: 0.05 },
};

const attackSeconds = 0.002;

export const secondsOf = (name: SoundName): number => sounds[name].seconds;

/** The samples of one channel, between -1 and 1. */
export function samplesOf(name: SoundName, sampleRate: number): Float32Array<ArrayBuffer> {
  const { seconds, strikes, overtones, gain, fadeSeconds } = sounds[name];
  return new Float32Array(Math.round(seconds * sampleRate)).map((_, index) => {
    const time = index / sampleRate;
    const struck = strikes.map(([at, hz]) => (time < at ? 0 : barAt(time - at, hz, overtones)));
    const fade = Math.min(1, (seconds - time) / fadeSeconds);
    return gain * fade * struck.reduce((sum, one) => sum + one, 0);
  });
}

/** A bar's vibration some seconds after it was struck. */
function barAt(seconds: number, hz: number, overtones: readonly Overtone[]): number {
  const attack = Math.min(1, seconds / attackSeconds);
  const waves = overtones.map(
    ([ratio, level, decay]) =>
      level * Math.exp(-seconds / decay) * Math.sin(2 * Math.PI * hz * ratio * seconds),
  );
  return attack * waves.reduce((sum, one) => sum + one, 0);
}
