import { faint, tone } from '../canvas/color.ts';
import { ellipse, fill, inside } from '../canvas/paint.ts';
import type { Pen } from '../canvas/pen.ts';
import { type Place, place, type Stage } from '../canvas/stage.ts';
import { woodenChair } from '../props/chairs.ts';
import { swinging } from '../scenes/beats.ts';
import type { Moment } from '../scenes/scene.ts';
import { attending, feeling } from './attending.ts';
import { aide, friend } from './cast/others.ts';
import { figure } from './figure.ts';
import { sitting, standing, withHands } from './poses.ts';

/** Where Mr. Bell sits, and how high the tables of the hall are. */
export const hisSeat = { at: place(-74, 0, 128), turn: 20 };
export const lunchTop = 74;
/** Where the friend stands, behind his shoulder, and where the aide sits down beside him. */
const friendAt = place(-6, 0, 148);
const guest = { at: place(37, 0, 134), turn: -48 };

/** Drops that slop over the rim of a glass. @param share 0 to 1 of their fall */
export function drawSlops(pen: Pen, view: Stage, rim: Place, share: number) {
  if (share <= 0 || share >= 1) return;
  const scale = view.scale(rim.z);
  for (const [aside, high, r] of [
    [-5, 7, 0.8],
    [5.6, 9, 1],
    [8, 5, 0.6],
    [-7.6, 4, 0.6],
  ] as const) {
    const { x, y } = view.at(
      place(rim.x + aside * (0.4 + share), rim.y + high * Math.sin(Math.PI * share) - 13 * share ** 2, rim.z),
    );
    fill(pen, ellipse(x, y, r * scale, r * 1.25 * scale), faint('#7fb2cf', 0.95));
    fill(pen, ellipse(x - r * 0.3 * scale, y - r * 0.3 * scale, r * 0.3 * scale, r * 0.4 * scale), '#ffffff');
  }
}

/** A friend takes his elbow to help him up, and lets go. @param holds 0 to 1 @param isOver only her hand, over his sleeve */
export function drawFriend(pen: Pen, view: Stage, moment: Moment, holds: number, isOver: boolean) {
  const pose = withHands(standing(friend, { lean: 6 + 10 * holds }), {
    right: {
      to: { left: -8 + 8 * holds, up: 100 - 17 * holds, forward: 22 + 9 * holds },
      shape: holds > 0.6 ? 'grip' : 'open',
      elbow: { out: 0.5, up: -0.8, forward: -0.3 },
    },
  });
  const drawn = figure(
    view,
    { person: friend, at: friendAt, turn: -34, pose, regards: place(hisSeat.at.x, 112, hisSeat.at.z) },
    feeling(attending(moment.idle('friend')), 'concern', 0.6),
  );
  if (!isOver) {
    drawn.draw(pen);
    return;
  }
  // Her hand lies on his sleeve.
  const at = view.at(drawn.skeleton.arms.right.palm);
  const reach = 9 * view.scale(friendAt.z) * Math.min(1, holds * 1.4);
  if (reach > 1) inside(pen, ellipse(at.x, at.y, reach, reach), () => drawn.draw(pen));
}

/** The aide has sat down with him, and talks to him. */
export function drawAide(pen: Pen, view: Stage, moment: Moment) {
  woodenChair(view, guest, tone('#a5805c', 0.2)).behind(pen);
  const told = swinging(moment.beat, 4);
  const pose = withHands(sitting(aide, { seat: 45, lean: 9 + 2 * told }), {
    right: {
      to: { left: -12, up: lunchTop + 8 + 5 * Math.max(0, told), forward: 36 },
      shape: 'open',
      elbow: { out: 0.6, up: -0.7, forward: -0.5 },
    },
  });
  const regards = place(hisSeat.at.x + 4, 112, hisSeat.at.z);
  figure(
    view,
    { person: aide, ...guest, pose, regards },
    feeling(attending(moment.idle('Kelly')), 'warm'),
  ).draw(pen);
}
