import type { WorldSound } from '../sound/world-sounds.ts';
import type { Camera, Picture, Scene, Shot, SpeakerName, Still } from './scene.ts';

/** One state of a scene: what is seen and heard where it is so. */
export type FilmedState = {
  /** The whole room; its `keyObject` is the detail that decides, with the same box in both states. */
  picture: Picture;
  /** What rings, beeps, clicks or calls: heard before the first word, then softly below the words. */
  sounds?: readonly WorldSound[];
  /** The moment of clip 1: a medium shot first, then the detail, for three seconds in all and two without a cut. */
  shots: readonly Shot[];
  /** The detail once more, while the Presenter asks. */
  closing: readonly Shot[];
  /** The detail as close as it can be seen; the same camera in both states. */
  look: Still;
};

/** Something that is done in a reason, from its first second to its last. */
export type Act = {
  /** What is done, in words; empty where people only stand and breathe. */
  moves: string;
  picture: Picture;
  camera: Camera;
  /** How long it takes, in seconds. One act of a telling has none: it takes what the words leave. */
  seconds?: number;
};

/**
 * One exercise on film. In its pictures `moment.beat` runs evenly from 0 to 1: in clip 1 over the `beat`, in a reason over
 * each act; `during` cuts it into movements.
 */
export type ExerciseFilm = {
  exerciseId: number;
  owner: SpeakerName;
  /** Both states; only one where knowledge decides. */
  states: { scene: FilmedState; safe?: FilmedState };
  /** What happens in clip 1: from its word on (`beats` of the exercise), for how many seconds, and what moves, in words. */
  beat: { id: string; seconds: number; moves: string };
  /** Behind the two claims: the room without the detail, and the side the speaker stands on. */
  claim: { picture: Picture; camera: Camera; side: 'left' | 'right' };
  /** The reason in each state: the near miss, the remedy done by hands, how it then is. */
  reasons: { scene: readonly Act[]; safe?: readonly Act[] };
  /** Where the scene is about the space itself: what the first shot must show all of, instead of starting closer. */
  startsWide?: string;
};

/**
 * A state as the scene that the takes of clips 1 to 4 are made from.
 * @param pictured one sentence for the transcript
 * @throws Error when the film has no such state
 */
export function sceneOf(film: ExerciseFilm, name: 'scene' | 'safe', pictured: string): Scene {
  const state = film.states[name];
  if (!state) throw new Error(`exercise ${film.exerciseId}: nobody has drawn the state "${name}"`);
  const { picture, sounds, shots, closing, look } = state;
  return {
    ...picture,
    exerciseId: film.exerciseId,
    pictured,
    owner: film.owner,
    beat: film.beat,
    shots,
    closing,
    look,
    claim: film.claim,
    ...(sounds ? { sounds } : {}),
    ...(film.startsWide ? { startsWide: film.startsWide } : {}),
  };
}
