/** The build of a person, in centimeters. */
export type Build = {
  height: number;
  shoulders: number;
  chest: number;
  waist: number;
  hips: number;
  /** Thickness of arms and legs; 1 is average. */
  limbs: number;
  /** How far the upper back is bent forward, in degrees. */
  stoop: number;
  /** How far the belly stands out, in centimeters; none when absent. */
  belly?: number;
};

/** Lengths of one body in centimeters, from its height: adults are about six and a half heads high, so that faces can be read on a phone. */
export type Measures = {
  hip: number;
  thigh: number;
  shin: number;
  ankle: number;
  spine: number;
  neck: number;
  upperArm: number;
  forearm: number;
  palm: number;
  hipHalf: number;
  shoulderHalf: number;
  headSize: number;
};

export function measuresOf({ height, shoulders, hips }: Build): Measures {
  return {
    hip: height * (0.042 + 0.485 * 0.993) + 2.4,
    thigh: height * 0.247,
    shin: height * 0.238,
    ankle: height * 0.042,
    spine: height * 0.302,
    neck: height * 0.086,
    upperArm: height * 0.175,
    forearm: height * 0.15,
    palm: height * 0.045,
    hipHalf: hips / 2 - 8.2,
    shoulderHalf: shoulders / 2 - 1.6,
    headSize: 0.76 + (height / 160) * 0.4,
  };
}
