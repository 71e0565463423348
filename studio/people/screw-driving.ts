import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { lowerScrew } from '../props/close-views.ts';
import { drawScrewBox } from '../props/screw-box.ts';
import { drawScrewdriver } from '../props/screwdriver.ts';
import { during } from '../scenes/beats.ts';
import type { Performance } from '../scenes/scene.ts';
import { attending } from './attending.ts';
import { figure } from './figure.ts';
import { drawFloorShadow } from './floor-shadow.ts';
import type { Person } from './person.ts';
import { standing, withHands } from './poses.ts';

/** Centimeters from the tip of the screwdriver to the hand. */
const driverLength = 17;

/** Where a screw of a bracket is driven in, and who does it from where. */
export type ScrewDriving = {
  person: Person;
  at: Place;
  turn: number;
  /** The plate of the bracket, how large it is drawn, and how far its screw sticks out at first. */
  bracket: Place;
  size: number;
  outBy: number;
};

/** How far the screw still sticks out. @param beat 0 to 1 */
export const outAt = ({ outBy }: ScrewDriving, beat: number): number =>
  outBy * (1 - during(beat, 0.02, 0.82));

/**
 * Somebody drives the lower screw of a bracket in: the wrist turns and takes hold again, then takes the screwdriver away.
 * @param beat 0 to 1
 */
export function drawScrewDriving(
  pen: Pen,
  view: Stage,
  driving: ScrewDriving,
  performance: Performance,
  beat: number,
): void {
  const { person, at, turn, bracket, size } = driving;
  const [strokes, driven] = [6, during(beat, 0.02, 0.82)];
  const wrist = Math.sin(Math.PI * 2 * strokes * driven);
  const away = during(beat, 0.84, 1);
  const screw = lowerScrew(outAt(driving, beat));
  const tip = place(
    bracket.x + screw.x * size - 12 * away,
    bracket.y - screw.y * size - 9 * away,
    bracket.z - 4,
  );
  const angle = 160;
  const radians = (angle * Math.PI) / 180;
  const palm = place(
    tip.x + driverLength * Math.cos(radians),
    tip.y - driverLength * Math.sin(radians) + 0.8 * wrist,
    tip.z - 2,
  );
  const pose = withHands(
    { ...standing(person, { lean: 10 - 4 * away }), aside: 1 + 1.2 * wrist * (1 - away) },
    {
      left: { to: palm, shape: 'grip', bend: 14 * wrist, elbow: { out: 0.7, up: -0.8, forward: -0.3 } },
      right: {
        to: { left: -13, up: 97, forward: 24 },
        shape: 'hold',
        elbow: { out: 0.5, up: -0.6, forward: -0.8 },
      },
    },
  );
  drawFloorShadow(pen, view, at);
  const drawn = figure(
    view,
    { person, at, turn, pose, regards: { ...bracket, y: bracket.y + 10 - 6 * wrist } },
    attending(performance),
  );
  const box = drawn.skeleton.arms.right.palm;
  drawn.draw(pen, {
    left: () => drawScrewdriver(pen, view, palm, tip, wrist),
    right: () => drawScrewBox(pen, view.at(place(box.x, box.y + 2, box.z)), view.scale(box.z)),
  });
}
