import { seenBy, viewAt } from '../../scenes/camera.ts';
import type { ExerciseFilm } from '../../scenes/exercise-film.ts';
import type { Picture, Scene } from '../../scenes/scene.ts';
import { FRAME } from '../frames.ts';
import { LIMITS } from '../limits.ts';

/** Two boxes count as one when no edge is farther apart than this, in scene pixels. */
const SAME = 3;

/** What is wrong with an exercise that is drawn in both states, apart from its times. */
export function filmStateFaults({ states, reasons }: ExerciseFilm): string[] {
  const { scene, safe } = states;
  const faults: string[] = [];
  if (safe) {
    if (apart(scene.picture.keyObject, safe.picture.keyObject) > SAME)
      faults.push('states: the detail must have the same place and size in both');
    if (apart(scene.look.camera, safe.look.camera) > 0)
      faults.push('states: look must have the same camera in both');
  }
  for (const name of ['scene', 'safe'] as const) {
    if (states[name] && !reasons[name]) faults.push(`reasons.${name}: is missing`);
    const remedy = (reasons[name] ?? []).some(
      ({ moves, seconds = Number.POSITIVE_INFINITY }) => moves !== '' && seconds >= LIMITS.remedy,
    );
    if (reasons[name] && !remedy)
      faults.push(`reasons.${name}: in one act hands do something for ${LIMITS.remedy} s at least`);
  }
  return faults;
}

const apart = (one: Box, other: Box) =>
  Math.max(...(['x', 'y', 'width', 'height'] as const).map((edge) => Math.abs(one[edge] - other[edge])));

type Box = Picture['keyObject'];

/** What is wrong with how long the detail is seen large enough in clip 1. @param length of the clip in seconds */
export function detailFaults(scene: Scene, length: number): string[] {
  const { width, height, seconds, uncut } = LIMITS.detail;
  let [all, run, longest] = [0, 0, 0];
  let before: unknown = null;
  for (let at = 0; at < length; at += FRAME) {
    const { camera, picture } = viewAt(scene, scene.shots, at, length);
    const box = seenBy(camera, picture.keyObject);
    const isLarge = box.width >= width && box.height >= height;
    run = isLarge && (picture === before || run === 0) ? run + FRAME : isLarge ? FRAME : 0;
    before = picture;
    all += isLarge ? FRAME : 0;
    longest = Math.max(longest, run);
  }
  if (all >= seconds && longest >= uncut) return [];
  return [
    `the detail is seen large enough for ${all.toFixed(1)} s, ${longest.toFixed(1)} s without a cut; at least ${seconds} and ${uncut}`,
  ];
}
