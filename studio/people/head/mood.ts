import type { Expression, Performance } from '../../scenes/scene.ts';

/** What a feeling does to a face; all zero is a calm, awake face with a level mouth. */
export type Mood = {
  /** Corners of the mouth up (positive) or down, 0-1. */
  smile: number;
  /** Inner ends of the brows up: worry. */
  worry: number;
  /** Inner ends of the brows drawn down and together: effort, doubt. */
  frown: number;
  /** One brow higher than the other, the eye below the lower one narrower. */
  skew: number;
  /** Both brows up (positive) or down. */
  lift: number;
  /** Cheeks lift the lower lids. */
  squint: number;
  /** Upper lids open wider than at rest. */
  wide: number;
  /** Upper lids sink: tired. */
  droop: number;
  /** The mouth small and pulled to one side. */
  purse: number;
  /** Eyes turned up and aside while nothing else is looked at. */
  muse: number;
  /** The head leans to one side, -1 to 1; and sinks forward. */
  tilt: number;
  sink: number;
};

const calm: Mood = {
  smile: 0.12,
  worry: 0,
  frown: 0,
  skew: 0,
  lift: 0,
  squint: 0,
  wide: 0,
  droop: 0,
  purse: 0,
  muse: 0,
  tilt: 0,
  sink: 0,
};

const moods: Record<Expression, Mood> = {
  neutral: calm,
  warm: { ...calm, smile: 1, squint: 1, lift: 0.35, tilt: 0.2 },
  concern: { ...calm, smile: -0.55, worry: 1, wide: 0.6, lift: 0.15, sink: 0.15 },
  doubt: { ...calm, smile: -0.45, frown: 0.9, skew: 1, squint: 0.35, purse: 0.55, tilt: 0.6 },
  thinking: { ...calm, smile: -0.1, frown: 0.2, skew: 0.4, lift: 0.45, purse: 1, muse: 1, tilt: -0.6 },
  tired: { ...calm, smile: -0.4, worry: 0.55, lift: -0.3, droop: 1, sink: 0.6 },
};

/** The face of a performance, eased from calm to its expression. */
export function moodOf({ expression }: Performance): Mood {
  const full = moods[expression.name];
  const ease = (key: keyof Mood) => calm[key] + (full[key] - calm[key]) * expression.amount;
  return Object.fromEntries(Object.keys(calm).map((key) => [key, ease(key as keyof Mood)])) as Mood;
}
