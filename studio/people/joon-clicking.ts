import type { Pen } from '../canvas/pen.ts';
import { type Stand, spotOn } from '../canvas/solid-turned.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawPinnedFront, type PinnedFront } from '../props/height-pins.ts';
import { drawWalker, walkerBefore } from '../props/walker.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling } from './attending.ts';
import { joon } from './cast/others.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { posedWithWalker, type WithWalker, walkerWalk } from './with-walker.ts';

/** Where Joon has come to when we look at the pins; he walks towards us. */
export const stops: Stand = { at: place(-70, 0, 230), turn: 0 };
const begins: Stand = { at: spotOn(stops, 0, 0, -30), turn: 0 };
export const walkerThere = walkerBefore(stops);
/** What Joon does at an instant: how he stands with his walker, and its front. */
export type Doing = { from: Stand; state: WithWalker; front: PinnedFront | null };

const swingOf = (beat: number) => 16 * Math.sin(beat * 44) * (1 - 0.5 * during(beat, 0.8, 1));

/** Two steps towards us. */
export const walksUp =
  (pin: number | null) =>
  (beat: number): Doing => ({
    from: begins,
    state: walkerWalk(Math.min(1, beat / 0.52), 2, 15, 36),
    front: pin === null ? null : { pin, keys: swingOf(beat) },
  });

/** He stands, rolls his walker a little to and fro, and shifts from foot to foot. */
export function rocks(pin: number, slip: (beat: number) => number = () => 0) {
  return (beat: number): Doing => {
    const lifts = (from: number) => 5 * thereAndBack(Math.min(1, Math.max(0, (beat - from) / 0.16)));
    return {
      from: stops,
      state: {
        walker: 36 + 1.4 * Math.sin(beat * 26),
        left: { gone: 0, up: lifts(0.6) },
        right: { gone: 0, up: lifts(0.78) },
        lean: 8 + 2 * Math.sin(beat * 26),
      },
      front: { pin, keys: swingOf(beat), slip: slip(beat) },
    };
  };
}

export function drawJoon(
  pen: Pen,
  view: Stage,
  moment: Moment,
  { from, state, front }: Doing,
  isGlad = false,
) {
  const { here, stand, pose } = posedWithWalker(view, joon, from, state);
  const silent = moment.idle('Joon');
  drawFloorShadow(pen, view, here.at);
  drawWalker(pen, view, stand, 'far');
  figure(
    view,
    { person: joon, ...here, pose, regards: isGlad ? place(20, 130, 200) : spotOn(stand, 0, 20, 40) },
    isGlad ? attending(feeling(silent, 'warm'), 0.5) : attending(feeling(silent, 'thinking', 0.6)),
  ).draw(pen, { beforeArms: () => drawWalker(pen, view, stand, 'near') });
  if (front) drawPinnedFront(pen, view, stand, front);
}

/** He stands and waits. */
export const waiting = (front: PinnedFront): Doing => ({
  from: stops,
  state: { walker: 36, left: { gone: 0, up: 0 }, right: { gone: 0, up: 0 }, lean: 8 },
  front,
});
