import { tone } from '../canvas/color.ts';
import { curve, stroke } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { between, inFrame } from '../canvas/space.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawMarkedTubing } from '../props/home-oxygen.ts';
import { drawNoseTube } from '../props/medical.ts';
import { drawTable } from '../props/tables.ts';
import { tea } from '../rooms/hayes-home.ts';
import { during } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling } from './attending.ts';
import { friend } from './cast/others.ts';
import { type Figure, figure } from './figure.ts';
import type { Hand } from './pose.ts';
import { sitting, withHands } from './poses.ts';

// Mrs. Hayes with her oxygen.

/** How thick her tube is. */
export const tube = 1.05;

/** From the hand that holds it up over her chest, to both ears and under the nose. */
export function drawWornTube(
  pen: Pen,
  view: Stage,
  { head, skeleton }: Figure,
  from: readonly Place[],
): void {
  const { neck, frame } = skeleton;
  const spot = (left: number, up: number, forward: number) => inFrame(frame, neck, left, up, forward);
  drawNoseTube(pen, head.head);
  for (const side of [-1, 1]) {
    const strand = curve([
      head.head.on(-6, side * 74),
      view.at(spot(side * 6, 2, 7)),
      view.at(spot(side * 4, -9, 11)),
      view.at(spot(0, -20, 12)),
    ]);
    stroke(pen, strand, '#f4fbfb', view.scale(neck.z) * 0.9);
  }
  drawMarkedTubing(pen, view, [...from, spot(6, -36, 15), spot(0, -20, 12)], tube);
}

const kitchenTable = { at: place(-70, 0, 110), width: 150, depth: 62, height: 74 };
const kitchenChair = { at: place(-8, 0, 206), turn: 14 };

/** At her kitchen table she lifts the glass and drinks, twice. */
export function drawAtTea(pen: Pen, view: Stage, moment: Moment): void {
  const sip = (moment.beat * 2) % 1;
  const lifted = during(sip, 0.14, 0.36) * (1 - during(sip, 0.6, 0.84));
  const seat = woodenChair(view, kitchenChair, tone('#8a5f41', 0.26));
  seat.behind(pen);
  const top = kitchenTable.height;
  const onTop: Hand = {
    to: place(26, top + 3, 158),
    shape: 'flat',
    elbow: { out: 0.9, up: -0.6, forward: -0.4 },
  };
  const sat = withHands(sitting(friend, { seat: 46, lean: 8 - 5 * lifted }), { left: onTop });
  const staging = { person: friend, ...kitchenChair, regards: place(-10, 90, 120) };
  const performance = feeling(attending(moment.idle('friend'), 0.5), 'warm', 0.8);
  const { head } = figure(view, { ...staging, pose: sat }, performance).skeleton;
  const foot = between(place(-22, top, 150), place(head.x - 4, head.y - 21, head.z - 13), lifted);
  const palm = place(foot.x - 3, foot.y + 7, foot.z - 1);
  const pose = withHands(sat, {
    right: { to: palm, shape: 'hold', elbow: { out: 0.9, up: -0.8, forward: 0 } },
  });
  const hayes = figure(view, { ...staging, pose }, performance);
  hayes.draw(pen, {
    beforeArms: () => {
      seat.front(pen);
      drawWornTube(pen, view, hayes, [
        place(270, 1, 256),
        place(64, 1, 240),
        place(40, 36, 216),
        place(30, 62, 200),
      ]);
      drawTable(pen, view, kitchenTable.at, { ...kitchenTable, paint: tone('#a9744a', 0.24) });
    },
    right: () =>
      drawGlass(pen, { ...view, scale: (z) => view.scale(z) * 1.2 }, foot, 0.85 - 0.2 * moment.beat, tea),
  });
}
