import { faint, tone } from '../canvas/color.ts';
import { fill, rectangle } from '../canvas/paint.ts';
import { frameHeight, frameWidth, type Pen } from '../canvas/pen.ts';
import { place, type Stage } from '../canvas/stage.ts';
import { attending } from '../people/attending.ts';
import { figure } from '../people/figure.ts';
import { drawFloorShadow } from '../people/floor-shadow.ts';
import { standing, withHands } from '../people/poses.ts';
import { woodenChair } from '../props/chairs.ts';
import { drawGlass } from '../props/crockery.ts';
import { drawClock } from '../props/decor.ts';
import { drawWaitingCane, lunchLine, manWithCane } from '../props/lunch-line.ts';
import { drawLunchTable } from '../props/lunch-table.ts';
import type { Moment } from '../scenes/scene.ts';
import { drawLunchHall } from './gathering-rooms.ts';

/** Another table of the hall, where nobody sits yet. */
const empty = place(198, 0, 440);
const tableTop = 74;
/** The wall is far away, and so is the food. */
const back = 780;

/** The lunch hall at twenty to one. */
export function drawWaitingHall(pen: Pen, view: Stage): void {
  drawLunchHall(pen, view, { back, counterX: 176 });
  drawClock(pen, view, place(-52, 168, back), 12 * 60 + 40, 27);
}

/** The people who wait across the hall, and the empty table before them. */
export function drawLine(pen: Pen, view: Stage, moment: Moment) {
  for (const { person, x, turn, rests, hands, to } of lunchLine) {
    const at = place(x, 0, back - 110);
    drawFloorShadow(pen, view, at);
    const still = standing(person, { apart: 7 });
    // The weight is on one leg: the hips are over it, and the upper body leans back over them.
    const hips = { ...still.hips, left: rests };
    const pose = withHands({ ...still, hips, aside: -rests }, hands(still.hips.up));
    // Two of them talk, the others look to the counter.
    const regards = to === undefined ? place(300, 110, back - 60) : place(to, 148, at.z);
    const waiting = figure(view, { person, at, turn, pose, regards }, attending(moment.idle(person.name)));
    waiting.draw(pen, { right: () => person === manWithCane && drawWaitingCane(pen, view, { at, turn }) });
  }
  // The air of a big hall: what is far away is paler than the man it is about.
  fill(pen, rectangle(0, 0, frameWidth, frameHeight), faint('#f6ead6', 0.2));
  const chairs = [
    woodenChair(view, { at: place(empty.x + 62, 0, empty.z + 34), turn: -70 }, tone('#a5805c', 0.2)),
    woodenChair(view, { at: place(empty.x - 66, 0, empty.z + 24), turn: 66 }, tone('#a5805c', 0.2)),
  ];
  for (const chair of chairs) {
    chair.behind(pen);
    chair.front(pen);
  }
  drawLunchTable(pen, view, empty);
  drawGlass(pen, view, place(empty.x + 20, tableTop, empty.z + 8));
}
