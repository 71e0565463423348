import { type Place, place } from '../../canvas/stage.ts';
import { going0, rise0 } from '../stairs.ts';

/**
 * A flight seen from its side, climbing to the right: the picture for somebody on the stairs. Its risers are seen from an
 * eye on the lower side (`stage({ eyeX })`), and all of them or none should be.
 * @param at the floor at the front left of the lowest step
 */
export type SideFlight = { at: Place; steps: number; depth?: number; rise?: number; going?: number };

/** The middle of a tread of a flight seen from its side. */
export function sideTread(
  { at, depth = 95, rise = rise0, going = going0 }: SideFlight,
  step: number,
  share = 0.5,
): Place {
  return place(at.x + (step + 0.5) * going, at.y + (step + 1) * rise, at.z + depth * share);
}

/** The height of the line over the edges of the treads. */
export const pitchOf =
  ({ at, rise = rise0, going = going0 }: SideFlight) =>
  (x: number): number =>
    at.y + rise + ((x - at.x) * rise) / going;

/**
 * Both ends of the sloping part of a rail beside a side flight, at its far wall or its near edge: 88 cm over the line of
 * the steps' edges, from one step before the lowest riser to the edge of the landing.
 */
export function sideRail(flight: SideFlight, where: 'wall' | 'near'): [Place, Place] {
  const { at, steps, depth = 95, going = going0 } = flight;
  const z = where === 'wall' ? at.z + depth - 6 : at.z + 4;
  const pitch = pitchOf(flight);
  const [foot, head] = [at.x - going, at.x + (steps - 1) * going];
  return [place(foot, pitch(foot) + 88, z), place(head, pitch(head) + 88, z)];
}
