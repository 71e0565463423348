import type { Place } from '../canvas/stage.ts';

/** A position relative to a person, in centimeters: to the person's left, up from the floor, forward. */
export type OwnSpot = { left: number; up: number; forward: number };

export type HandShape = 'relaxed' | 'open' | 'point' | 'grip' | 'flat' | 'hold';

/** What a hand does and where its palm is. */
export type Hand = {
  /** The palm's place: in the room, or in the person's own space. */
  to: Place | OwnSpot;
  shape: HandShape;
  /** Where the elbow goes: out to the side, up (negative hangs down), forward. Hangs naturally when absent. */
  elbow?: { out: number; up: number; forward: number };
  /** Degrees the hand bends at the wrist in the picture, clockwise. */
  bend?: number;
  /** Thumb on the other side than it would naturally be. */
  flip?: boolean;
  /** Draws the arm before the body instead of after it. */
  behind?: boolean;
};

export type Foot = OwnSpot & {
  /** Degrees the toes point outwards. */
  out: number;
  /** Degrees the heel is lifted (positive) or the toes are (negative). */
  heel: number;
  /** In the air: no shadow below it. */
  aloft?: boolean;
};

/** How a person stands, walks or sits; legs and arms follow from the positions of feet and hands. */
export type Pose = {
  /** The middle of the hips, in the person's own space. */
  hips: OwnSpot;
  /** Degrees the upper body leans forward, to the own left, and is turned to the own left. */
  lean: number;
  aside: number;
  twist: number;
  feet: { left: Foot; right: Foot };
  hands: { left: Hand; right: Hand };
  /** Whether thighs lie before the body in the picture, as when somebody sits and faces the viewer. */
  seated: boolean;
};
