import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { between } from '../canvas/space.ts';
import type { Place, Stage } from '../canvas/stage.ts';
import { drawMop } from '../props/floor-signs.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling } from './attending.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Person } from './person.ts';
import { withHands } from './poses.ts';
import { type Way, walkingOn } from './walk.ts';

/** How somebody mops: where to and when she walks on meanwhile, how she is turned, and the half strokes of the whole beat. */
type Mopping = {
  person: Person;
  way: Way;
  walks: readonly [from: number, to: number];
  turn: number;
  strokes: number;
  /** Centimeters from her to the mop. */
  reach: number;
  shadow?: number;
};

/** Mina mops, stroke by stroke, and walks on after the water. */
export function drawMopStrokes(pen: Pen, view: Stage, { beat, idle }: Moment, mopping: Mopping): void {
  const { person, way, walks, turn, strokes, reach, shadow } = mopping;
  const { at, pose } = walkingOn(person, way, during(beat, ...walks));
  const stand: Stand = { at, turn };
  const sweep = Math.sin(beat * Math.PI * strokes);
  const foot = spotOn(stand, 20 * sweep, 2, reach + 7 * Math.cos(beat * Math.PI * 2 * strokes));
  const top = spotOn(stand, 6 * sweep + 12, 118, 20);
  const along = (share: number): Place => between(foot, top, share);
  const elbow = { out: 0.8, up: -0.7, forward: -0.3 };
  drawFloorShadow(pen, view, at, shadow);
  figure(
    view,
    {
      person,
      ...stand,
      pose: withHands(
        { ...pose, lean: 13, twist: 9 * sweep },
        {
          left: { to: along(0.7), shape: 'grip', elbow },
          right: { to: along(0.93), shape: 'grip', elbow },
        },
      ),
      regards: foot,
    },
    attending(feeling(idle('Mina'), 'neutral', 0.7), 0.8),
  ).draw(pen, { left: () => drawMop(pen, view, foot, top) });
}
