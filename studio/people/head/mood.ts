import type { Expression, Performance } from '../../scenes/scene.ts';

/** What a feeling does to a face; all zero is a calm, awake face with a slight smile. */
export type Mood = {
  /** Corners of the mouth up (positive) or down, 0-1. */
  smile: number;
  /** Inner ends of the brows up: worry. */
  worry: number;
  /** Inner ends of the brows drawn down and together: effort, doubt. */
  frown: number;
  /** One brow higher than the other. */
  skew: number;
  /** Cheeks lift the lower lids. */
  squint: number;
  /** Upper lids sink: tired, looking down. */
  droop: number;
  /** The mouth pulled to one side. */
  purse: number;
};

const calm: Mood = { smile: 0.35, worry: 0, frown: 0, skew: 0, squint: 0, droop: 0, purse: 0 };

const moods: Record<Expression, Mood> = {
  neutral: calm,
  warm: { ...calm, smile: 1, squint: 0.55, worry: 0.1 },
  concern: { ...calm, smile: -0.35, worry: 1, frown: 0.25 },
  doubt: { ...calm, smile: -0.15, frown: 0.45, skew: 0.9, squint: 0.25, purse: 0.6 },
  thinking: { ...calm, smile: 0.05, frown: 0.25, skew: 0.45, purse: 0.45, worry: 0.15 },
  tired: { ...calm, smile: -0.1, worry: 0.5, droop: 0.55 },
};

/** The face of a performance, eased from calm to its expression. */
export function moodOf({ expression }: Performance): Mood {
  const full = moods[expression.name];
  const ease = (key: keyof Mood) => calm[key] + (full[key] - calm[key]) * expression.amount;
  return {
    smile: ease('smile'),
    worry: ease('worry'),
    frown: ease('frown'),
    skew: ease('skew'),
    squint: ease('squint'),
    droop: ease('droop'),
    purse: ease('purse'),
  };
}
