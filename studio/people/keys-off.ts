import type { Pen } from '../canvas/pen.ts';
import { add, between } from '../canvas/space.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { drawSwingingKeys, keysOn } from '../props/height-pins.ts';
import { during, swinging } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling } from './attending.ts';
import { mina } from './cast/mina.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { workingLow } from './floor-work.ts';
import { drawJoon, waiting, walkerThere } from './joon-clicking.ts';
import { standing, withHands } from './poses.ts';

type Draw = (pen: Pen, view: Stage, moment: Moment) => void;

/** On her knees beside the walker: her hand reaches for the keys and lifts them off. */
export const drawLiftsOff: Draw = (pen, view, moment) => {
  const { beat } = moment;
  const ring = keysOn(walkerThere);
  const isTaken = beat > 0.42;
  drawJoon(pen, view, moment, waiting({ pin: 1, keys: isTaken ? null : 7 * swinging(beat, 4) }));
  const at = place(0, 0, 174);
  const [rest, there, back] = [place(-8, 62, 158), add(ring, place(5, 3, -2)), place(-16, 74, 150)];
  const to = between(between(rest, there, during(beat, 0.06, 0.38)), back, during(beat, 0.48, 0.86));
  const pose = withHands(
    workingLow(mina, { lean: 26 + 16 * during(beat, 0.06, 0.38) - 16 * during(beat, 0.48, 0.86) }),
    {
      left: { to, shape: 'grip', elbow: { out: 0.4, up: -1, forward: 0 } },
      right: {
        to: { left: -12, up: 46, forward: 22 },
        shape: 'flat',
        elbow: { out: 0.6, up: -0.6, forward: -0.6 },
      },
    },
  );
  drawFloorShadow(pen, view, at, 30);
  const her = figure(
    view,
    { person: mina, at, turn: -62, pose, regards: ring },
    attending(moment.idle('Mina')),
  );
  her.draw(pen, {
    left: () =>
      isTaken &&
      drawSwingingKeys(
        pen,
        view,
        add(her.skeleton.arms.left.palm, place(-1, -4, 0)),
        9 * swinging(during(beat, 0.42, 1), 3),
      ),
  });
};

/** The keys drop into the pocket of his jacket. */
export const drawPockets: Draw = (pen, view, moment) => {
  const { beat } = moment;
  drawJoon(pen, view, moment, waiting({ pin: 1, keys: null }), beat > 0.6);
  const at = place(-4, 0, 206);
  const pocket = place(-52, 88, 204);
  const held = place(-22, 92, 178);
  const to = between(
    held,
    add(pocket, place(3, 8, -2)),
    during(beat, 0.05, 0.4) * (1 - during(beat, 0.62, 0.95)),
  );
  const pose = withHands(
    standing(mina, { lean: 8 + 8 * during(beat, 0.05, 0.4) - 10 * during(beat, 0.6, 0.9) }),
    {
      left: { to, shape: beat < 0.5 ? 'grip' : 'relaxed', elbow: { out: 0.5, up: -1, forward: -0.2 } },
    },
  );
  drawFloorShadow(pen, view, at);
  const her = figure(
    view,
    { person: mina, at, turn: -56, pose, regards: beat < 0.6 ? pocket : place(-70, 150, 220) },
    attending(feeling(moment.idle('Mina'), 'warm')),
  );
  const dropped = add(her.skeleton.arms.left.palm, place(-2, -4 - 8 * during(beat, 0.44, 0.5), 0));
  her.draw(pen, { left: () => beat < 0.5 && drawSwingingKeys(pen, view, dropped, 6 * swinging(beat, 3)) });
};
