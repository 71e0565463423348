import type { Box, Pen } from '../canvas/pen.ts';
import type { WorldSound } from '../sound/world-sounds.ts';

/** The four people who speak. Silent people are drawn by their scene and need no name here. */
export type SpeakerName = 'Rosa' | 'Walter' | 'Mina' | 'Presenter';

/** The shape of a mouth at one instant, as the phones give it. A closed, silent mouth is all zeros. */
export type Mouth = {
  /** Jaw, 0 closed to 1 wide open. */
  open: number;
  /** -1 rounded (oo) to 1 spread (ee). */
  wide: number;
  /** Lips pressed together (m, b, p), 0 to 1. */
  press: number;
  /** Upper teeth seen, 0 to 1. */
  teeth: number;
  /** Lower lip under the teeth (f, v), 0 to 1. */
  tuck: number;
  /** Tongue raised (l, th, n), 0 to 1. */
  tongue: number;
};

export type Expression = 'neutral' | 'warm' | 'concern' | 'doubt' | 'thinking' | 'tired';

/**
 * What the hands of a speaker do: `present` an open hand towards the object of interest, `point` at it, `beat`
 * one hand raised while explaining, `both` open hands, `clasp` hands folded, `heart` hand on the chest.
 */
export type Gesture = 'present' | 'point' | 'beat' | 'both' | 'clasp' | 'heart';

/** One person at one instant. All amounts are eased by the director; drawing only obeys. */
export type Performance = {
  mouth: Mouth;
  /** 0 open eyes to 1 closed. */
  blink: number;
  /** 0 looks at the viewer, 1 looks at the object of interest; the drawing knows where that is. */
  attention: number;
  expression: { name: Expression; amount: number };
  /** Amount 0 is the pose the scene gives, 1 the full gesture. Null: no gesture at all. */
  gesture: { name: Gesture; amount: number } | null;
  /** -1 breathed out to 1 breathed in. */
  breath: number;
  /** -1 chin up to 1 chin down. */
  nod: number;
  /** -1 head leant to the left of the picture to 1 to the right. */
  tilt: number;
  /** Brows, 0 at rest to 1 raised (stress, questions). */
  brow: number;
};

/** An instant of a clip. */
export type Moment = {
  /** Seconds since the clip began. */
  seconds: number;
  /** 0 at the first word's start to 1 at the last word's end. */
  progress: number;
  /** The owner of the scene while she or he speaks in it; null under the Presenter's voice. */
  speaker: Performance | null;
  /** 0 until the word of the scene's `beat` is said, then evenly to 1: the one thing that happens. */
  beat: number;
  /** A silent person: blinks and breathing are individual for each seed ("Joon"). */
  idle(seed: string): Performance;
};

/** The 16:9 part of a picture that fills the frame. */
export type Camera = Box;

/** Something that can be filmed: painted in 1280 x 720 scene space under any camera. */
export type Picture = {
  /** The hazard or signal, from the picture's own geometry. */
  keyObject: Box;
  /** What never moves. May be painted once for each camera and kept. */
  drawBackground(pen: Pen): void;
  /** People, steam, sound marks: painted for every frame over the background. */
  drawAction(pen: Pen, moment: Moment): void;
};

/** From when on (0-1 of the clip) which part of which picture fills the frame. */
export type Shot = {
  from: number;
  camera: Camera;
  /** Seconds the camera takes to arrive; 0 is a cut. */
  easeSeconds: number;
  /** An insert drawn large (a strap, a label); the scene itself when absent. */
  insert?: Picture;
};

/** A still of a picture: the part of it that fills the frame. */
export type Still = { picture: Picture; camera: Camera };

/** One exercise on film. Its own `keyObject` is the look box, in the whole scene. */
export type Scene = Picture & {
  exerciseId: number;
  /** One sentence for the transcript: what the picture shows. */
  pictured: string;
  owner: SpeakerName;
  /** What rings, beeps, clicks or calls in it: heard before the first word, then softly below the words. */
  sounds?: readonly WorldSound[];
  /** The one thing that happens in the scene: on its word in clip 1 (`beats` of the exercise), for how many seconds, and what moves, in words. */
  beat: { id: string; seconds: number; moves: string };
  /** Where the scene is about the space itself: what the first shot must show all of, instead of starting closer. */
  startsWide?: string;
  /** A medium shot first (person and thing), then closer; in one of them the key object fills a sixth of the frame. */
  shots: readonly Shot[];
  /** The closing prompt's shots: ends where the hazard or signal is seen best. */
  closing: readonly Shot[];
  /** Behind the two claims: the part of the scene, and the side the speaker stands on. */
  claim: { camera: Camera; side: 'left' | 'right' };
  /** The thing as close as it can be seen: the picture for "where was it?". */
  look: Still;
};
