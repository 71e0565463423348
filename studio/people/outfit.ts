import type { Tone } from '../canvas/color.ts';
import type { Pen } from '../canvas/pen.ts';
import type { Torso } from './torso.ts';

/** One thing worn on the upper body. */
export type Garment = {
  paint(pen: Pen, torso: Torso): void;
  /** How deep and how wide the neckline is cut: the level of its lowest point, the angle at the neck. */
  neckline?: { dip: number; half: number; vee?: boolean };
  /** Collars and edges that lie over the neck. */
  finish?(pen: Pen, torso: Torso): void;
  /** Cloth of the sleeves, down to where; the outermost garment with sleeves counts. */
  sleeve?: { tone: Tone; to: 'wrist' | 'elbow'; cuff?: string; plaid?: string };
  /** Cloth that hangs over the legs; `to` is 0 at the hip, 1 at the knee, 2 at the foot. */
  skirt?: { tone: Tone; to: number; plaid?: string };
  /** Cloth laid over the front of the lap or the thighs, to the knee at most. */
  apron?: { tone: Tone; to: number };
};

export type LegWear = { tone: Tone; bare?: boolean };

export type Shoe = {
  kind: 'laced' | 'low' | 'slipper' | 'sock';
  tone: Tone;
  sole: string;
  laces?: string;
};
