import { ellipse, fill, inside, withOpacity } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { randomFrom } from '../canvas/random.ts';
import { between } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { drawIceMelt } from '../props/garden.ts';
import { pathShape } from '../props/ice-path.ts';
import { porch } from '../props/winter-porch.ts';
import { winterFrontSheet, winterPath } from '../rooms/winter-front.ts';
import { during, thereAndBack } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending } from './attending.ts';
import { minaInJacket } from './cast/dressed.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import { through } from './moves.ts';
import type { Hand, Pose } from './pose.ts';
import { standing, withHands } from './poses.ts';

/** The front with the path salted up to a distance, softly, over the front with its ice. */
function drawSaltUpTo(pen: Pen, view: Stage, share: number) {
  const [near, far] = [porch.edge + 60, 660];
  const painted = winterFrontSheet(pen, view, 'salt');
  for (let soft = 0; soft < 5; soft++) {
    const z = near + (far - near) * share ** 1.6 - soft * 26 * share;
    const strip = winterPath.filter((edge) => edge.z <= z);
    if (strip.length < 2) continue;
    inside(pen, pathShape(view, strip), () =>
      withOpacity(pen, soft === 4 ? 1 : 0.3, () => {
        pen.resetTransform();
        pen.drawImage(painted, 0, 0);
      }),
    );
  }
}

/** Grains on their way from her hand to the stones. @param share of their flight */
function drawGrains(pen: Pen, view: Stage, from: Place, reach: number, share: number) {
  if (share <= 0 || share >= 1) return;
  const random = randomFrom(`thrown ${reach}`);
  for (let grain = 0; grain < 70; grain++) {
    const to = place(-70 + 150 * random(), 0, 100 + reach * (0.4 + 0.9 * random()));
    const late = Math.min(1, Math.max(0, share * 1.25 - 0.25 * random()));
    const at = between(from, to, late);
    const arc = 46 * Math.sin(Math.PI * late) * (0.6 + 0.6 * random());
    const spot = view.at({ ...at, y: at.y + arc });
    const size = view.scale(at.z) * (1 + random());
    fill(pen, ellipse(spot.x, spot.y, size, size * 0.8), grain % 2 ? '#ffffff' : '#dfeaf0');
  }
}

const thrower = { at: place(166, porch.height, 16), turn: -66 };
const throws = 4;

/** One hand holds the bucket, the other takes a handful and throws it over the ice, again and again. */
export function drawThrowing(pen: Pen, view: Stage, { beat, idle }: Moment): void {
  const turn = Math.min(0.9999, beat) * throws;
  const [count, now] = [Math.floor(turn), turn % 1];
  drawSaltUpTo(pen, view, Math.min(1, (count + during(now, 0.45, 0.95)) / throws));
  const held = place(126, porch.height + 36 + 2 * thereAndBack(now), 2);
  const hand = (to: Place, shape: Hand['shape'], bend = 0): Hand => ({
    to,
    shape,
    bend,
    elbow: { out: 0.8, up: -0.6, forward: -0.3 },
  });
  const scoop = hand(place(held.x + 3, held.y + 45, held.z - 4), 'hold');
  const back = hand(place(146, porch.height + 92, -4), 'hold');
  const thrown = hand(place(122, porch.height + 118, 22), 'open', -20);
  const still = (left: Hand, twist: number, lean: number): Pose => ({
    ...withHands(standing(minaInJacket, { lean }), {
      left,
      right: hand(place(held.x, held.y + 55, held.z), 'grip'),
    }),
    twist,
  });
  const pose = through(now, [
    [0, still(scoop, 4, 10)],
    [0.2, still({ ...scoop, to: place(held.x + 4, held.y + 41, held.z - 4) }, 4, 12)],
    [0.4, still(back, 12, 6)],
    [0.54, still(thrown, -10, 8)],
    [0.72, still(thrown, -8, 7)],
    [1, still(scoop, 4, 10)],
  ]);
  const person = figure(
    view,
    { person: minaInJacket, ...thrower, pose, regards: place(10, 0, 240) },
    attending(idle('Mina'), 0.9),
  );
  drawFloorShadow(
    pen,
    { ...view, at: (spot) => view.at({ ...spot, y: spot.y + porch.height }) },
    place(166, 0, 16),
  );
  person.draw(pen, { right: () => drawIceMelt(pen, view, held) });
  drawGrains(pen, view, place(116, porch.height + 116, 26), 60 + 120 * count, (now - 0.46) / 0.44);
}
